import { describe, expect, it } from "vitest";
import type { Sheet } from "../src/api/types";
import { draw } from "../src/map/drawing";

const GROUND = [
  "open",
  "forest",
  "mountain",
  "sea",
  "moonscape",
  "city",
  "marsh",
  "mountain-city",
  "village",
];

function sheet(orientation: "flat" | "pointed", shoved: "odd" | "even", palette: string): Sheet {
  const columns = 9;
  const rows = 7;
  const two = (n: number) => String(n + 1).padStart(2, "0");
  return {
    id: "x",
    title: "X",
    palette,
    grid: { orientation, columns, rows, shoved },
    hexes: Array.from({ length: columns * rows }, (_, i) => ({
      label: two(i % columns) + two(Math.floor(i / columns)),
      column: i % columns,
      row: Math.floor(i / columns),
      terrain: GROUND[Math.floor(i / 4) % GROUND.length]!,
      features: i % 11 === 0 ? ["minefield"] : i % 13 === 0 ? ["fort"] : i % 5 === 0 ? ["right-bank"] : [],
    })),
    hexsides: [
      { kind: "river", name: "R", hex: "0303", direction: 2 },
      { kind: "river", name: "R", hex: "0303", direction: 3 },
      { kind: "border", name: "B", hex: "0505", direction: 1 },
      { kind: "fortified-line", name: "L", hex: "0304", direction: 1, faces: true },
      { kind: "fortified-line", name: "L", hex: "0304", direction: 2, faces: true },
    ],
    paths: [{ kind: "road", name: "Long road", hexes: ["0101", "0102", "0103"], from: "north", to: "south" }],
    places: [{ name: "P", hex: "0404", printed: true }],
    entries: [{ name: "A", hex: "0103", edge: "west" }],
    edges: { north: "sea" },
    sides: [],
    turns: 1,
    dates: [],
    objectives: [],
    counters: [],
    tables: {},
  };
}

describe("a sheet", () => {
  for (const orientation of ["flat", "pointed"] as const) {
    for (const shoved of ["odd", "even"] as const) {
      it(`is drawn on a ${orientation} grid that shoves the ${shoved} lines`, () => {
        const drawing = draw(sheet(orientation, shoved, shoved === "odd" ? "fields" : "unheard-of"));
        expect(JSON.stringify(drawing)).not.toContain("NaN");
        expect(drawing.cells).toHaveLength(63);
        expect(drawing.water).not.toBe("");
        expect(drawing.areas.map((area) => area.kind).sort()).toEqual([
          "forest",
          "marsh",
          "moonscape",
          "mountain",
        ]);
        expect(drawing.areas.find((area) => area.kind === "moonscape")!.style.texture).toBe("hatch");
        expect(drawing.regions.map((region) => region.kind)).toEqual(["right-bank"]);
        expect(drawing.forts).toHaveLength(4);
        expect(drawing.entries[0]!.at.x).toBeCloseTo(drawing.box.x + 1);
        expect(drawing.sides.filter((side) => side.kind === "river")).toHaveLength(1);
        expect(drawing.sides.find((side) => side.kind === "fortified-line")!.teeth).toMatch(/^M/);
        // The road leaves the paper at both ends.
        const ends = drawing.lines[0]!.path.match(/-?[\d.]+/g)!.map(Number);
        expect(ends[1]).toBeLessThan(drawing.box.y);
        expect(ends.at(-1)).toBeGreaterThan(drawing.box.y + drawing.box.height);
      });
    }
  }
});
