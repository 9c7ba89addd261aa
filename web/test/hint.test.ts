import { describe, expect, it } from "vitest";
import type { Hint, JournalMove } from "../src/api/types";
import { left } from "../src/hint/hint.svelte";

const step = (move: string) => ({ verb: "go", subjects: [], move, label: move });
const hint: Hint = { moveCount: 4, steps: [step("a"), step("b"), step("a")] };
const made = (number: number, move: string | null): JournalMove => ({
  number,
  move,
  side: "first",
  dice: [],
  entries: [],
});

describe("a hint", () => {
  it("is whole until something happens", () => {
    expect(left(hint, [made(4, "z")], 4)).toHaveLength(3);
    expect(left(undefined, [], 0)).toEqual([]);
  });

  it("loses what has been done, in whatever order", () => {
    expect(left(hint, [made(4, "z"), made(5, "b"), made(6, "a")], 6).map(({ move }) => move)).toEqual(["a"]);
  });

  it("is gone when somebody did something else, or went back behind it", () => {
    expect(left(hint, [made(5, "c")], 5)).toEqual([]);
    expect(left(hint, [made(5, null)], 5)).toEqual([]);
    expect(left(hint, [], 3)).toEqual([]);
  });
});
