import { expect, test } from "vitest";
import { house } from "./driver/house.ts";
import { EVE_OF_BATTLE, LAST_TURN } from "./driver/records.ts";

const place = house();

test("a battle goes on after the page is loaded again and after the server was killed", async () => {
  const anna = await place.player("anna");
  await anna.opensRecord(EVE_OF_BATTLE);
  await anna.takesOver("axis");
  await anna.attacks("1012");
  await anna.chooses("8/15Pz");

  await anna.reloads();
  await anna.takesOverIfAsked();
  expect(await anna.step()).toBe("gathering");
  expect(await anna.fighters()).toEqual(["8/15Pz"]);
  await anna.chooses("66/Trieste");
  const version = await anna.version();

  await place.server.kill();
  await anna.page.locator("[data-notice=line]").waitFor();
  await anna.photographs("line-down");
  await anna.tile("27/Pavia").click();
  await expect.poll(() => anna.page.locator("[data-notice=news]").innerText()).toContain("Nothing is lost");
  await place.server.start();
  await anna.page.locator("[data-notice=line]").waitFor({ state: "detached" });
  await anna.settled();
  expect(await anna.version()).toBe(version);
  expect((await anna.fighters()).sort()).toEqual(["66/Trieste", "8/15Pz"]);

  // A unit can be taken out of the attack again, and put back.
  await anna.page.locator('[data-choose="66/Trieste"][data-action=take-out]').click();
  await expect.poll(() => anna.fighters()).toEqual(["8/15Pz"]);
  await anna.chooses("66/Trieste");
  await anna.chooses("27/Pavia");
  await anna.does("declare-here");
  await anna.takesOver("allies");
  expect(await anna.step()).toBe("defending");
  await anna.does("stand-here");
  await anna.seesCombatThrough();
  expect(await anna.step()).toBe("fighting");
});

test("answers carry only what is new, and the journal is whole all the same", async () => {
  const anna = await place.player("anna");
  const lines: number[] = [];
  anna.page.on("response", async (answer) => {
    if (answer.request().method() === "POST" && /\/(moves|undo)\?/.test(answer.url())) {
      lines.push(((await answer.json()) as { journal: unknown[] }).journal.length);
    }
  });
  await anna.opensRecord(LAST_TURN);
  await anna.takesOver("axis");
  for (let i = 0; i < 3; i++) expect(await anna.movesSomewhere(() => true)).toBe(true);
  await anna.does("undo");
  expect(lines).toEqual([1, 1, 1, 0]);
  const told = await anna.journal();
  expect(told.split("\n").length).toBeGreaterThan(1);
  await anna.reloads();
  await anna.takesOver("axis");
  expect(await anna.journal()).toBe(told);
});

test("a click that comes before the page knows what may be done is not lost", async () => {
  const anna = await place.player("anna");
  await anna.opensRecord(LAST_TURN);
  await anna.takesOver("axis");
  const unit = await anna.alone();
  // As from a server that answers with the state alone.
  await anna.page.route("**/api/matches/*?choices*", async (route) => {
    const answer = await route.fetch();
    const state = await answer.json();
    delete state.choices;
    await route.fulfill({ response: answer, json: state });
  });
  await anna.reloads();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await anna.page.route("**/choices", async (route) => {
    await held;
    await route.continue();
  });
  await anna.button("handover").click();
  const box = (await anna.page.locator(`[data-piece="${unit}"]`).boundingBox())!;
  await anna.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  expect(await anna.page.locator("[role=application][aria-busy=true]").count()).toBe(1);
  expect(await anna.picked()).toEqual([]);
  release();
  await anna.sees(() => anna.picked(), [unit]);
});

test("what the server did not answer is asked for again, though nothing else happens", async () => {
  const anna = await place.player("anna");
  const bob = await place.player("bob");
  await anna.opensRecord(EVE_OF_BATTLE, "friend");
  await bob.opens(await anna.page.locator("[data-link]").inputValue());
  await bob.presses("sit");
  await bob.page.locator("[data-step]").waitFor();
  // The line for news stays open meanwhile.
  let refused = 0;
  await bob.page.route("**/api/matches/*?choices&after=*", async (route) => {
    refused += 1;
    await route.fulfill({ status: 500, json: { error: "not now" } });
  });
  await anna.attacks("1012");
  await anna.choosesAll("8/15Pz", "66/Trieste", "27/Pavia");
  await anna.does("declare-here");
  await expect.poll(() => refused).toBeGreaterThan(1);
  expect(await bob.page.locator("[data-notice]").innerText()).toContain("not now");
  await bob.page.unroute("**/api/matches/*?choices&after=*");
  await expect.poll(() => bob.step(), { timeout: 20_000 }).toBe("defending");
  expect(await bob.page.locator("[data-notice]").count()).toBe(0);
  await bob.does("stand-here");
});
