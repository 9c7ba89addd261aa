import { expect, test } from "vitest";
import { house } from "./driver/house.ts";
import { BESIEGERS, EVE_OF_BATTLE } from "./driver/records.ts";

const place = house();

test("the enemy's moves come at a pace, can be stopped, and are told and shown again afterwards", async () => {
  const anna = await place.player("anna", {}, { pace: "fast", ask: "off" });
  const film = anna.page.locator("[data-film]");
  // An officer may well leave everybody where they are.
  await anna.begins({ opponent: "computer", player: "greedy", side: "axis" });
  await expect.poll(() => anna.prompt()).toContain("Axis: set up");
  await anna.setsUp();
  // Who ends a phase too early is told once who could still move.
  const idle = anna.page.locator("[data-idle]");
  const able = await anna.able();
  await anna.presses("end");
  await idle.waitFor();
  expect(Number(await idle.getAttribute("data-idle"))).toBe(able.length);
  expect(await idle.innerText()).toContain(`${able.length} units could still move: `);
  await anna.types("Escape");
  expect(await anna.step()).toBe("moving");
  while ((await anna.prompt()).startsWith("Axis")) {
    await anna.endsPhase();
  }
  await film.waitFor();
  await anna.presses("film-pause");
  const stopped = await anna.places("allies");
  await expect.poll(() => film.getAttribute("data-film")).not.toBe("0");
  expect(await anna.places("allies")).toEqual(stopped);
  await anna.photographs("enemy's moves stopped");
  await anna.presses("film-skip");
  expect(await anna.places("allies")).not.toEqual(stopped);

  // Anna goes away; what happens meanwhile waits for her.
  const table = anna.page.url();
  await anna.comesHome();
  await expect
    .poll(
      () =>
        anna.page
          .locator(".yours")
          .count()
          .then(async (count) => {
            if (!count) await anna.comesHome();
            return count;
          }),
      { timeout: 120_000, interval: 2000 },
    )
    .toBe(1);
  await anna.opens(table);
  const since = anna.page.locator("[data-since]");
  await since.waitFor();
  const moves = Number(await since.getAttribute("data-since"));
  expect(moves).toBeGreaterThan(3);
  await anna.presses("since");
  await expect.poll(() => anna.page.locator("[data-place]").count()).toBeGreaterThan(1);
  await anna.presses("arrows");
  await expect
    .poll(async () => Number(await anna.page.locator("[data-ways=since]").getAttribute("data-arrows")))
    .toBeGreaterThan(1);
  await anna.photographs("since");
  const now = await anna.places("allies");
  await anna.presses("watch-again");
  await anna.page.locator("[data-again=true]").waitFor();
  expect(await anna.able()).toEqual([]);
  await expect.poll(() => anna.places("allies")).not.toEqual(now);
  await anna.presses("film-skip");
  await expect.poll(() => anna.places("allies")).toEqual(now);
  expect(await anna.page.locator("[data-again=true]").count()).toBe(0);
}, 240_000);

test("what cannot be taken back is asked once more, until nobody wants to be asked", async () => {
  const anna = await place.player("anna", {}, { pace: "at-once" });
  await anna.opensRecord(EVE_OF_BATTLE, "computer");
  const question = anna.page.locator("[data-ask]");
  await anna.attacks("1012");
  await anna.choosesAll(...BESIEGERS);
  expect(await question.count()).toBe(0);
  const before = await anna.version();
  await anna.presses("declare-here");
  await question.waitFor();
  await anna.photographs("ask");
  await anna.types("Escape");
  await expect.poll(() => question.count()).toBe(0);
  expect(await anna.version()).toBe(before);
  await anna.presses("declare-here");
  await anna.page.locator("[data-action=ask-never]").check();
  await anna.presses("ask-yes");
  await expect.poll(() => anna.version()).toBeGreaterThan(before);
  await anna.presses("menu");
  expect(await anna.page.locator("[data-action=ask]").isChecked()).toBe(false);
});
