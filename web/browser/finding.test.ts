import { expect, test } from "vitest";
import { house } from "./driver/house.ts";
import { LAST_TURN } from "./driver/records.ts";

const place = house();

test("a unit is found by its name, and the map goes there", async () => {
  const anna = await place.player("anna");
  await anna.opensRecord(LAST_TURN);
  await anna.takesOver("axis");
  const unit = (await anna.able()).at(-1)!;
  const hex = await anna.whereIs(unit);
  for (let i = 0; i < 8; i++) await anna.types("+");
  if (await anna.hasInView(hex)) for (let i = 0; i < 2; i++) await anna.types("+");
  await anna.types("f");
  await anna.page.keyboard.type(unit);
  await expect.poll(() => anna.page.locator("[data-find]").count()).toBe(1);
  await anna.photographs("finder");
  await anna.types("Enter");
  expect(await anna.cursor()).toBe(hex);
  await anna.sees(() => anna.hasInView(hex), true);
  await anna.sees(() => anna.picked(), [unit]);

  await anna.types("/");
  await anna.page.keyboard.type("nobody of this name");
  expect(await anna.page.locator("[data-action=find]").count()).toBe(0);
  await anna.types("Escape", "0");
  await anna.photographs("found");
});

test("where the mouse points, a key tells all about the hex; the panel shows it from its beginning", async () => {
  const anna = await place.player("anna");
  await anna.opensRecord(LAST_TURN);
  await anna.takesOver("axis");
  await anna.turnsTo("map");
  await anna.page.locator("[role=tabpanel]").evaluate((panel) => (panel.scrollTop = panel.scrollHeight));
  await anna.pointsAt("1012");
  await anna.types("i");
  const report = anna.page.locator("[data-report]");
  await anna.sees(() => report.getAttribute("data-report"), "1012");
  await anna.sees(() => anna.page.locator("[role=tabpanel]").evaluate((panel) => panel.scrollTop), 0);
});

test("reinforcements are listed by the turn in which they come", async () => {
  const anna = await place.player("anna");
  await anna.begins({ opponent: "screen" });
  await anna.takesOver("allies");
  const turns = anna.page.locator("[data-due]");
  expect(
    await turns.evaluateAll((found) => found.map((each) => Number(each.getAttribute("data-due")))),
  ).toEqual([5, 10, 13]);
  expect(await turns.first().innerText()).toMatch(
    /Turn 5.*3 Jun[\s\S]*10th Indian Brigade[\s\S]*from the east/,
  );
  expect(await anna.page.locator("[data-box=free] [data-choose]").first().getAttribute("data-choose")).toBe(
    "8Ex",
  );
  await anna.presses("menu");
  await anna.speaks("pt");
  await anna.presses("close");
  await expect.poll(() => turns.first().innerText()).toContain("pelo leste");
});
