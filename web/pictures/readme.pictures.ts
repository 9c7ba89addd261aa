import { writeFileSync } from "node:fs";
import { test } from "vitest";
import { house } from "../browser/driver/house.ts";
import type { Player } from "../browser/driver/player.ts";
import { AT_THE_FRONTIER, CONTACT } from "../browser/driver/records.ts";
import { strip, type Frame } from "./film.ts";

const place = house();
const SCREEN = { viewport: { width: 1440, height: 900 } };
const KEPT = new URL("../../games/src/test/resources/records/", import.meta.url);

const keep = (name: string, picture: Buffer) =>
  writeFileSync(new URL(`../../docs/${name}.jpg`, import.meta.url), picture);

async function sharp(player: Player): Promise<void> {
  await player.settled();
  await player.page.waitForTimeout(500);
  await player.page.locator("[data-picture=sharp]").waitFor({ state: "attached" });
}

async function picture(player: Player, name: string): Promise<void> {
  await sharp(player);
  keep(name, await player.page.screenshot({ type: "jpeg", quality: 82 }));
}

/** Comes nearer, and drags the map until a hex lies beside the panel. */
async function brings(player: Player, hex: string): Promise<void> {
  await player.pointsAt(hex);
  await player.page.mouse.wheel(0, -550);
  await sharp(player);
  const cell = (await player.page.locator(`[data-hex="${hex}"]`).boundingBox())!;
  const board = (await player.page.locator("[data-board]").boundingBox())!;
  const from = await player.page.evaluate(({ x, y, width, height }) => {
    for (let at = x + 60; at < x + width / 2; at += 7) {
      const bare = { x: at, y: y + height * 0.75 };
      if (document.elementFromPoint(bare.x, bare.y)?.matches("[data-hex]")) return bare;
    }
    throw new Error("the map is full");
  }, board);
  await player.page.mouse.move(from.x, from.y);
  await player.page.mouse.down();
  const aside = board.x + board.width - 150 - cell.x - cell.width / 2;
  await player.page.mouse.move(from.x + aside, from.y + board.y + 260 - cell.y, { steps: 6 });
  await player.page.mouse.up();
}

/** A part of the screen, for the film. */
async function frame(player: Player, words: string, hex?: string): Promise<Frame> {
  await sharp(player);
  const edge = { width: 620, height: 560 };
  const screen = player.page.viewportSize()!;
  const at = hex ? (await player.page.locator(`[data-hex="${hex}"]`).boundingBox())! : undefined;
  const inside = (value: number, most: number) => Math.max(0, Math.min(most, value));
  const clip = {
    x: at
      ? inside(at.x + at.width / 2 - edge.width / 2, screen.width - edge.width)
      : screen.width - edge.width,
    y: at ? inside(at.y + at.height / 2 - edge.height / 2, screen.height - edge.height) : 0,
    ...edge,
  };
  return { words, png: await player.page.screenshot({ clip }) };
}

test("Gazala: a turn, and a film of an attack", async () => {
  const anna = await place.player("anna", SCREEN);
  await anna.begins({ opponent: "screen", options: ["open-odds"] });
  for (let side = 0; side < 2; side++) {
    await anna.takesOverIfAsked();
    await anna.setsUp();
  }
  await anna.takesOverIfAsked();
  const film: Frame[] = [];
  await anna.picks("8/15Pz");
  film.push(await frame(anna, "Take a unit: where it can go is lit, with the cost.", "0710"));
  await anna.pointsAt("1014");
  await picture(anna, "table");
  film.push(await frame(anna, "Point at a hex: the way there, and what it costs.", "0912"));
  await anna.goesTo("1014");
  await anna.moves("115/15Pz", "1014");
  await anna.does("end");
  await anna.attacks("1113");
  await anna.choosesAll("8/15Pz", "115/15Pz");
  await picture(anna, "attack");
  await brings(anna, "1113");
  film.push(await frame(anna, "Put the attack together: odds, each column with its rule, chances."));
  await anna.does("declare-here");
  await anna.takesOverIfAsked();
  await anna.does("stand-here");
  await anna.takesOverIfAsked();
  await brings(anna, "1113");
  film.push(await frame(anna, "The dice fall, and everybody sees what they mean."));
  keep("film", await strip(anna.page, film, 480));
});

test("Diadem and Blitzkrieg, as they were played", async () => {
  const anna = await place.player("anna", SCREEN);
  for (const [name, record, turn] of [
    ["diadem", "diadem-greedy-greedy-allies-wins-107-64.kessel", 4],
    ["blitzkrieg", "blitzkrieg-greedy-greedy-french-wins-101-265.kessel", 9],
  ] as const) {
    await anna.opensRecord(new URL(record, KEPT));
    await anna.page.locator("[data-action=turn]").selectOption({ label: `Turn ${turn}` });
    await anna.presses("zoom-fit");
    await picture(anna, name);
  }
});

test("Afrika Korps: a plan of battles that is not lawful yet", async () => {
  const anna = await place.player("anna", SCREEN);
  await anna.opensRecord(CONTACT, "screen");
  await anna.takesOverIfAsked();
  await anna.moves("21/5", "L11");
  await anna.does("done");
  await anna.types("2");
  await picture(anna, "afrika-korps");
});

test("Desert Fox: a battle on its board", async () => {
  const anna = await place.player("anna", SCREEN);
  await anna.opensRecord(AT_THE_FRONTIER, "screen");
  await anna.takesOverIfAsked();
  for (const card of ["card1", "card2", "blank1"]) await anna.page.locator(`[data-card=${card}]`).click();
  await anna.does("lay");
  await anna.clicksHex("C12");
  await anna.does("converge");
  for (const unit of ["5Pz", "104R"]) {
    await anna.picksFrom("C12", unit);
    await anna.goesTo("D12");
    await anna.sees(() => anna.whereIs(unit), "D12");
  }
  await anna.does("done");
  await anna.does("done");
  await anna.takesOverIfAsked();
  await anna.does("stand-here");
  await anna.takesOverIfAsked();
  await anna.does("done");
  await anna.takesOverIfAsked();
  const unit = (await anna.tiles())[0]!;
  await anna.tile(unit).first().click();
  await anna.presses("fire");
  await anna.takesOverIfAsked();
  await picture(anna, "desert-fox");
});
