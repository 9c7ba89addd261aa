import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { leaks, printedLists, truth } from "./driver/desert-secrets.ts";
import { Commander } from "./driver/desert.ts";
import { house } from "./driver/house.ts";
import { overhear } from "./driver/overheard.ts";

const place = house();

/** The scenarios with the months that each has, as 11.1 to 11.7 print them. */
const SCENARIOS = [
  { scenario: "italian", months: 6 },
  { scenario: "gazala", months: 2 },
  { scenario: "crusader", months: 3 },
  { scenario: "hard-summer", months: 6 },
  { scenario: "1941", months: 10 },
  { scenario: "1942", months: 10 },
  { scenario: "desert-war", months: 20 },
];

/** Minutes on two cores: played where somebody asks for it. */
test.runIf(process.env["KESSEL_CAMPAIGN"]).each(SCENARIOS)(
  "two people play $scenario by clicks, each in a browser of their own, from the set-up to the result",
  { timeout: 7_200_000 },
  async ({ scenario, months }) => {
    const anna = await place.player("anna");
    const bob = await place.player("bob");
    const lines = [await overhear(anna.page), await overhear(bob.page)];
    await anna.begins({ game: "desert-fox", scenario, opponent: "friend", side: "axis" });
    await bob.opens(await anna.page.locator("[data-link]").inputValue());
    await bob.presses("sit");
    await bob.page.locator("[data-step]").waitFor();
    await bob.settled();
    if (await anna.may("close-invite")) await anna.presses("close-invite");
    await anna.presses("zoom-fit");
    await bob.presses("zoom-fit");
    // So many operations in a month; in a long campaign two eventful months are enough to meet everything that can be asked.
    const temper = { operations: months > 3 ? 2 : 3, every: months > 6 ? months / 2 : Math.ceil(months / 3) };
    const axis = new Commander(anna, "axis", { ...temper, refuses: 3 });
    const allies = new Commander(bob, "allies", { ...temper, refuses: 2 });
    const pictured = new Set<string>();
    for (;;) {
      await Promise.all([anna.caughtUp(), bob.caughtUp()]);
      const step = await anna.step();
      if (step === "over") break;
      const commander = (await anna.prompt()).startsWith("Axis") ? axis : allies;
      if (!pictured.has(`${step} ${commander.side}`)) {
        pictured.add(`${step} ${commander.side}`);
        await commander.player.photographs(`desert-fox-${scenario}-${step}-${commander.side}`);
      }
      await commander.decides();
    }
    await anna.photographs(`desert-fox-${scenario}-over`);
    const result = anna.page.locator("[data-result]").last();
    const winner = await result.getAttribute("data-result");
    expect(["axis", "allies", "draw"]).toContain(winner);
    expect(await bob.page.locator("[data-result]").last().getAttribute("data-result")).toBe(winner);
    const points = await result.locator("dd").allInnerTexts();
    console.log(scenario, winner, points, "month", await anna.turn(), axis.answered, allies.answered);
    // Before its last month a scenario ends by a decisive victory alone (10.1a).
    expect((await anna.turn()) === months || points.includes("10")).toBe(true);
    // The whole war is set up as the campaign of 1941 (11.7b).
    const file = `../../games/data/desert-fox/scenarios/${scenario === "desert-war" ? "1941" : scenario}.yaml`;
    const lists = printedLists(await readFile(new URL(file, import.meta.url), "utf8"));
    const all = await truth((path) => anna.reads(path));
    const printed = ["crusader", "hard-summer"].includes(scenario) ? ["B9"] : [];
    for (const [i, side] of ["axis", "allies"].entries()) {
      const { heard, events } = lines[i]!;
      expect(heard.length).toBeGreaterThan(all.told.length / 2);
      expect(leaks(all, side, heard, lists, printed)).toEqual([]);
      // Of the events only that something has happened.
      expect(
        events
          .join("")
          .replace(
            /(id|retry): \d+\n|event: (moved|noted)\n|data: \{"(version|notes)":\d+\}\n|: still here\n|\n/g,
            "",
          ),
      ).toBe("");
    }
    expect([...axis.answered.keys(), ...allies.answered.keys()]).toEqual(
      expect.arrayContaining([
        "setting-up",
        "opening",
        "operation",
        "moving",
        "marching",
        "naming",
        "firing",
      ]),
    );
  },
);
