import { expect, test } from "vitest";
import { house } from "./driver/house.ts";
import type { Player } from "./driver/player.ts";

const place = house();

/** Presses Tab until what has the focus answers to an action. */
async function tabsTo(player: Player, action: string): Promise<void> {
  const focused = () =>
    player.page.evaluate(() => {
      const { action, new: game } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
      return game ? `${action} ${game}` : action;
    });
  for (let presses = 0; (await focused()) !== action; presses++) {
    expect(presses, `Tab leads to ${action}`).toBeLessThan(40);
    await player.types("Tab");
  }
}

/** Moves the cursor with the arrows until it stands where the unit in the hand may go. */
async function steersTo(player: Player, ...arrows: string[]): Promise<string> {
  const reach = await player.reach();
  for (let presses = 0; ; presses++) {
    const cursor = await player.cursor();
    if (reach.includes(cursor)) {
      return cursor;
    }
    expect(presses, "the arrows lead to a hex in reach").toBeLessThan(40);
    await player.types(arrows[presses % arrows.length]!);
  }
}

/** Draws a route of one's own with the arrows and Space, hex by hex, around a corner. */
async function draws(player: Player): Promise<{ unit: string; hexes: string[] }> {
  const unit = (await player.picked())[0]!;
  const reach = await player.reach();
  const hexes = [await player.cursor()];
  for (const [arrow, back] of [
    ["ArrowDown", "ArrowUp"],
    ["ArrowLeft", "ArrowRight"],
    ["ArrowUp", "ArrowDown"],
  ] as const) {
    await player.types(arrow);
    const cursor = await player.cursor();
    if (reach.includes(cursor) && !hexes.includes(cursor)) {
      hexes.push(cursor);
      await player.types(" ");
    } else {
      await player.types(back);
    }
  }
  expect(hexes.length).toBeGreaterThan(2);
  expect(await player.button("route-go").isEnabled()).toBe(true);
  return { unit, hexes };
}

test("a match is begun, a unit is moved and the phase ended without the mouse", async () => {
  const anna = await place.player("anna");
  await anna.comesHome();
  await tabsTo(anna, "new gazala");
  await anna.types("Enter");
  await tabsTo(anna, "begin");
  await anna.types("Enter");
  await expect.poll(() => anna.prompt()).toContain("Axis: set up");
  await anna.settled();

  for (let unit = 0; unit < 2; unit++) {
    await anna.types("n");
    await steersTo(anna, "ArrowLeft", "ArrowUp", "ArrowLeft");
    await anna.types("Enter");
  }
  await expect.poll(() => anna.step()).toBe("moving");
  await anna.settled();

  await anna.types("n");
  const unit = (await anna.picked())[0]!;
  const from = await anna.whereIs(unit);
  expect(await anna.cursor()).toBe(from);
  const to = await steersTo(anna, "ArrowUp", "ArrowLeft", "ArrowDown");
  await anna.photographs("keyboard");
  await anna.types("Enter");
  await anna.sees(() => anna.whereIs(unit), to);

  await anna.types("u");
  await anna.sees(() => anna.whereIs(unit), from);
  await anna.types("n");
  const route = await draws(anna);
  await anna.photographs("route");
  await anna.types("Enter");
  await anna.sees(() => anna.whereIs(route.unit), route.hexes.at(-1)!);
  expect(await anna.asks((state) => state.journal.at(-1)!.move)).toBe(
    `${route.unit} ${route.hexes.join("-")}`,
  );

  await anna.types("e");
  await anna.sees(() => anna.step(), "fighting");
  await anna.types("?");
  await anna.photographs("keys");
});
