import { expect, test } from "vitest";
import { house } from "./driver/house.ts";
import type { Player } from "./driver/player.ts";
import { BESIEGERS, EVE_OF_BATTLE } from "./driver/records.ts";

const place = house();

test("the computer answers by itself, and its moves appear one by one", async () => {
  const anna = await place.player("anna");
  // An officer may well leave everybody where they are.
  await anna.begins({ opponent: "computer", player: "greedy", side: "axis" });
  // The Allies set up first.
  await expect.poll(() => anna.prompt()).toContain("Axis: set up");
  await anna.moves("PiGer", "0607");
  await anna.moves("GenIt", "0607");
  await anna.moves("361/90Lt", "0605");
  await anna.endsPhase();
  const before = await anna.places("allies");
  const asked = await anna.page.locator("[data-prompt]").evaluateHandle((prompt) => {
    const said: string[] = [];
    const watch = () => said.push(prompt.textContent ?? "");
    new MutationObserver(watch).observe(prompt, { childList: true, characterData: true, subtree: true });
    return said;
  });
  await anna.endsPhase();

  await expect.poll(() => asked.jsonValue()).toContainEqual(expect.stringContaining("are thinking"));
  await expect.poll(() => anna.places("allies")).not.toEqual(before);
  const first = await anna.version();
  await expect.poll(() => anna.version()).toBeGreaterThan(first + 3);
  expect(await anna.journal()).toContain("Allies Movement Phase");
  expect(await anna.button("end").count()).toBe(0);
  await anna.photographs("computer");
});

test("each move of the computer is told where one looks, with what it is good for", async () => {
  const anna = await place.player("anna", {}, { pace: "fast" });
  await anna.begins({ game: "afrika-korps", opponent: "computer", player: "recruit", side: "allies" });
  const told = anna.page.locator("[data-told]").filter({ has: anna.page.locator("[data-told-reason]") });
  const since = anna.page.locator("[data-action=since][aria-expanded=false]");
  const tells = async (): Promise<string> => {
    // A computer that was done before the table was there is watched afterwards.
    if (await since.isVisible()) {
      await since.click();
      await anna.page.locator("[data-action=watch-again]").click();
    }
    return (await told.allInnerTexts()).join();
  };
  await expect.poll(tells, { timeout: 40_000 }).toMatch(/ moves from .+\n.*\w/);
});

/** Units of the other side whose names are long enough to be found nowhere by chance. */
const SECRETS = {
  axis: ["5/21Pz", "8/15Pz", "115/15Pz", "104/21Pz", "155/90Lt", "132/Ariete", "PiGer", "GenIt", "PzA"],
  allies: ["22/1Arm", "4/7Arm", "150/50", "3Ind/7Arm", "1FL", "8Ex", "XIII", "201G", "32Tk"],
};

async function knowsNothing(player: Player, other: "axis" | "allies", shown: string[] = []): Promise<void> {
  for (const tab of ["units", "journal", "table"] as const) {
    await player.turnsTo(tab);
    const all = await player.everything();
    expect(SECRETS[other].filter((unit) => all.includes(unit) && !shown.includes(unit))).toEqual([]);
  }
}

/** What the menu says that each seat has added to the dice, by side. */
async function nonces(player: Player): Promise<Record<string, string>> {
  const shown = await player.page
    .locator("[data-nonce]")
    .evaluateAll((all) => all.map((each) => [each.getAttribute("data-nonce"), each.textContent]));
  return Object.fromEntries(shown) as Record<string, string>;
}

test("each player adds a nonce of their own to the dice, and no die is rolled before", async () => {
  const anna = await place.player("anna");
  const bob = await place.player("bob");
  await anna.opensRecord(EVE_OF_BATTLE, "friend");
  const link = await anna.page.locator("[data-link]").inputValue();
  // Anna has only sealed hers: Bob, who comes last, must not know it when he chooses.
  expect(Object.values(await nonces(anna)).filter((each) => /^[0-9a-f]{32}$/.test(each))).toEqual([]);
  await bob.opens(link);
  await bob.presses("sit");
  await bob.page.locator("[data-step]").waitFor();
  await expect
    .poll(async () => Object.values(await nonces(bob)))
    .toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
  await expect.poll(() => nonces(anna)).toEqual(await nonces(bob));
  expect(await anna.page.getByText("made by the server").count()).toBe(0);

  await anna.begins({ opponent: "screen" });
  expect(Object.keys(await nonces(anna)).sort()).toEqual(["allies", "axis"]);
  expect(await anna.page.getByText("made by the server").count()).toBe(0);
  await anna.begins({ opponent: "computer", side: "axis" });
  expect((await nonces(anna))["axis"]).toMatch(/^[0-9a-f]{32}$/);
  expect(await anna.page.getByText("made by the server").count()).toBe(1);
});

test("two people play by a link, each sees the other's moves and nothing that is hidden", async () => {
  const anna = await place.player("anna");
  const bob = await place.player("bob");
  await anna.begins({ opponent: "friend", side: "axis" });
  const link = await anna.page.locator("[data-link]").inputValue();
  await anna.photographs("invitation");

  await bob.opens(link);
  await bob.photographs("join");
  await bob.presses("sit");
  await bob.page.locator("[data-step]").waitFor();
  await bob.settled();
  expect(await bob.prompt()).toContain("Allies: set up");
  await bob.moves("XIII", "1205");
  await expect.poll(() => anna.counters("allies", "1205")).toBe(2);
  await bob.moves("XXX", "1509");
  await bob.moves("8Ex", "1507");

  await expect.poll(() => anna.prompt()).toContain("Axis: set up");
  await anna.settled();
  await expect.poll(() => anna.page.locator("[data-invite]").count()).toBe(0);
  await anna.moves("PiGer", "0607");
  await anna.moves("GenIt", "0607");
  expect(await bob.counters("axis", "1014")).toBe(0);
  await anna.moves("8/15Pz", "1014");
  await expect.poll(() => bob.counters("axis", "1014")).toBe(1);
  expect(await bob.prompt()).toContain("Waiting for the Axis.");

  await knowsNothing(anna, "allies");
  await knowsNothing(bob, "axis");
  // The link has done its work: nobody else can use it.
  const carl = await place.player("carl");
  await carl.opens(link);
  await carl.page.getByRole("alert").waitFor();
  expect(await carl.button("join").count()).toBe(0);
});

test("who has only the match's address watches: it goes on before their eyes, and nothing hidden shows", async () => {
  const anna = await place.player("anna");
  const carl = await place.player("carl");
  await anna.begins({ opponent: "screen" });
  await carl.opens(anna.page.url());
  await carl.page.locator("[data-step]").waitFor();
  expect(await carl.prompt()).toContain("You are watching this match.");
  await anna.takesOver("allies");
  await anna.setsUp();
  await anna.takesOver("axis");
  await anna.setsUp();
  await expect.poll(() => carl.step()).toBe("moving");
  await anna.moves("8/15Pz", "1014");
  await expect.poll(() => carl.counters("axis", "1014")).toBe(1);
  await carl.settled();
  await knowsNothing(carl, "axis");
  await knowsNothing(carl, "allies");
  expect(await carl.able()).toEqual([]);
  expect(await carl.button("end").count()).toBe(0);
  await carl.photographs("watching");
});

test("a match opened from a record goes on with a friend or against the computer", async () => {
  const anna = await place.player("anna");
  const bob = await place.player("bob");
  await anna.opensRecord(EVE_OF_BATTLE, "friend");
  await bob.opens(await anna.page.locator("[data-link]").inputValue());
  await bob.presses("sit");
  await bob.page.locator("[data-step]").waitFor();
  await bob.settled();
  await anna.attacks("1012");
  await anna.choosesAll(...BESIEGERS);
  await anna.does("declare-here");
  await expect.poll(() => bob.step()).toBe("defending");
  await bob.settled();
  await bob.does("stand-here");
  expect(await bob.journal()).toMatch(/Combat at Bir Hacheim/);
  await knowsNothing(bob, "axis", ["8/15Pz"]);

  await anna.opensRecord(EVE_OF_BATTLE, "computer");
  await anna.attacks("1012");
  await anna.choosesAll(...BESIEGERS);
  await anna.does("declare-here");
  await expect.poll(() => anna.journal()).toMatch(/Combat at Bir Hacheim/);
});
