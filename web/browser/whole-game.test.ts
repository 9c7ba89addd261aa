import { expect, test } from "vitest";
import { isBeside } from "./driver/hexes.ts";
import { house } from "./driver/house.ts";

const place = house();

test(
  "two people at one screen play a whole game by clicks, from home to the result",
  { timeout: 420_000 },
  async () => {
    const anna = await place.player("anna");
    await anna.begins({ opponent: "screen" });
    const steps = new Set<string>();
    while ((await anna.step()) !== "over") {
      await anna.takesOverIfAsked();
      const step = await anna.step();
      steps.add(step);
      if (step === "placing") {
        await anna.setsUp();
      } else if (step === "moving") {
        const side = (await anna.prompt()).startsWith("Axis") ? "axis" : "allies";
        if ((await anna.turn()) <= 5) {
          const enemies = await anna.places(side === "axis" ? "allies" : "axis");
          await anna.movesSomewhere((hex) => enemies.some((enemy) => isBeside(hex, enemy)));
        }
        await anna.does("end");
      } else {
        await anna.endsPhase();
      }
    }
    expect([...steps]).toEqual(expect.arrayContaining(["placing", "moving", "fighting"]));
    const played = await anna.asks((state) => state.journal.map((each) => each.move!.split(" ")[0]!));
    expect(played).toEqual(expect.arrayContaining(["attack", "join", "declare", "stand"]));
    expect(played.filter((kind) => ["lose", "retreat", "advance"].includes(kind)).length).toBeGreaterThan(0);
    expect(await anna.turn()).toBe(14);

    const card = anna.page.locator("[data-result]").last();
    const shown = await card.locator("dl > div").evaluateAll((rows) =>
      rows.map((row) => ({
        side: row.querySelector("dt")!.textContent!.trim(),
        points: Number(row.querySelector("dd")!.textContent),
      })),
    );
    await anna.photographs("whole-game");
    const [axis, allies] = shown as [(typeof shown)[0], (typeof shown)[0]];
    expect([axis.side, allies.side]).toEqual(["Axis", "Allies"]);
    const winner = axis.points === allies.points ? "draw" : axis.points > allies.points ? "axis" : "allies";
    expect(await card.getAttribute("data-result")).toBe(winner);
    await anna.presses("look");
    await anna.turnsTo("table");
    expect(await anna.page.getByText("Final score").count()).toBe(1);
    for (const [id, score] of [
      ["axis", axis],
      ["allies", allies],
    ] as const) {
      const details = anna.page.locator(`[data-score=${id}]`);
      await details.locator("summary").click();
      expect(Number(await details.locator("summary b").innerText())).toBe(score.points);
      const terms = await details.locator("li > b").allInnerTexts();
      expect(terms.reduce((sum, term) => sum + Number(term), 0)).toBe(score.points);
    }
    await anna.comesHome();
    expect(await anna.page.locator("[data-match]").first().innerText()).toContain("Over: ");
  },
);
