import { describe, expect, it } from "vitest";
import type { Choice, Offered } from "../src/api/types";
import { actors, choices, destination, isPrimary, unsaid, warning, wayOf } from "../src/table/choices";
import { hexesOf, trailOf } from "../src/table/trail";

const offered = (verb: string, more: Partial<Offered> = {}): Offered => ({
  verb,
  subjects: [],
  label: verb,
  ends: false,
  takesBack: false,
  sacrifice: false,
  rolls: false,
  shows: false,
  final: false,
  terms: [],
  ...more,
});

describe("choices", () => {
  const done = offered("done", { ends: true });
  const sorted = choices([
    offered("go", { subjects: ["5/21Pz"], target: { hex: "0510" }, route: ["0409", "0510"] }),
    offered("flee", { subjects: ["1FL"], target: { hex: "0116", edge: "south" }, route: ["0116"] }),
    offered("strike", { target: { hex: "1012" } }),
    offered("help", { subjects: ["5/21Pz"] }),
    offered("give", { amount: 12 }),
    offered("give", { amount: 2 }),
    done,
    offered("leave out", { subjects: ["X"], takesBack: true }),
    offered("give up", { takesBack: true }),
    offered("exchange", { subjects: ["A", "B"] }),
    offered("hand over", { subjects: ["A"], target: { side: "axis" } }),
  ]);

  it("are told apart by what they name", () => {
    expect([...sorted.goes.keys()]).toEqual(["5/21Pz", "1FL"]);
    expect([...sorted.touches.keys()]).toEqual(["5/21Pz"]);
    expect([...sorted.hexes.keys()]).toEqual(["1012"]);
    expect(sorted.numbers.get("give")!.map((each) => each.amount)).toEqual([2, 12]);
    expect(sorted.plain.map((each) => each.verb)).toEqual(["done", "exchange", "hand over"]);
    expect([...sorted.backs.keys()]).toEqual(["X"]);
    expect(sorted.giveUp?.verb).toBe("give up");
  });

  it("that aim a piece or send it to a box are that piece's", () => {
    const aimed = choices([
      offered("shoot", { subjects: ["5Pz"], target: { box: "infantry" } }),
      offered("shoot", { subjects: ["5Pz"], target: { box: "armour" } }),
      done,
    ]);
    expect(aimed.aimed.get("5Pz")!.map((each) => each.target?.box)).toEqual(["infantry", "armour"]);
    expect(aimed.plain).toEqual([done]);
    expect(actors(aimed, [])).toEqual(["5Pz"]);
    expect(isPrimary(done, aimed)).toBe(false);
  });

  it("that give a piece away unasked are nothing that a touch does", () => {
    const given = choices([
      offered("burn", { subjects: ["S1"], sacrifice: true }),
      offered("land", { target: { hex: "G25" } }),
      done,
    ]);
    expect(given.touches.size).toBe(0);
    expect(given.sacrifices.get("S1")!.map((each) => each.verb)).toEqual(["burn"]);
    expect(actors(given, [])).toEqual([]);
    expect(warning(given.sacrifices.get("S1")![0]!)).toBe("sacrifice");
  });

  it("say what a touch does, unless that is what is asked", () => {
    const touch = (verb: string, piece: string) =>
      offered(verb, { subjects: [piece], label: `${verb} ${piece}` });
    const mixed = choices([touch("attack", "A"), touch("attack", "B"), touch("abandon", "C")]);
    expect([...unsaid(mixed, true)]).toEqual([["C", "abandon C"]]);
    expect([...unsaid(mixed, false).values()]).toEqual(["attack A", "attack B", "abandon C"]);
    expect(unsaid(choices([touch("attack", "A")]), true).size).toBe(0);
  });

  it("of several cards are put together from the hand, one card among them too", () => {
    const one = offered("spend", { subjects: ["c1"] });
    const two = offered("spend", { subjects: ["c1", "c2"] });
    const other = offered("show", { subjects: ["c1"] });
    const sorted = choices([one, two, other], new Set(["c1", "c2"]));
    expect(sorted.sets).toEqual([one, two]);
    expect(sorted.touches.get("c1")).toEqual([other]);
    // Where no two can be played together, a card is touched and played.
    expect(choices([one], new Set(["c1"])).touches.get("c1")).toEqual([one]);
  });

  it("lead to a hex, or out over an edge from one", () => {
    const leaving: Choice = { target: { hex: "0101", edge: "north" }, route: ["0102", "0101"] };
    expect(destination(leaving)).toBe("0101-north");
    expect(wayOf(leaving)).toEqual(["0102", "0101", "0101-north"]);
    expect(destination({ target: { hex: "0608" } })).toBe("0608");
    expect(wayOf({ target: { hex: "0608" } })).toEqual(["0608"]);
    expect(destination({ target: { hex: "0608", direction: 2 } })).toBeUndefined();
    expect(destination({})).toBeUndefined();
  });

  it("say which pieces can act", () => {
    expect(actors(sorted, ["X"])).toEqual(["X", "5/21Pz", "1FL"]);
  });

  it("warn of what cannot be taken back", () => {
    expect(warning(done)).toBeUndefined();
    expect(warning(offered("done", { final: true }))).toBe("final");
    expect(warning(offered("done", { shows: true, final: true }))).toBe("final.shows");
    expect(warning(offered("done", { rolls: true, shows: true, final: true }))).toBe("final.rolls");
  });

  it("that pass over pieces which could go are not what people look for", () => {
    expect(isPrimary(done, sorted)).toBe(false);
    expect(isPrimary(done, choices([done]))).toBe(true);
    expect(isPrimary(offered("exchange"), choices([done]))).toBe(false);
  });
});

describe("the journal", () => {
  const entry = {
    rule: "4.0",
    text: "A unit moves from 0607 to Bir Hacheim (1012).",
    parts: [
      { text: "A unit moves from " },
      { text: "0607", hex: "0607" },
      { text: " to " },
      { text: "Bir Hacheim (1012)", hex: "1012" },
      { text: "." },
    ],
  };

  it("names hexes as data", () => {
    expect(hexesOf(entry)).toEqual(["0607", "1012"]);
    expect(hexesOf({ rule: "4.0", text: "To 1012." })).toEqual([]);
  });

  it("shows the way of a move to who knows it, and to others what is told of it", () => {
    const choice = { verb: "go", subjects: ["X"], target: { hex: "0708" }, route: ["0607", "0608", "0708"] };
    expect(trailOf({ choice, side: "axis", entries: [entry] })).toEqual(["0607", "0608", "0708"]);
    expect(trailOf({ choice: { verb: "stop" }, side: "axis", entries: [entry] })).toEqual(["0607", "1012"]);
    expect(trailOf({ side: "axis", entries: [entry] })).toEqual(["0607", "1012"]);
    expect(trailOf(undefined)).toEqual([]);
  });
});
