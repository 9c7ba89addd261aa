import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { house } from "./driver/house.ts";
import type { Player } from "./driver/player.ts";
import { AT_THE_FRONTIER, EVE_OF_BATTLE } from "./driver/records.ts";

const place = house();
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Fault {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

/**
 * What axe has to say against a page, as far as it is serious. What stands on a counter or a
 * sign is a picture: its name lists that with more words between, which axe takes for a name that says something else.
 */
async function faults(player: Player): Promise<string[]> {
  await player.page.evaluate(AXE);
  const found = await player.page.evaluate(async () => {
    const axe = (
      window as unknown as { axe: { run(on: unknown, how: unknown): Promise<{ violations: Fault[] }> } }
    ).axe;
    const how = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
    return (await axe.run(document, how)).violations;
  });
  return found
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => ({
      id,
      html: nodes
        .map((node) => node.html)
        .filter(
          (html) =>
            id !== "label-content-name-mismatch" ||
            !/data-(counter|choose)=|data-action="overlay-|class="picture/.test(html),
        ),
    }))
    .filter(({ html }) => html.length)
    .map(({ id, html }) => `${id}: ${html.slice(0, 3).join(" ")}`);
}

test("axe finds nothing serious at home, at the table, in the rules and in a replay", async () => {
  const anna = await place.player("anna");
  await anna.comesHome();
  expect(await faults(anna)).toEqual([]);
  for (const [game, record, side] of [
    ["gazala", EVE_OF_BATTLE, "axis"],
    ["desert-fox", AT_THE_FRONTIER, "axis"],
  ] as const) {
    await anna.opensRecord(record, "screen");
    await anna.takesOver(side);
    const id = new URL(anna.page.url()).pathname.split("/").at(-1)!;
    for (const tab of ["table", "journal", "units", "map"] as const) {
      await anna.turnsTo(tab);
      expect(await faults(anna), `${game} ${tab}`).toEqual([]);
    }
    await anna.presses("menu");
    expect(await faults(anna), `${game} menu`).toEqual([]);
    await anna.opens(`/rules/${game}`);
    await anna.page.locator("article").waitFor();
    expect(await faults(anna), `${game} rules`).toEqual([]);
    await anna.opens(`/replay/${id}?at=0`);
    await anna.page.locator("[data-step]").waitFor();
    expect(await faults(anna), `${game} replay`).toEqual([]);
  }
});

test("who does not see the table hears a turn: one's own moves, the enemy's, and what is refused", async () => {
  const anna = await place.player("anna");
  await anna.begins({ opponent: "computer", side: "axis" });
  await expect.poll(() => anna.prompt()).toContain("Axis: set up");
  const before = (await anna.told()).length;
  await anna.setsUp();
  await anna.types("ArrowDown");
  const cursor = await anna.cursor();
  expect(await anna.page.locator("[data-spoken=cursor]").innerText()).toContain(cursor);
  await anna.picks(await anna.alone());
  await anna.clicksHex("2009");
  const refusal = await anna.refusal();
  await anna.types("Escape", "Escape");
  await anna.does("end");
  await anna.endsPhase();
  // The Allies move, until something is asked of the Axis again.
  await expect.poll(() => anna.prompt(), { timeout: 90_000 }).toMatch(/^Axis: /);
  await anna.settled();
  const heard = await anna.page.locator("[data-spoken=log] li").allInnerTexts();
  const told = (await anna.told()).slice(before);
  expect(told.some(({ side }) => side === "allies")).toBe(true);
  expect(told.some(({ side }) => side === "axis")).toBe(true);
  for (const { text } of told) {
    expect(heard).toContain(text);
  }
  expect(heard.join("\n")).toContain(refusal);
});

test("Tab goes from one control to the next and out again, and Escape leads back to the map", async () => {
  const anna = await place.player("anna");
  await anna.opensRecord(EVE_OF_BATTLE, "screen");
  await anna.takesOver("axis");
  const focused = () =>
    anna.page.evaluate(() => {
      const on = document.activeElement as HTMLElement;
      return on === document.body
        ? ""
        : (on.dataset["action"] ?? (on.hasAttribute("data-board") ? "board" : on.tagName));
    });
  const seen = new Set<string>();
  for (let presses = 0; presses < 40; presses++) {
    await anna.types("Tab");
    seen.add(await focused());
  }
  for (const each of ["home", "undo", "menu", "board", "zoom-in", "panel-table"]) {
    expect([...seen]).toContain(each);
  }
  await anna.button("panel-units").focus();
  await anna.types("Escape");
  expect(await focused()).toBe("board");
});
