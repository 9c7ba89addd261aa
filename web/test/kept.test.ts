import { describe, expect, test } from "vitest";
import { keeper } from "../src/ui/kept";

describe("what is made anew", () => {
  const keep = () => keeper<{ key: string; at: number; states: string[] }>((each) => each.key);
  const piece = (key: string, at: number, ...states: string[]) => ({ key, at, states });

  test("is the same thing where nothing is different", () => {
    const kept = keep();
    const [a, b] = kept([piece("a", 1, "cut off"), piece("b", 2)]);
    const [again, moved] = kept([piece("a", 1, "cut off"), piece("b", 3)]);
    expect(again).toBe(a);
    expect(moved).not.toBe(b);
    expect(moved).toEqual(piece("b", 3));
  });

  test("is another thing where something within is different", () => {
    const kept = keep();
    const [before] = kept([piece("a", 1, "cut off")]);
    const [other] = kept([piece("a", 1, "spent")]);
    const [none] = kept([piece("a", 1)]);
    expect(other).not.toBe(before);
    expect(none).toEqual(piece("a", 1));
  });

  test("follows its key into another order, and is forgotten when it goes", () => {
    const kept = keep();
    const [a, b] = kept([piece("a", 1), piece("b", 2)]);
    expect(kept([piece("b", 2), piece("a", 1)])).toEqual([b, a]);
    kept([piece("b", 2)]);
    const back = kept([piece("a", 1), piece("b", 2)]);
    expect(back[0]).not.toBe(a);
    expect(back[1]).toBe(b);
  });
});
