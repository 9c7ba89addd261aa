import { describe, expect, it } from "vitest";
import type { JournalEntry, MatchState, StoryPage } from "../src/api/types";
import { combats, likelihood, phaseAt, phaseFrom, phases, standings, turnStart } from "../src/replay/course";
import { Story } from "../src/story/story";

const CHANCES = [
  { code: "AR", words: "attacker retreats", rolls: 12 },
  { code: "DR", words: "defender retreats", rolls: 24 },
];

/** A match of two turns: what is on the table after each move. */
const TABLE = [
  { turn: 1, panels: [], score: "0", pieces: ["A1", "A2", "box"] },
  { turn: 1, panels: [], score: "0", pieces: ["A1", "A2", "box"], heading: "Turn 1" },
  { turn: 1, panels: [{ kind: "battle", title: "At A2", target: "A2", chances: CHANCES }], score: "0" },
  {
    turn: 1,
    panels: [{ kind: "battle", title: "At A2", target: "A2", chances: [], result: CHANCES[1] }],
    score: "2.5",
    pieces: ["A1", "dead", "box"],
    dice: [3, 4],
  },
  { turn: 2, panels: [], score: "2.5", pieces: ["A1", "dead", "A2"], heading: "Turn 2" },
  { turn: 2, panels: [{ kind: "battle", title: "At A1", target: "A1", chances: CHANCES }], score: "2.5" },
  { turn: 2, panels: [], score: "2.5", dice: [6, 6], told: "Dice 6 and 6. AR: attacker retreats." },
  // A die about nothing that was on the table.
  { turn: 2, panels: [], score: "4", pieces: ["A1", "dead", "A2"], heading: "Weather", dice: [5] },
];

function view(at: number): unknown {
  const places = TABLE.slice(0, at + 1).findLast((each) => each.pieces)!.pieces!;
  const { turn, panels } = TABLE[at]!;
  return { turn, panels, pieces: places.map((where, i) => ({ where, owner: i === 1 ? "two" : "one" })) };
}

const scores = (at: number) => ({
  one: { total: TABLE[at]!.score, terms: [] },
  two: { total: "1", terms: [] },
});

const story = new Story({
  version: 1,
  moveCount: TABLE.length - 1,
  from: 0,
  state: { view: view(0), scores: scores(0), journal: [] } as unknown as MatchState,
  steps: TABLE.slice(1).map(({ heading, dice, told }, i) => ({
    told: {
      number: i + 1,
      side: "one",
      dice: dice ?? [],
      entries: [{ rule: "", text: heading ?? told ?? "x", heading: heading !== undefined } as JournalEntry],
    },
    change: { in: { view: { to: view(i + 1) }, scores: { to: scores(i + 1) } } },
  })),
} as StoryPage);

describe("the course of a match", () => {
  it("has turns and phases to jump to", () => {
    const all = phases(story);
    expect(all).toEqual([
      { move: 1, turn: 1, text: "Turn 1" },
      { move: 4, turn: 2, text: "Turn 2" },
      { move: 7, turn: 2, text: "Weather" },
    ]);
    expect(phaseFrom(all, 2, false)?.move).toBe(4);
    expect(phaseFrom(all, 4, true)?.move).toBe(1);
    expect(phaseFrom(all, 7, false)).toBeUndefined();
    expect(phaseAt(all, 3)?.text).toBe("Turn 1");
    expect(turnStart(story, 2)).toBe(4);
    expect(turnStart(story, 9)).toBe(7);
  });

  it("tells the score and the units on the map at the end of each turn", () => {
    expect(standings(story, (place) => place.startsWith("A"))).toEqual([
      { turn: 1, move: 3, scores: { one: 2.5, two: 1 }, units: { one: 1, two: 0 } },
      { turn: 2, move: 7, scores: { one: 4, two: 1 }, units: { one: 2, two: 0 } },
    ]);
  });

  it("holds what came in a combat against what was to be expected", () => {
    const all = combats(story);
    expect(all).toHaveLength(2);
    expect(all[0]).toMatchObject({ move: 3, turn: 1, target: "A2", dice: [3, 4] });
    expect(all[0]!.chances.map((each) => each.share)).toEqual([1 / 3, 2 / 3]);
    expect(all[0]!.result?.code).toBe("DR");
    expect(likelihood(all[0]!)).toBe(67);
    expect(all[1]).toMatchObject({ move: 6, target: "A1", result: { code: "AR" } });
    expect(likelihood(all[1]!)).toBe(33);
    expect(likelihood({ ...all[0]!, result: undefined as never })).toBeUndefined();
  });
});
