import { expect, test } from "vitest";
import { house } from "./driver/house.ts";
import type { Player } from "./driver/player.ts";

const place = house();

const card = async (player: Player) =>
  Number(await player.page.locator("[data-guide]").getAttribute("data-guide"));
const pointed = (player: Player) =>
  player.page
    .locator("[data-pointed]")
    .evaluateAll((all) => all.map((each) => each.getAttribute("data-pointed")));

test("who never played is led through a first turn", async () => {
  const nina = await place.player("nina");
  await nina.comesHome();
  const first = nina.page.locator("[data-game=gazala] [data-action=lesson]");
  expect(await first.getAttribute("class")).toContain("primary");
  await first.click();
  await nina.page.locator("[data-guide]").waitFor();
  await nina.settled();
  expect(await card(nina)).toBe(0);
  await nina.photographs("lesson-begins");
  await nina.presses("guide-on");

  // A move: where it starts and where it leads is lit, and the card is beside the map.
  expect((await pointed(nina)).sort()).toEqual(["0814", "1213"]);
  expect(await nina.hasInView("1213")).toBe(true);
  await nina.moves("132/Ariete", "1213");
  await nina.sees(() => card(nina), 2);

  // A refusal, with its rule.
  await nina.picks("8B/Ariete");
  await nina.clicksHex("1113");
  await nina.sees(() => card(nina), 3);
  expect(await nina.page.locator("[data-notice=refusal]").getAttribute("data-rule")).toBe("4.1.2b");
  await nina.photographs("lesson-refused");

  // Astray, and back.
  await nina.types("Escape", "Escape");
  await nina.moves("104/21Pz", "1014");
  await nina.page.locator("[data-astray]").waitFor();
  await nina.photographs("lesson-astray");
  await nina.does("guide-undo");
  expect(await nina.page.locator("[data-astray]").count()).toBe(0);

  // Left and taken up again.
  await nina.presses("guide-fold");
  expect(await pointed(nina)).toEqual([]);
  await nina.reloads();
  await nina.presses("guide-open");
  expect(await card(nina)).toBe(3);
  await nina.moves("8B/Ariete", "1014");
  await nina.moves("104/21Pz", "1114");
  await nina.sees(() => card(nina), 5);
  await nina.does("end");

  await nina.attacks("1113");
  await nina.choosesAll("8B/Ariete", "104/21Pz", "132/Ariete");
  await nina.sees(() => card(nina), 8);
  await nina.photographs("lesson-odds");
  await nina.does("declare-here");
  await nina.chooses("8B/Ariete");
  await nina.moves("132/Ariete", "1113");
  await nina.does("halt");
  await nina.does("end");
  await nina.sees(() => card(nina), 12);
  for (const answered of [13, 14, 15]) {
    await nina.does("guide-answer");
    await nina.sees(() => card(nina), answered);
  }
  expect(await nina.turn()).toBe(2);
  await nina.photographs("lesson-over");

  await nina.presses("menu");
  expect(await nina.page.locator("[data-fair]").getAttribute("data-fair")).toBe("lesson");
  await nina.presses("close");
  await nina.presses("guide-play");
  await nina.page.locator("[data-dialog=new]").waitFor();
  expect(await nina.page.locator("[data-mine-lesson]").count()).toBe(1);
});
