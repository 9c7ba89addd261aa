import { expect, test } from "vitest";
import { house } from "./driver/house.ts";
import type { Player } from "./driver/player.ts";

const place = house();

/** What is to be touched according to the card, and what the map marks, as far as neither the card nor an edge hides it. */
async function seen(player: Player): Promise<{ drawn: number; hidden: number }> {
  return player.page.evaluate(() => {
    const card = document.querySelector("[data-cards]")!.getBoundingClientRect();
    const map = document.querySelector("[data-board]")!.getBoundingClientRect();
    const ends = [...document.querySelectorAll<SVGPathElement>("[data-ways=hint] path.way")].flatMap((way) =>
      [0, way.getTotalLength()].map((at) => way.getPointAtLength(at).matrixTransform(way.getScreenCTM()!)),
    );
    const within = (box: DOMRect, { x, y }: DOMPoint) =>
      x > box.left && x < box.right && y > box.top && y < box.bottom;
    return {
      drawn: ends.length,
      hidden: ends.filter((end) => within(card, end) || !within(map, end)).length,
    };
  });
}

test("a hint is drawn where it can be seen, tells all that it is asked for, and is the same when asked again", async () => {
  const anna = await place.player("anna");
  await anna.begins({ game: "afrika-korps", opponent: "computer", player: "recruit", side: "axis" });
  await anna.presses("hint");
  const card = anna.page.locator("section[data-hint]");
  await card.waitFor();
  const steps = Number(await card.getAttribute("data-hint"));
  expect(steps).toBeGreaterThan(5);
  await anna.page.waitForTimeout(1500);
  await anna.photographs("hint");
  await expect.poll(() => seen(anna)).toEqual({ drawn: expect.any(Number), hidden: 0 });
  expect((await seen(anna)).drawn).toBeGreaterThan(10);
  await anna.photographs("hint");

  const told = anna.page.locator("[data-hinted]");
  expect(await told.count()).toBe(5);
  await anna.page.locator("[data-action=unfold-hint]").click();
  expect(await told.count()).toBe(steps);
  const said = await told.allInnerTexts();
  await anna.page.locator("[data-action=dismiss-hint]").click();
  expect(await told.count()).toBe(0);
  await anna.presses("hint");
  expect(await told.allInnerTexts()).toEqual(said);
});
