import { expect, test } from "vitest";
import { house } from "./driver/house.ts";
import { BESIEGERS, EVE_OF_BATTLE, LAST_TURN } from "./driver/records.ts";

const place = house();

test("what is not allowed says why, and its rule can be read", async () => {
  const anna = await place.player("anna");
  await anna.opensRecord(EVE_OF_BATTLE);
  await anna.takesOver("axis");

  // Ending the phase is not offered while units must attack; the key says why.
  await expect.poll(() => anna.page.locator("[data-prompt]").innerText()).toMatch(/must still attack/);
  expect(await anna.page.locator("[data-action=end]").count()).toBe(0);
  await anna.page.keyboard.press("e");
  expect(await anna.refusal()).toMatch(/must attack.* \d+\.\d[\d.]*[a-z]?/s);
  await anna.photographs("refusal");
  const rule = (await anna.page.locator("[data-notice] [data-rule]").getAttribute("data-rule"))!;
  await anna.page.locator("[data-notice] [data-rule]").click();
  const dialog = anna.page.locator("[data-dialog=rule]");
  await expect.poll(() => dialog.innerText()).toMatch(/\w+ \w+ \w+/);
  expect(await dialog.locator("h2").innerText()).toContain(rule);
  await anna.photographs("rule");

  const [page] = await Promise.all([
    anna.page.waitForEvent("popup"),
    dialog.getByRole("link").last().click(),
  ]);
  const text = page.locator(`[id="${await dialog.locator("h2").innerText()}"]`);
  await text.waitFor();
  expect(await text.innerText()).toMatch(/\w+ \w+ \w+/);
  await page.close();
});

test("a unit that cannot go there is refused by the rule that forbids it", async () => {
  const anna = await place.player("anna");
  await anna.opensRecord(LAST_TURN);
  await anna.takesOver("axis");
  const unit = (await anna.able())[0]!;
  const from = await anna.whereIs(unit);
  await anna.picks(unit);
  await anna.clicksHex("2501");
  expect(await anna.refusal()).toMatch(/\w+ \w+.* \d+\.\d/s);
  expect(await anna.whereIs(unit)).toBe(from);
});

test("a move is taken back, and dice are not", async () => {
  const anna = await place.player("anna");
  await anna.opensRecord(LAST_TURN);
  await anna.takesOver("axis");
  const unit = (await anna.able())[0]!;
  const from = await anna.whereIs(unit);
  await anna.picks(unit);
  const to = (await anna.reach())[0]!;
  await anna.goesTo(to);
  await anna.sees(() => anna.whereIs(unit), to);
  await anna.presses("undo");
  await anna.sees(() => anna.whereIs(unit), from);
  await anna.presses("undo");
  expect(await anna.refusal()).not.toBe("");

  await anna.opensRecord(EVE_OF_BATTLE);
  await anna.takesOver("axis");
  await anna.attacks("1012");
  await anna.chooses("8/15Pz");
  // Two more have no other enemy to attack: the attack is not offered without them.
  await expect
    .poll(() => anna.page.locator("[data-prompt]").innerText())
    .toMatch(/27\/Pavia.* must take part/);
  await anna.choosesAll(...BESIEGERS.slice(1));
  await anna.does("declare-here");
  await anna.takesOver("allies");
  await anna.does("stand-here");
  await anna.takesOverIfAsked();
  await anna.presses("undo");
  expect(await anna.refusal()).toMatch(/\w+ \w+/);
});

test("the rules are found by number and by word", async () => {
  const anna = await place.player("anna");
  await anna.opens("/rules/gazala#5.3a");
  const rule = anna.page.locator('[id="5.3a"]');
  await rule.waitFor();
  await expect
    .poll(() => rule.evaluate((found) => found.getBoundingClientRect().top < innerHeight))
    .toBe(true);
  await anna.photographs("rules");
  await anna.page.locator("[data-action=search-rules]").fill("minefield");
  await expect.poll(() => anna.page.locator("article [data-rule]").first().innerText()).toMatch(/minefield/i);
  expect(await anna.page.locator("article [data-rule]").count()).toBeLessThan(60);
});
