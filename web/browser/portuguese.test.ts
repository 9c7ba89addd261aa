import { expect, test } from "vitest";
import { house } from "./driver/house.ts";
import { BESIEGERS, EVE_OF_BATTLE } from "./driver/records.ts";

const place = house();

test("in Portuguese the page, the prompts, the journal and the rules are Portuguese", async () => {
  const anna = await place.player("anna");
  await anna.comesHome();
  await anna.speaks("pt");
  expect(await anna.page.locator("html").getAttribute("lang")).toBe("pt");
  expect(await anna.page.locator("body").innerText()).toContain("Em cinco minutos");
  await anna.photographs("home-portuguese");

  await anna.opensRecord(EVE_OF_BATTLE);
  await anna.takesOver("axis");
  expect(await anna.prompt()).toMatch(/^Eixo: .*(ataca|ataque)/);
  await anna.page.keyboard.press("e");
  expect(await anna.refusal()).toMatch(/ataca/);
  await anna.attacks("1012");
  await anna.choosesAll(...BESIEGERS);
  await anna.photographs("attack-portuguese");
  await anna.does("declare-here");
  await anna.takesOver("allies");
  await anna.does("stand-here");
  await anna.seesCombatThrough();
  expect(await anna.journal()).toMatch(/Combate em .* Dados \d e \d/);

  await anna.presses("menu");
  await anna.speaks("en");
  await expect.poll(() => anna.prompt()).toMatch(/^(Axis|Allies): /);
  expect(await anna.page.locator("dialog[open]").innerText()).toContain("Save the record");
  await anna.presses("close");
  expect(await anna.journal()).toMatch(/Combat at/);
});

test("whose browser is Portuguese is greeted in Portuguese", async () => {
  const rui = await place.player("rui", { locale: "pt-PT" });
  await rui.comesHome();
  expect(await rui.page.locator("body").innerText()).toContain("Em cinco minutos");
});
