import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { house } from "./driver/house.ts";
import type { Player } from "./driver/player.ts";

// A game that the page has never heard of: it is on no shelf, only in the kit that the tests share.
const place = house(fileURLToPath(new URL("../../testkit/target/classes", import.meta.url)));

async function attributes(player: Player, selector: string, name: string): Promise<string[]> {
  return player.page
    .locator(selector)
    .evaluateAll((all, attribute) => all.map((each) => each.getAttribute(attribute) ?? ""), name);
}

const cards = (player: Player) => attributes(player, "[data-card]", "data-card");
const blocks = (player: Player) => attributes(player, "[data-piece]", "data-piece");

test("two people play a game of cards and secrets to its end, and neither sees what is the other's", async () => {
  const anna = await place.player("anna");
  const bob = await place.player("bob");
  await anna.begins({ game: "outpost", opponent: "friend", side: "red" });
  await bob.opens(await anna.page.locator("[data-link]").inputValue());
  await bob.presses("sit");
  await bob.page.locator("[data-step]").waitFor();
  await bob.settled();

  expect(await cards(anna)).toHaveLength(2);
  expect(await cards(bob)).toHaveLength(2);
  expect(await anna.page.locator(".card.back").count()).toBe(2);
  expect((await blocks(anna)).sort()).toEqual(["?bx", "?by", "?bz", "r1", "r2", "r3"]);
  expect((await blocks(bob)).sort()).toEqual(["?rx", "?ry", "?rz", "b1", "b2", "b3"]);

  // Red lays a card, and Blue cannot tell it from one that was not laid.
  const before = await bob.page.locator("[data-hand]").innerText();
  await anna.page.locator("[data-card][data-action=lay]").first().click();
  await expect.poll(() => bob.prompt()).toContain("Blue: lay a card");
  await bob.settled();
  expect(await bob.page.locator("[data-hand]").innerText()).toBe(before);
  expect(await bob.journal()).not.toMatch(/c\d/);
  expect(await anna.journal()).toMatch(/You lay c\d/);
  await anna.photographs("cards");

  await anna.presses("panel-table");
  await bob.presses("panel-table");
  for (let decisions = 0; decisions < 40; decisions++) {
    await expect.poll(async () => (await bob.version()) - (await anna.version())).toBe(0);
    await Promise.all([anna.settled(), bob.settled()]);
    if ((await anna.step()) === "over") break;
    const [mover, letter] = (await anna.prompt()).startsWith("Red") ? [anna, "r"] : [bob, "b"];
    const version = await mover.version();
    if ((await mover.step()) === "laying") {
      const card = mover.page.locator("[data-card][data-action=lay]").first();
      await ((await card.count()) ? card.click() : mover.presses("pass"));
    } else {
      await mover.picks((await blocks(mover)).find((id) => id.startsWith(letter))!);
      const [hex] = await mover.reach();
      await (hex ? mover.goesTo(hex) : mover.presses("stay"));
    }
    await expect.poll(() => mover.version()).toBeGreaterThan(version);
  }
  expect(await anna.step()).toBe("over");
  await anna.photographs("outpost-over");
});
