import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { JournalMove, MatchState, StoryPage } from "../src/api/types";
import { apply } from "../src/story/delta";
import { Film } from "../src/story/film.svelte";
import { byPlace, follow, movesIn, ways } from "../src/story/since.svelte";
import { Story } from "../src/story/story";

describe("a change", () => {
  const before = { a: 1, list: [{ x: 1 }, { x: 2 }, { x: 3 }], deep: { same: [1], gone: true } };

  it("replaces, adds, removes and reaches into lists", () => {
    const after = apply(before, {
      in: {
        a: { to: null },
        list: { at: { "1": { in: { x: { to: 5 } } } } },
        deep: { in: { came: { to: "here" } }, out: ["gone"] },
      },
    } as never);
    expect(after).toEqual({
      a: null,
      list: [{ x: 1 }, { x: 5 }, { x: 3 }],
      deep: { same: [1], came: "here" },
    });
    expect(before).toEqual({
      a: 1,
      list: [{ x: 1 }, { x: 2 }, { x: 3 }],
      deep: { same: [1], gone: true },
    });
    // What did not change is the same, not a copy.
    expect((after as typeof before).list[0]).toBe(before.list[0]);
  });

  it("puts others in the place of some", () => {
    expect(apply([1, 2, 3, 4], { from: 1, cut: 2, put: [7, 8, 9] })).toEqual([1, 7, 8, 9, 4]);
    expect(apply([1, 2], { from: 2, cut: 0, put: [3] })).toEqual([1, 2, 3]);
    expect(apply([1, 2, 3], { from: 0, cut: 3, put: [] })).toEqual([]);
  });
});

const told = (number: number, side = "them", hexes: string[] = [], dice: number[] = []): JournalMove => ({
  number,
  side,
  dice,
  entries: [
    { rule: "", text: `move ${number}`, parts: [{ text: "x" }, ...hexes.map((hex) => ({ text: hex, hex }))] },
  ],
});

function page(from: number, steps: number, moveCount: number, version = 9): StoryPage {
  return {
    version,
    moveCount,
    from,
    state: { moveCount: from, journal: [] } as unknown as MatchState,
    steps: Array.from({ length: steps }, (_, i) => ({
      told: told(from + i + 1),
      change: { in: { moveCount: { to: from + i + 1 } } },
    })),
  };
}

describe("a story", () => {
  afterEach(() => vi.unstubAllGlobals());
  const caller = () => ({ language: "en", secrets: [] });

  it("is read page by page, and then every moment of it is known", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const from = Number(new URL(path, "http://x").searchParams.get("from"));
      return Promise.resolve(Response.json(page(from, Math.min(100, 250 - from), 250)));
    });
    const story = await Story.read(caller, "m");
    expect(asked).toHaveLength(3);
    expect(story.until).toBe(250);
    for (const move of [0, 1, 99, 100, 101, 250]) {
      expect(story.at(move).moveCount).toBe(move);
      expect(story.at(move).journal.map((each) => each.number)).toEqual(
        Array.from({ length: move }, (_, i) => i + 1),
      );
    }
  });

  it("is begun again if moves were taken back meanwhile", async () => {
    const answers = [
      page(0, 100, 150, 9),
      page(100, 40, 140, 12),
      page(0, 100, 140, 12),
      page(100, 40, 140, 12),
    ];
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(answers.shift())));
    const story = await Story.read(caller, "m");
    expect(story.until).toBe(140);
    expect(answers).toEqual([]);
  });
});

describe("a film", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const frame = (move: number, dice: number[] = []) =>
    ({ moveCount: move, journal: [told(move, "them", [], dice)] }) as unknown as MatchState;

  function film() {
    const shown: [number, boolean][] = [];
    return { shown, film: new Film((state, last) => shown.push([state.moveCount, last])) };
  }

  it("shows one move after another, dice for longer, and then how it stands", () => {
    const { shown, film: it } = film();
    it.add([frame(1), frame(2, [6]), frame(3)]);
    expect(shown).toEqual([[1, false]]);
    vi.advanceTimersByTime(999);
    expect(shown).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown.at(-1)).toEqual([2, false]);
    vi.advanceTimersByTime(1999);
    expect(shown).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(shown.at(-1)).toEqual([3, true]);
    expect(it.running).toBe(false);
    // What comes right afterwards keeps the pace.
    it.add([frame(4)]);
    expect(shown).toHaveLength(3);
    vi.advanceTimersByTime(1000);
    expect(shown.at(-1)).toEqual([4, true]);
  });

  it("waits while it is paused, and knows how it stands", () => {
    const { shown, film: it } = film();
    it.add([frame(1), frame(2)]);
    it.pause(true);
    it.add([frame(3)]);
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([[1, false]]);
    expect(it.latest?.moveCount).toBe(3);
    it.pause(false);
    vi.advanceTimersByTime(2000);
    expect(shown.at(-1)).toEqual([3, true]);
  });

  it("can be left out", () => {
    const { shown, film: it } = film();
    it.add([frame(1), frame(2), frame(3)]);
    it.skip();
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([
      [1, false],
      [3, true],
    ]);
  });
});

describe("what happened since", () => {
  const state = (moveCount: number, phasing: string, you = ["me"]) =>
    ({ moveCount, you, view: { phasing } }) as unknown as MatchState;

  it("begins where the others take over, and ends where one's own turn begins", () => {
    let span = follow(undefined, undefined, state(4, "me"));
    expect(span).toBeUndefined();
    span = follow(span, 4, state(5, "them"));
    expect(span).toEqual({ from: 4 });
    span = follow(span, 5, state(9, "them"));
    expect(span).toEqual({ from: 4 });
    span = follow(span, 9, state(12, "me"));
    expect(span).toEqual({ from: 4, until: 12 });
    span = follow(span, 12, state(20, "me"));
    expect(span).toEqual({ from: 4, until: 12 });
    span = follow(span, 20, state(21, "them"));
    expect(span).toEqual({ from: 20 });
  });

  it("begins for who was away with what they saw last", () => {
    expect(follow({ from: 4, until: 12 }, 20, state(40, "them"))).toEqual({ from: 20 });
    expect(follow({ from: 20 }, 22, state(60, "me"))).toEqual({ from: 20, until: 60 });
    // Away for a whole turn of the others, of which this device saw nothing.
    expect(follow({ from: 4, until: 12 }, 20, state(60, "me"), true)).toEqual({ from: 20, until: 60 });
    expect(follow(undefined, 20, state(60, "me"), true)).toEqual({ from: 20, until: 60 });
    expect(follow(undefined, 60, state(60, "me"), true)).toBeUndefined();
  });

  it("is nothing for two at one screen, and forgets what was taken back", () => {
    expect(follow({ from: 4 }, 4, state(9, "them", ["me", "them"]))).toBeUndefined();
    expect(follow({ from: 14 }, 14, state(9, "me"))).toBeUndefined();
  });

  const journal = [
    told(1, "me", ["A1", "A2"]),
    told(2, "them", ["B1", "B2"]),
    told(3, "them", []),
    told(4, "me", ["A2"]),
    told(5, "them", ["C1", "B2"]),
    told(6, "them", ["D1", "D1"]),
  ];

  it("has the moves of the others, by place and with their ways", () => {
    const moves = movesIn({ from: 1, until: 5 }, journal, ["me"]);
    expect(moves.map((each) => each.number)).toEqual([2, 3, 5]);
    expect(byPlace(moves)).toEqual([
      { hex: "B2", lines: ["move 2", "move 5"] },
      { hex: undefined, lines: ["move 3"] },
    ]);
    expect(ways(movesIn({ from: 1 }, journal, ["me"])).map((each) => each.way)).toEqual([
      ["B1", "B2"],
      ["C1", "B2"],
    ]);
  });
});
