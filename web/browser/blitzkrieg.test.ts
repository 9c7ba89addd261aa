import { expect, test } from "vitest";
import { isBeside } from "./driver/hexes.ts";
import { house } from "./driver/house.ts";
import { NEAR_THE_EDGES, RESTED } from "./driver/records.ts";

const place = house();

test("Blitzkrieg is set up, units enter by their road, and one attacks", async () => {
  const anna = await place.player("anna");
  await anna.begins({ game: "blitzkrieg", opponent: "screen" });
  await anna.takesOver("french");
  await anna.photographsOnAllScreens("blitzkrieg");
  expect(await anna.page.locator("[aria-current=step]").innerText()).toContain("a.m.");
  await anna.setsUp();
  await anna.takesOver("german");
  expect(await anna.step()).toBe("moving");

  const enemies = await anna.places("french");
  const arriving = anna.page.locator("[data-due='1'] [data-action=choose]");
  const units = await arriving.evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("data-choose")!));
  expect(units.length).toBeGreaterThan(20);
  expect(await anna.page.locator("[data-hint]").innerText()).toContain(
    `${units.length} units wait to enter: `,
  );
  await anna.tile(units[0]!).hover();
  const gates = await anna.gates();
  expect(gates.length).toBeGreaterThan(0);
  let goal: string | undefined;
  for (const unit of units) {
    await anna.picks(unit);
    goal = (await anna.reach()).find((hex) => enemies.some((enemy) => isBeside(hex, enemy)));
    if (goal) {
      await anna.photographs("blitzkrieg-entering");
      await anna.goesTo(goal);
      await anna.sees(() => anna.whereIs(unit), goal);
      break;
    }
    await anna.types("Escape");
  }
  expect(goal, "a way to the enemy").toBeDefined();
  await anna.does("end");
  expect(await anna.step()).toBe("fighting");
  const target = (await anna.targets()).find((hex) => isBeside(hex, goal!))!;
  await anna.attacks(target);
  await anna.chooses((await anna.choices())[0]!);
  await anna.does("declare-here");
  await anna.seesCombatThrough();
  expect(await anna.journal()).toMatch(/Dice \d and \d/);
});

test("all that wait at one entry are taken in one hand, and who finds no room stays in it", async () => {
  const anna = await place.player("anna");
  await anna.begins({ game: "blitzkrieg", opponent: "screen" });
  await anna.takesOver("french");
  await anna.setsUp();
  await anna.takesOver("german");
  const waiting = (await anna.arriving()).length;
  await anna.picks((await anna.arriving())[0]!);
  await anna.presses("take-stack");
  const held = await anna.held();
  expect(held).toBeGreaterThan(3);
  const hex = (await anna.reach())[0]!;
  await anna.goesTo(hex);
  await expect.poll(() => anna.held()).toBeLessThan(held);
  expect(await anna.refusal()).toContain(hex);
  const moved = held - (await anna.held());
  expect(await anna.counters("german", hex)).toBeGreaterThan(1);
  expect(moved).toBeGreaterThan(1);
  expect(await anna.arriving()).toHaveLength(waiting - moved);
  await anna.photographs("blitzkrieg-column");
  // What went together is taken back together.
  await anna.types("Escape", "Escape");
  await anna.presses("undo");
  await expect.poll(() => anna.arriving().then((left) => left.length)).toBe(waiting);
});

test("rested units recover, as many as may", async () => {
  const anna = await place.player("anna");
  await anna.opensRecord(RESTED, "screen");
  await anna.takesOver("french");
  expect(await anna.step()).toBe("recovering");
  const offered = await anna.offered();
  expect(offered.length).toBeGreaterThan(2);
  await anna.photographs("blitzkrieg-recovering");
  await anna.chooses(offered[0]!);
  expect(await anna.offered()).not.toContain(offered[0]);
  await anna.does("enough-here");
  expect(await anna.step()).toBe("moving");
  expect(await anna.journal()).toContain("recovers from its loss");
});

test("a French unit leaves the map and may come back", async () => {
  const anna = await place.player("anna");
  await anna.opensRecord(NEAR_THE_EDGES, "screen");
  await anna.takesOver("french");
  const { unit, exit } = await anna.findsExit((each) => /-(north|south|west)$/.test(each));
  await anna.photographs("blitzkrieg-exits");
  await anna.leaves(exit);
  expect(await anna.onMap(unit)).toBe(false);
  const listed = anna.page.locator(`[data-arrival="${unit}"]`);
  expect(await listed.innerText()).toContain("may come back");
  expect(await anna.page.locator(`[data-box=gone] [data-choose="${unit}"]`).count()).toBe(0);
});
