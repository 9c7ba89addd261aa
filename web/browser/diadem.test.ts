import { expect, test } from "vitest";
import { isBeside } from "./driver/hexes.ts";
import { house } from "./driver/house.ts";
import { LAST_LOSSES } from "./driver/records.ts";

const place = house();

test("Diadem is set up, a unit leaves the map for good, another attacks", async () => {
  const anna = await place.player("anna");
  await anna.begins({ game: "diadem", opponent: "screen" });
  await anna.takesOver("allies");
  await anna.photographsOnAllScreens("diadem");
  await anna.setsUp();
  await anna.takesOver("axis");
  await anna.setsUp();
  await anna.takesOver("allies");
  expect(await anna.step()).toBe("moving");

  const { unit, exit } = await anna.findsExit((each) => each.endsWith("-east"));
  await anna.photographs("diadem-exits");
  await anna.leaves(exit);
  expect(await anna.onMap(unit)).toBe(false);
  const gone = anna.page.locator("[data-box=gone]");
  expect(await gone.innerText()).toContain("over the east edge");
  expect(await gone.locator(`[data-choose="${unit}"]`).count()).toBe(1);
  // The other side sees now which unit it was.
  await anna.presses("undo");
  expect(await anna.refusal()).not.toBe("");
  await anna.types("Escape");

  const enemies = await anna.places("axis");
  expect(await anna.movesSomewhere((hex) => enemies.some((enemy) => isBeside(hex, enemy)))).toBe(true);
  await anna.does("end");
  await anna.attacksSomewhere();
  await anna.photographs("diadem-attack");
  await anna.seesCombatThrough();
  expect(await anna.journal()).toMatch(/Dice \d and \d/);
});

test("by the keyboard the cursor goes out over the edge, and a second Enter leaves", async () => {
  const anna = await place.player("anna");
  await anna.begins({ game: "diadem", opponent: "screen" });
  await anna.takesOver("allies");
  await anna.setsUp();
  await anna.takesOver("axis");
  await anna.setsUp();
  await anna.takesOver("allies");
  const { unit, exit } = await anna.findsExit((each) => each.endsWith("-east"));
  await anna.walksTo(exit.split("-")[0]!);
  const before = await anna.version();
  await anna.types("ArrowRight");
  expect(await anna.page.locator(`[data-exit="${exit}"].aimed`).count()).toBe(1);
  await anna.types("Enter");
  expect(await anna.version()).toBe(before);
  expect(await anna.page.locator(`[data-exit="${exit}"][aria-pressed=true]`).count()).toBe(1);
  await anna.types("Enter");
  await anna.sees(() => anna.onMap(unit), false);
});

test("at the end of Diadem each side removes reduced units", async () => {
  const anna = await place.player("anna");
  await anna.opensRecord(LAST_LOSSES, "screen");
  await anna.takesOver("allies");
  expect(await anna.step()).toBe("disbanding");
  const offered = await anna.offered();
  expect(offered.length).toBeGreaterThan(2);
  await anna.photographs("diadem-disbanding");
  // From the list, and from the map.
  await anna.chooses(offered[0]!);
  expect(await anna.onMap(offered[0]!)).toBe(false);
  expect(await anna.page.locator("[data-window=choice]").innerText()).toContain("Still to remove: 1");
  const before = await anna.version();
  await anna.touches(offered[1]!);
  await anna.sees(async () => (await anna.version()) > before, true);
  await anna.takesOver("axis");
  while ((await anna.step()) === "disbanding") await anna.chooses((await anna.offered())[0]!);
  expect(await anna.step()).toBe("over");
  await anna.photographs("diadem-over");
});
