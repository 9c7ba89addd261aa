import { describe, expect, it } from "vitest";
import type { Move } from "../src/api/types";
import { actors, along, choices, destination, verb } from "../src/table/choices";
import { hexesIn, trailOf } from "../src/table/trail";

const isHex = (label: string) => /^\d{4}$/.test(label);
const move = (text: string, piece?: string, to?: string): Move => ({
  move: text,
  kind: text.split(" ")[0]!,
  piece: piece ?? null,
  to: to ?? null,
});

describe("choices", () => {
  const sorted = choices(
    [
      move("5/21Pz 0409-0510", "5/21Pz", "0510"),
      move("retreat 1FL 0116-south", "1FL", "south"),
      move("attack 1012", undefined, "1012"),
      move("join 5/21Pz", "5/21Pz", "1012"),
      move("air 12", undefined, "1012"),
      move("air 2", undefined, "1012"),
      move("declare"),
      { ...move("drop X", "X", "1012"), takesBack: true },
      { ...move("cancel"), takesBack: true },
    ],
    isHex,
  );

  it("are told apart by what they name, not by where they take effect", () => {
    expect([...sorted.goes.keys()]).toEqual(["5/21Pz", "1FL"]);
    expect([...sorted.touches.keys()]).toEqual(["5/21Pz"]);
    expect([...sorted.hexes.keys()]).toEqual(["1012"]);
    expect(sorted.numbers.get("air")!.map((each) => each.value)).toEqual([2, 12]);
    expect(sorted.plain.map((each) => each.move)).toEqual(["declare"]);
    expect([...sorted.backs.keys()]).toEqual(["X"]);
    expect(sorted.giveUp?.move).toBe("cancel");
  });

  it("lead to a hex, or out over an edge from one", () => {
    const leaving = { ...move("X 0102-0101-north", "X", "north"), route: ["0102", "0101", "north"] };
    expect(destination(leaving)).toBe("0101-north");
    expect(destination(move("X 0607-0608", "X", "0608"))).toBe("0608");
    expect(destination(move("end"))).toBeUndefined();
  });

  it("say which pieces can act", () => {
    expect(actors(sorted, ["X"])).toEqual(["X", "5/21Pz", "1FL"]);
  });

  it("teach the notation of a route of one's own", () => {
    expect(verb(move("enter X 2508-2408", "X"))).toBe("enter ");
    expect(verb(move("X 0607-0608", "X"))).toBe("");
    expect(along(move("retreat 1FL 1012-1112", "1FL"), ["1012", "1113"])).toBe("retreat 1FL 1012-1113");
  });
});

describe("the journal", () => {
  it("names hexes", () => {
    expect(hexesIn("X moves from 0607 to Bir Hacheim (1012).", isHex)).toEqual(["0607", "1012"]);
    expect(trailOf({ move: "X 0607-0608-0708", side: "axis", entries: [] }, isHex)).toEqual([
      "0607",
      "0608",
      "0708",
    ]);
    expect(
      trailOf(
        { move: null, side: "axis", entries: [{ rule: "4.0", text: "A unit moves from 0607 to 0708." }] },
        isHex,
      ),
    ).toEqual(["0607", "0708"]);
  });
});
