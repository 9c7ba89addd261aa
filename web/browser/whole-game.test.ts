import { expect, test } from "vitest";
import { isBeside } from "./driver/hexes.ts";
import { house } from "./driver/house.ts";

const place = house();

/** The sides as the page calls them, how long the game is, and in how many turns units look for a fight. */
const GAMES = [
  { game: "gazala", sides: { axis: "Axis", allies: "Allies" }, turns: 14, lively: 5 },
  { game: "diadem", sides: { allies: "Allies", axis: "Axis" }, turns: 7, lively: 3 },
  { game: "blitzkrieg", sides: { german: "Germans", french: "French" }, turns: 16, lively: 4 },
];

// The three have one series' rules and one table: every check plays one of them to its end, who asks for it all.
const PLAYED = process.env["KESSEL_CAMPAIGN"] ? GAMES : GAMES.slice(0, 1);

test.each(PLAYED)(
  "two people at one screen play a whole game of $game by clicks, from home to the result",
  { timeout: 420_000 },
  async ({ game, sides, turns, lively }) => {
    const anna = await place.player("anna");
    await anna.begins({ game, opponent: "screen" });
    const steps = new Set<string>();
    while ((await anna.step()) !== "over") {
      await anna.takesOverIfAsked();
      const step = await anna.step();
      steps.add(step);
      if (step === "placing") {
        await anna.setsUp();
      } else if (step === "moving") {
        if ((await anna.turn()) <= lively) {
          const prompt = await anna.prompt();
          const enemy = Object.entries(sides).find(([, name]) => !prompt.startsWith(name))![0];
          const enemies = await anna.places(enemy);
          await anna.movesSomewhere((hex) => enemies.some((each) => isBeside(hex, each)));
        }
        await anna.does("end");
      } else if (step === "recovering" || step === "disbanding") {
        await anna.chooses((await anna.offered())[0]!);
      } else {
        await anna.endsPhase();
      }
    }
    expect([...steps]).toEqual(expect.arrayContaining(["placing", "moving", "fighting"]));
    const played = await anna.asks((state) => state.journal.map((each) => each.move!.split(" ")[0]!));
    expect(played).toEqual(expect.arrayContaining(["attack", "join", "declare", "stand"]));
    expect(played.filter((kind) => ["lose", "retreat", "advance"].includes(kind)).length).toBeGreaterThan(0);
    expect(await anna.turn()).toBe(turns);

    const card = anna.page.locator("[data-result]").last();
    const shown = await card.locator("dl > div").evaluateAll((rows) =>
      rows.map((row) => ({
        side: row.querySelector("dt")!.textContent!.trim(),
        points: Number(row.querySelector("dd")!.textContent),
      })),
    );
    await anna.photographs(`whole-game-${game}`);
    expect(shown.map((each) => each.side)).toEqual(Object.values(sides));
    const [first, second] = shown as [(typeof shown)[0], (typeof shown)[0]];
    const leader = Object.keys(sides)[first.points > second.points ? 0 : 1];
    expect(await card.getAttribute("data-result")).toBe(first.points === second.points ? "draw" : leader);
    await anna.presses("look");
    await anna.turnsTo("table");
    expect(await anna.page.getByText("Final score").count()).toBe(1);
    for (const [index, id] of Object.keys(sides).entries()) {
      const points = shown[index]!.points;
      const details = anna.page.locator(`[data-score=${id}]`);
      await details.locator("summary").click();
      expect(Number(await details.locator("summary b").innerText())).toBe(points);
      const terms = await details.locator("li > b").allInnerTexts();
      expect(terms.reduce((sum, term) => sum + Number(term), 0)).toBe(points);
    }
    await anna.comesHome();
    expect(await anna.page.locator("[data-match]").first().innerText()).toContain("Over: ");
  },
);
