import { describe, expect, it } from "vitest";
import { wholeJournal } from "../src/api/journal";
import type { JournalMove, MatchState } from "../src/api/types";
import type { Face } from "../src/counters/face";
import { fan, fanCentre, fanSize, fanStep } from "../src/counters/stacks";
import { byTurn } from "../src/panel/arrivals";
import { rollOf, shotsOf } from "../src/table/trail";
import { grouped } from "../src/ui/terms";

const line = (number: number, text = `move ${number}`): JournalMove => ({
  number,
  side: "axis",
  entries: [{ rule: "", text }],
});

/** A state after so many moves whose answer left out the journal of the first. */
function state(
  version: number,
  moveCount: number,
  after: number,
  more: Partial<MatchState> = {},
): MatchState {
  const journal = Array.from({ length: Math.max(0, moveCount - after) }, (_, i) => line(after + i + 1));
  return { version, moveCount, viewer: "axis", journal, ...more } as MatchState;
}

describe("the journal", () => {
  const known = state(7, 5, 0);
  const numbers = (journal: JournalMove[] | undefined) => journal?.map((each) => each.number);

  it("goes on with what is new", () => {
    expect(numbers(wholeJournal(known, state(9, 7, 5)))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("is cut by what is taken back, and left alone by a claim", () => {
    expect(numbers(wholeJournal(known, state(8, 4, 5)))).toEqual([1, 2, 3, 4]);
    expect(numbers(wholeJournal(known, state(8, 5, 5)))).toEqual([1, 2, 3, 4, 5]);
  });

  it("is asked for again where moves may have been taken back and others made", () => {
    expect(wholeJournal(known, state(10, 6, 5))).toBeUndefined();
    expect(wholeJournal(known, state(9, 5, 5))).toBeUndefined();
  });

  it("is asked for again where other eyes see it, or where nothing is hidden any more", () => {
    expect(wholeJournal(known, state(8, 6, 5, { viewer: "allies" }))).toBeUndefined();
    const over = { result: { winner: "axis", byResignation: false } };
    expect(wholeJournal(known, state(8, 6, 5, over))).toBeUndefined();
  });

  it("of a replay goes both ways", () => {
    expect(numbers(wholeJournal(known, state(7, 3, 3)))).toEqual([1, 2, 3]);
    expect(numbers(wholeJournal(known, state(7, 9, 5)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("that leaves nothing out is whole", () => {
    expect(numbers(wholeJournal(known, state(99, 2, 0, { viewer: "allies" })))).toEqual([1, 2]);
  });
});

describe("dice", () => {
  it("come with the sentence that tells them", () => {
    const fight = {
      text: "Dice 4 and 3.",
      parts: [
        { text: "4", die: 4 },
        { text: "3", die: 3 },
      ],
    };
    const entries = [{ text: "+1: 4 and 3." }, fight, { text: "1FL retreats." }];
    const move = { ...line(1), dice: [4, 3], entries: entries.map((each) => ({ rule: "", ...each })) };
    expect(rollOf(move)).toEqual({ values: [4, 3], hits: [], text: fight.text });
    expect(rollOf(line(2))).toBeUndefined();
  });

  const shot = (piece: string, ...dice: [number, boolean][]) => ({
    rule: "",
    text: `${piece} fires`,
    parts: [
      { text: piece, piece },
      ...dice.map(([die, hit]) => ({ text: String(die), die, ...(hit ? { hit } : {}) })),
    ],
  });

  it("say which of them hit", () => {
    const entries = [shot("5Pz", [2, false], [6, true], [5, false])];
    expect(rollOf({ ...line(1), dice: [2, 6, 5], entries })?.hits).toEqual([false, true, false]);
    // A card that was drawn besides is no die, nor are cards alone.
    expect(rollOf({ ...line(1), dice: [2, 6, 5, 31], entries })?.values).toEqual([2, 6, 5]);
    expect(rollOf({ ...line(1), dice: [31, 4] })).toBeUndefined();
    const many = ["A", "B", "C", "D"].map((piece, i) => shot(piece, [i + 1, false]));
    expect(rollOf({ ...line(1), entries: many })).toMatchObject({
      values: [2, 3, 4],
      text: "B fires C fires D fires",
    });
  });

  it("of an exchange are those since it began, the last first", () => {
    const heading = { rule: "", text: "Battle in Tobruk", heading: true };
    const lost = { rule: "", text: "4Arm loses a step.", parts: [{ text: "4Arm", piece: "4Arm" }] };
    const journal = [
      { ...line(1), entries: [shot("Ariete", [6, true])] },
      { ...line(2), entries: [heading, shot("4Arm", [1, false])] },
      { ...line(3), entries: [shot("5Pz", [4, false], [6, true]), lost] },
    ];
    expect(shotsOf(journal).map(({ piece }) => piece)).toEqual(["5Pz", "4Arm"]);
    expect(shotsOf(journal)[0]!.dice).toEqual([
      { shows: 4, hit: false },
      { shows: 6, hit: true },
    ]);
    expect(shotsOf(journal.slice(0, 2)).map(({ piece }) => piece)).toEqual(["4Arm"]);
  });
});

describe("terms", () => {
  const term = (rule: string, value: string, text: string) => ({ rule, value, text });

  it("that are equal are one, with their number", () => {
    const road = (hex: string) => term("T-TER-f", "0.5", `road at ${hex}`);
    expect(grouped([road("0101"), road("0201"), term("4.1", "1", "breaking contact")])).toEqual([
      { ...road("0101, 0201"), times: 2 },
      { rule: "4.1", value: "1", text: "breaking contact", times: 1 },
    ]);
    expect(grouped(["01", "02", "03", "04"].map(road))[0]).toMatchObject({
      text: "road at 01 … 04",
      times: 4,
    });
  });

  it("that have only their value in common stay apart", () => {
    expect(grouped([term("5.1", "4", "8/15Pz"), term("5.1", "4", "115/15Pz")])).toHaveLength(2);
  });
});

describe("reinforcements", () => {
  it("come by turn, one's own first", () => {
    const face = (id: string, owner: string) => [id, { id, owner, key: id } as Face] as const;
    const faces = new Map([face("a", "axis"), face("b", "allies"), face("c", "axis"), face("e", "axis")]);
    const arrival = (piece: string, turn: number) => ({
      piece,
      turn,
      edge: "west",
      hexes: [],
      returning: false,
    });
    const schedule = [arrival("e", 5), arrival("a", 5), arrival("b", 2), arrival("c", 2), arrival("?", 1)];
    const list = byTurn(faces, schedule, "axis");
    expect(list.map(({ turn, units }) => [turn, units.map((unit) => unit.face.id)])).toEqual([
      [2, ["c", "b"]],
      [5, ["e", "a"]],
    ]);
    expect(list[0]!.units[1]!.arrival).toBe(schedule[2]);
  });
});

describe("an opened stack", () => {
  it("opens over its hex, or beside it where the screen ends", () => {
    const view = { x: 0, y: 0, width: 1000, height: 600 };
    expect(fanCentre(3, { x: 500, y: 300 }, 1, view)).toEqual({ x: 500, y: 300 });
    const { x, y } = fanCentre(4, { x: 10, y: 595 }, 1, view);
    expect(x).toBeGreaterThan(2 * fanStep(1));
    expect(y).toBeLessThan(600 - fanStep(1) / 2);
    // Where it cannot be seen whole, it stays at its hex.
    expect(fanCentre(40, { x: 10, y: 300 }, 1, { ...view, width: 300 }).x).toBe(10);
  });

  it("lies to the side where it covers nobody, and still over its own hex", () => {
    const view = { x: 0, y: 0, width: 1000, height: 600 };
    const hex = { x: 500, y: 300 };
    const neighbour = (x: number) => ({ x: x - 20, y: 280, width: 40, height: 40 });
    const step = fanStep(1);
    expect(fanCentre(3, hex, 1, view, [neighbour(580)])).toEqual({ x: 500 - step, y: 300 });
    expect(fanCentre(3, hex, 1, view, [neighbour(420)])).toEqual({ x: 500 + step, y: 300 });
    expect(fanCentre(3, hex, 1, view, [neighbour(700)])).toEqual(hex);
    expect(fanCentre(3, hex, 1, view, [neighbour(420), neighbour(580)])).toEqual(hex);
  });

  it("of many counters has several rows, all of them in view", () => {
    expect(fanSize(8)).toEqual({ across: 8, rows: 1 });
    expect(fanSize(24)).toEqual({ across: 8, rows: 3 });
    expect(fanSize(9)).toEqual({ across: 5, rows: 2 });
    const spots = fan(24, fanCentre(24, { x: 10, y: 10 }, 1, { x: 0, y: 0, width: 1000, height: 600 }), 1);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(24);
    expect(Math.min(...spots.map(({ x }) => x))).toBeGreaterThan(fanStep(1) / 2);
    expect(Math.min(...spots.map(({ y }) => y))).toBeGreaterThan(fanStep(1) / 2 - 5);
  });
});
