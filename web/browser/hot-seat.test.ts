import { expect, test } from "vitest";
import { house } from "./driver/house.ts";
import { A_DRAW, AFTER_THE_DICE, LAST_TURN } from "./driver/records.ts";

const place = house();

test("two people at one screen play from home through the first turn", async () => {
  const anna = await place.player("anna");
  await anna.comesHome();
  await anna.photographs("home");
  await anna.begins({ opponent: "screen", options: ["open-odds"] });

  await anna.photographs("handover");
  await anna.takesOver("allies");
  expect(await anna.prompt()).toContain("Allies: set up");
  await anna.picks("XIII");
  await anna.photographs("set-up");
  await anna.goesTo("1205");
  await anna.sees(() => anna.whereIs("XIII"), "1205");
  await anna.moves("XXX", "1509");
  await anna.picks("8Ex");
  await anna.goesTo("1507");

  await anna.takesOver("axis");
  await anna.moves("PiGer", "0607");
  await anna.moves("GenIt", "0607");
  expect(await anna.step()).toBe("moving");
  expect(await anna.prompt()).toBe("Axis: move your units, then end the phase.");

  await anna.picks("8/15Pz");
  expect(await anna.reach()).toContain("1014");
  await anna.pointsAt("1014");
  await anna.photographs("moving");
  await anna.presses("take-stack");
  await anna.goesTo("1014");
  await anna.sees(() => anna.whereIs("8/15Pz"), "1014");
  await anna.sees(() => anna.whereIs("115/15Pz"), "1014");
  await anna.settled();
  await anna.does("end");

  expect(await anna.step()).toBe("fighting");
  await anna.attacks("1113");
  await anna.chooses("8/15Pz");
  await anna.chooses("115/15Pz");
  await anna.presses("air-more");
  await anna.does("air");
  await anna.photographs("attack");
  await anna.does("declare-here");

  await anna.takesOver("allies");
  expect(await anna.prompt()).toContain("1113");
  await anna.does("air");
  await anna.photographs("defending");
  await anna.does("stand-here");
  // Also who passes the table across sees what was rolled, and nothing of what is hidden.
  await anna.button("dismiss-dice").waitFor();
  expect(await anna.button("dismiss-dice").innerText()).toMatch(/Combat at 1113: .* Dice \d and \d/);
  expect(await anna.button("panel-table").isVisible()).toBe(true);
  await anna.photographs("dice");
  await anna.seesCombatThrough();
  expect(await anna.journal()).toMatch(/Combat at 1113: .* Dice \d and \d/);
  await anna.photographs("journal");
  await anna.endsPhase();

  await anna.takesOver("allies");
  expect(await anna.step()).toBe("moving");
  await anna.moves("2/1Arm", "1607");
  await anna.endsPhase();
  expect(await anna.step()).toBe("fighting");
  await anna.endsPhase();
  expect(await anna.turn()).toBe(2);
  await anna.takesOver("axis");
  expect(await anna.step()).toBe("moving");
});

test("losses, retreats and advances are chosen on the map", async () => {
  const anna = await place.player("anna");
  await anna.opensRecord(AFTER_THE_DICE);
  await anna.takesOver("axis");
  expect(await anna.step()).toBe("losing");
  expect(await anna.choices()).toHaveLength(3);
  expect(await anna.fighters()).toEqual([]);
  await anna.photographs("losses");
  await anna.clicksHex("1011");
  await anna.sees(() => anna.step(), "retreating");

  await anna.takesOver("allies");
  expect(await anna.picked()).toEqual(["1FL"]);
  await anna.photographs("retreat");
  const retreat = await anna.goesAnywhere();
  expect(retreat.unit).toBe("1FL");

  await anna.takesOver("axis");
  expect(await anna.step()).toBe("advancing");
  // Who can advance is listed, and to pass that over is not what the page suggests.
  expect(await anna.choices()).toContain("8/15Pz");
  expect(await anna.page.locator("[data-action=halt]").count()).toBeGreaterThan(0);
  expect(await anna.page.locator("[data-action=halt].primary").count()).toBe(0);
  await anna.picks("8/15Pz");
  await anna.photographs("advance");
  await anna.goesTo("1012");
  await anna.sees(() => anna.whereIs("8/15Pz"), "1012");
});

test("in a draw the defender gives up units, then the attacker as much", async () => {
  const anna = await place.player("anna");
  await anna.opensRecord(A_DRAW);
  await anna.takesOver("axis");
  expect(await anna.step()).toBe("sacrificing");
  expect((await anna.choices()).sort()).toEqual(["104/21Pz", "61/Trento"]);
  expect(await anna.may("enough")).toBe(false);
  await anna.photographs("sacrifice");
  await anna.chooses("61/Trento");
  expect(await anna.onMap("61/Trento")).toBe(false);
  await anna.does("enough");

  await anna.takesOver("allies");
  expect(await anna.step()).toBe("sacrificing");
  expect(await anna.may("enough")).toBe(false);
  const given = (await anna.choices())[0]!;
  await anna.chooses(given);
  await anna.seesCombatThrough();
  expect(await anna.journal()).toContain(`${given} is eliminated`);
});

test("the last turn leads to the result", async () => {
  const anna = await place.player("anna");
  await anna.opensRecord(LAST_TURN);
  for (const side of ["axis", "allies"]) {
    await anna.takesOver(side);
    expect(await anna.turn()).toBe(14);
    await anna.endsPhase();
    await anna.endsPhase();
  }
  await anna.sees(() => anna.step(), "over");
  expect(await anna.prompt()).toContain("The Allies have won.");
  await anna.photographs("result");
  await anna.presses("look");
  expect(await anna.page.getByText("Final score").count()).toBe(1);
  await anna.comesHome();
  expect(await anna.page.locator("[data-match]").first().innerText()).toContain("Over: Allies won");
});
