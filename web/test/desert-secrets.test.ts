import { describe, expect, test } from "vitest";
import { leaks, type Truth } from "../browser/driver/desert-secrets.ts";

type State = Truth["states"][number];
type Told = Truth["told"][number];
type Piece = State["view"]["pieces"][number];

const LISTS = [["5Pz", "8Pz"], ["4Arm"]];

function block(id: string | null, strength: number | null, where = "G1"): Piece {
  const values = strength === null ? null : [strength, 6];
  return { id, owner: "axis", kind: id ? "german armour" : "axis block", where, values, states: [] };
}

function state(moveCount: number, step: string, decider: string, pieces: Piece[]): State {
  return { moveCount, view: { step, decider, pieces, marks: [], panels: [] }, journal: [] };
}

function told(
  number: number,
  side: string,
  move: string | null,
  rule: string,
  text: string,
  at?: string,
): Told {
  const parts = at ? [{ side: at }] : [];
  return { number, side, move, entries: [{ rule, text, parts }] };
}

const blocks = (strength: number) => [block("5Pz", strength), block("8Pz", 6)];

/** The Axis rebuilds 5Pz in its base and has done with it; then the Allies pass. */
const ALL: Truth = {
  states: [
    state(0, "spending", "axis", blocks(2)),
    state(1, "spending", "axis", blocks(4)),
    state(2, "spending", "allies", blocks(4)),
    state(3, "operation", "allies", blocks(4)),
  ],
  told: [
    told(1, "axis", "rebuild 5Pz", "9.33b", "5Pz gets a step back for 6 points."),
    told(2, "axis", "done", "9.3d", "Axis: done with 3 cards in hand.", "axis"),
    told(3, "allies", "done", "9.3d", "Allies: done with 3 cards in hand.", "allies"),
  ],
};

/** What the Allies hear once the Axis has done: one move that they could notice. */
function heard(pieces: Piece[], more: Partial<State["view"]> = {}, journal: Told[] = []): string[] {
  const view = { ...state(1, "spending", "allies", pieces).view, ...more };
  const body = { ...state(1, "spending", "allies", pieces), view, journal };
  return leaks(ALL, "allies", [{ path: "/api/matches/x", text: JSON.stringify(body) }], LISTS);
}

const NAMELESS = [block(null, null), block(null, null)];

describe("the account of who knows what in Desert Fox", () => {
  test("what anybody can see is no leak", () => {
    const lines = [told(1, "axis", null, "9.3d", "Axis: done with 3 cards in hand.")];
    expect(heard(NAMELESS, {}, lines)).toEqual([]);
  });

  test("names, types and strengths of blocks are", () => {
    expect(heard([block(null, 4), block(null, null)])).toHaveLength(1);
    expect(heard([{ ...block(null, null), kind: "german armour" }, NAMELESS[1]!])).toHaveLength(1);
    expect(heard([block("5Pz", null), NAMELESS[1]!])).toHaveLength(1);
    const notes = (line: string) => heard(NAMELESS, { panels: [{ kind: "notes", lines: [line] }] });
    expect(notes("5Pz (?), 8Pz (?): 2 in El Agheila (G1)")).toEqual([]);
    expect(notes("5Pz (4), 8Pz (?): 2 in El Agheila (G1)")).toEqual(["a note of 2 tells that 5Pz has 4"]);
    expect(notes("5Pz (?): 1 in El Agheila (G1)")).toHaveLength(1);
  });

  test("so are cards, points, what is spent, and mines", () => {
    const hands = [{ side: "axis", cards: [{}] }];
    expect(heard(NAMELESS, { panels: [{ kind: "hand", hands }] })).toHaveLength(1);
    expect(heard(NAMELESS, { panels: [{ kind: "pool", stocks: [{ side: "axis" }] }] })).toHaveLength(1);
    expect(heard(NAMELESS, { marks: [{ hex: "G1", kind: "mined", side: "axis" }] })).toHaveLength(1);
    const line = (rule: string, text: string) => heard(NAMELESS, {}, [told(1, "axis", null, rule, text)]);
    expect(line("9.33b", "A block gets a step back for 6 points.")).toHaveLength(1);
    expect(line("9.34a", "Mines are laid in El Agheila (G1).")).toHaveLength(1);
    expect(line("9.3d", "Axis: a blank card is in hand.")).toHaveLength(1);
    expect(heard(NAMELESS, {}, [told(1, "axis", "done", "9.3d", "Axis: done.")])).toHaveLength(1);
  });

  test("and a number that counts what is done in secret", () => {
    const late = { path: "/api/matches/x", text: JSON.stringify(state(3, "spending", "allies", NAMELESS)) };
    expect(() => leaks(ALL, "allies", [late], LISTS)).toThrow("could notice 2");
  });
});
