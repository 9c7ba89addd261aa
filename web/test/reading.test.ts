import { describe, expect, it } from "vitest";
import type { JournalMove, RuleBook, Sheet } from "../src/api/types";
import { Layout } from "../src/geometry/grid";
import { draw } from "../src/map/drawing";
import { kindsOf, MIDDLE, sample } from "../src/map/sample";
import { printedAt, rowOf, valuesOf } from "../src/panel/ground";
import { chapter } from "../src/rules/book";
import { Printed } from "../src/table/game.svelte";
import { pieceWords, toldSince } from "../src/table/spoken";
import { faces, type Face } from "../src/counters/face";

/** Two by two hexes: a road over a hill into a town, a river between the left and the right. */
const SHEET = {
  id: "x",
  title: "X",
  palette: "fields",
  grid: { orientation: "flat", columns: 2, rows: 2, shoved: "odd" },
  hexes: [
    { label: "A1", column: 0, row: 0, terrain: "open", features: [] },
    { label: "B1", column: 1, row: 0, terrain: "hill", features: ["fort"] },
    { label: "A2", column: 0, row: 1, terrain: "open", features: [] },
    { label: "B2", column: 1, row: 1, terrain: "city", features: [] },
  ],
  hexsides: [{ kind: "river", name: "R", hex: "A1", direction: 1 }],
  paths: [{ kind: "road", name: "", hexes: ["B1", "B2"] }],
  places: [{ name: "Town", hex: "B2", printed: true }],
  edges: {},
  sides: [
    { id: "red", nations: [] },
    { id: "blue", nations: [] },
  ],
  turns: 1,
  dates: [],
  objectives: [],
  counters: [],
  tables: {
    terrain: [
      { kind: "hill", foot: 2, wheels: 0, columns: 1, barred: ["tank"], rule: "T1" },
      { kind: "river", foot: 1, rule: "T2" },
    ],
  },
} as unknown as Sheet;
const printed = new Printed(SHEET, {
  "terrain.foot": "on foot",
  "ground.hill": "hills",
  "state.late": "is late",
  "state.attacks": "attacks in battle {0}",
});

describe("how the map is read", () => {
  it("knows every kind of thing that is printed, once", () => {
    expect(kindsOf(SHEET)).toEqual([
      { terrain: "open" },
      { terrain: "hill" },
      { terrain: "city" },
      { path: "road" },
      { hexside: "river" },
      { feature: "fort" },
    ]);
  });

  it("calls units as the language does, and as their counters say where it has no name for them", () => {
    const counters = [
      { id: "1/2", name: "1st Brigade" },
      { id: "X", name: "X Corps" },
    ];
    const foreign = new Printed({ ...SHEET, counters } as unknown as Sheet, { "unit.1/2": "1ª Brigada" });
    const pieces = counters.map(({ id }) => ({
      id,
      owner: "red",
      kind: "red tank",
      where: "A1",
      values: [],
      states: [],
    }));
    expect(faces(pieces, foreign.counters).map((face) => face.name)).toEqual(["1ª Brigada", "X Corps"]);
  });

  it("calls the states of pieces by their words, with a number where they have one", () => {
    expect(printed.state("late")).toBe("is late");
    expect(printed.state("attacks-2")).toBe("attacks in battle 2");
    expect(printed.state("out-of-step")).toBe("out of step");
  });

  it("draws samples as the map is drawn", () => {
    for (const what of kindsOf(SHEET)) {
      const drawing = draw(sample(SHEET, what));
      expect(drawing.layout.has(MIDDLE)).toBe(true);
      expect(drawing.lines.length, JSON.stringify(what)).toBe(what.path ? 1 : 0);
      expect(drawing.sides.length > 0, JSON.stringify(what)).toBe(what.hexside !== undefined);
      expect(drawing.forts.length).toBe(what.feature === "fort" ? 1 : 0);
    }
  });

  it("tells what is in a hex and on its sides, from either side", () => {
    const layout = Layout.of(SHEET);
    expect(printedAt(SHEET, layout, "B1")).toEqual([
      { terrain: "hill" },
      { path: "road" },
      { hexside: "river" },
      { feature: "fort" },
    ]);
    expect(printedAt(SHEET, layout, "A1")).toEqual([{ terrain: "open" }, { hexside: "river" }]);
    expect(printedAt(SHEET, layout, "A2")).toEqual([{ terrain: "open" }]);
    expect(printedAt(SHEET, layout, "Z9")).toEqual([]);
  });

  it("tells what the ground costs, and nothing that is nothing", () => {
    expect(valuesOf(printed, rowOf(SHEET, { terrain: "hill" }))).toEqual([
      { name: "on foot", value: 2 },
      { name: "columns", value: 1 },
    ]);
    expect(rowOf(SHEET, { path: "road" })).toBeUndefined();
    expect(valuesOf(printed, undefined)).toEqual([]);
    expect([printed.ground("hill"), printed.feature("fort"), printed.feature("salt-pan")]).toEqual([
      "hills",
      "fortification",
      "salt pan",
    ]);
  });

  it("finds a chapter with all that stands under it", () => {
    const section = (title: string, level: number) => ({ title, level, rules: [] });
    const book: RuleBook = {
      title: "B",
      sections: [section("4 Victory", 2), section("4.1 Red", 3), section("4.2 Blue", 3), section("5 End", 2)],
    };
    const titles = (number: string) => chapter(book, number).map(({ title }) => title);
    expect(titles("4")).toEqual(["4 Victory", "4.1 Red", "4.2 Blue"]);
    expect(titles("4.2")).toEqual(["4.2 Blue"]);
    expect(titles("5")).toEqual(["5 End"]);
    expect(titles("6")).toEqual([]);
  });
});

describe("what is spoken", () => {
  it("names a piece and what is the matter with it", () => {
    const face = {
      id: "7",
      name: "Seventh",
      factors: "1-2-3",
      states: ["late", "lost-way"],
    } as unknown as Face;
    expect(pieceWords(printed, face)).toBe("7, Seventh, 1-2-3, is late, lost way");
  });

  it("are the lines of the moves that came, all of them", () => {
    const move = (number: number, ...texts: string[]): JournalMove => ({
      number,
      side: "red",
      entries: texts.map((text) => ({ rule: "", text })),
    });
    const journal = [move(1, "a"), move(2, "b", "c"), move(3), move(4, "d")];
    expect(toldSince(journal, 1)).toEqual(["b", "c", "d"]);
    expect(toldSince(journal, 4)).toEqual([]);
  });
});
