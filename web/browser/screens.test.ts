import { expect, test } from "vitest";
import { house } from "./driver/house.ts";
import { difference } from "./driver/pictures.ts";
import { PHONE, TABLET } from "./driver/screens.ts";
import { BESIEGERS, EVE_OF_BATTLE, LAST_TURN } from "./driver/records.ts";

const place = house();

test("the picture of the map is the map as it is drawn, by day and in the dark", async () => {
  const anna = await place.player("anna");
  await anna.opensRecord(EVE_OF_BATTLE);
  await anna.takesOver("axis");
  await anna.presses("zoom-in");
  for (const theme of ["light", "dark"]) {
    await anna.page.evaluate((chosen) => (document.documentElement.dataset["theme"] = chosen), theme);
    await anna.page.locator("[data-picture=sharp]").waitFor({ state: "attached" });
    const board = anna.page.locator("[data-board]");
    const picture = await board.screenshot();
    const lay = (plates: boolean) =>
      anna.page.evaluate((drawn) => {
        const { style } = document.querySelector<HTMLElement>(".plates")!;
        Object.assign(
          style,
          drawn ? { display: "block", willChange: "auto" } : { display: "", willChange: "" },
        );
        document.querySelector<HTMLElement>(".picture")!.hidden = drawn;
      }, plates);
    await lay(true);
    const drawn = await board.screenshot();
    await lay(false);
    // Without its grid or its numbers it is ten times as far from it.
    expect(await difference(anna.page, picture, drawn), theme).toBeLessThan(0.0005);
  }
});

test("on a phone one follows and answers", async () => {
  const anna = await place.player("anna");
  const bob = await place.player("bob", { viewport: PHONE, hasTouch: true, isMobile: true });
  await anna.begins({ opponent: "friend", side: "allies" });
  const link = await anna.page.locator("[data-link]").inputValue();
  await bob.opens(link);
  await bob.photographs("phone-join");
  await bob.presses("sit");
  await bob.page.locator("[data-step]").waitFor();
  await bob.settled();
  await anna.moves("XIII", "1205");
  await expect.poll(() => bob.counters("allies", "1205")).toBe(2);
  await bob.photographs("phone-following");
  await anna.moves("XXX", "1509");
  await anna.moves("8Ex", "1507");

  await expect.poll(() => bob.prompt()).toContain("Axis: set up");
  await bob.settled();
  await bob.photographs("phone-set-up");
  await bob.moves("PiGer", "0607");
  await bob.moves("GenIt", "0607");
  await bob.moves("361/90Lt", "0605");
  await expect.poll(() => anna.counters("axis", "0605")).toBe(2);
  const wide = await bob.page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
  await bob.photographs("phone");
});

test("on a phone a defence is declared", async () => {
  const anna = await place.player("anna", { viewport: PHONE, hasTouch: true, isMobile: true });
  await anna.opensRecord(EVE_OF_BATTLE);
  await anna.takesOver("axis");
  await anna.attacks("1012");
  await anna.choosesAll(...BESIEGERS);
  await anna.sees(() => anna.hasInView("1012"), true);
  await anna.photographs("phone-attack");
  await anna.does("declare-here");
  await anna.takesOver("allies");
  await anna.photographs("phone-defending");
  await anna.does("stand-here");
  await anna.seesCombatThrough();
  expect(await anna.journal()).toMatch(/Combat at Bir Hacheim/);
  await anna.photographs("phone-journal");
});

test("on a tablet and in the dark", async () => {
  const anna = await place.player("anna", { viewport: TABLET, hasTouch: true });
  await anna.opensRecord(EVE_OF_BATTLE);
  await anna.takesOver("axis");
  await anna.attacks("1012");
  await anna.chooses("8/15Pz");
  await anna.photographs("tablet");

  const bob = await place.player("bob", { colorScheme: "dark" });
  await bob.comesHome();
  await bob.photographs("home-dark");
  await bob.opensRecord(EVE_OF_BATTLE);
  await bob.takesOver("axis");
  await bob.attacks("1012");
  await bob.chooses("8/15Pz");
  await bob.photographs("dark");
  const paper = await bob.page
    .locator("header")
    .first()
    .evaluate((bar) => getComputedStyle(bar).backgroundColor);
  const [red = 255] = (paper.match(/\d+/g) ?? []).map(Number);
  expect(red).toBeLessThan(90);
});

test("by finger: the first touch shows the way and its cost, the second goes, a rest tells about the hex", async () => {
  const anna = await place.player("anna", { viewport: TABLET, hasTouch: true });
  await anna.opensRecord(LAST_TURN);
  await anna.takesOver("axis");
  const unit = await anna.alone();
  const from = await anna.whereIs(unit);
  await anna.picks(unit);
  const reach = await anna.reach();
  const seen = await Promise.all(reach.map((hex) => anna.hasInView(hex)));
  const goal = reach.find((hex, i) => hex !== from && seen[i])!;
  await anna.clicksHex(goal);
  expect(await anna.whereIs(unit)).toBe(from);
  expect(await anna.page.locator("[data-plan]").innerText()).toMatch(/\d of \d+ points/);
  await anna.photographs("tablet-armed");
  await anna.clicksHex(goal);
  await anna.sees(() => anna.whereIs(unit), goal);

  await anna.rests("1012");
  expect(await anna.page.locator("[data-report]").getAttribute("data-report")).toBe("1012");
  await anna.photographs("tablet-report");
});

test("who drags by a way that may not be gone goes by the cheapest", async () => {
  const anna = await place.player("anna");
  await anna.opensRecord(LAST_TURN);
  await anna.takesOver("axis");
  const unit = await anna.alone();
  await anna.picks(unit);
  const reach = await anna.reach();
  await anna.types("Escape");
  const goal = reach[0]!;
  // There and back again, farther than anybody goes in a turn.
  await anna.drags(unit, ...Array.from({ length: 6 }, () => [reach.at(-1)!, goal]).flat());
  await anna.sees(() => anna.whereIs(unit), goal);
});
