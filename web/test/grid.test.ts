import { describe, expect, it } from "vitest";
import type { GridShape, SheetHex } from "../src/api/types";
import { Layout, SIZE } from "../src/geometry/grid";

function layout(
  orientation: GridShape["orientation"],
  shoved: GridShape["shoved"],
  columns = 6,
  rows = 5,
): Layout {
  const hexes: SheetHex[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const two = (n: number) => String(n + 1).padStart(2, "0");
      hexes.push({ label: two(column) + two(row), column, row, terrain: "open", features: [] });
    }
  }
  return new Layout({ orientation, columns, rows, shoved }, hexes);
}

const ALL = (["flat", "pointed"] as const).flatMap((o) =>
  (["odd", "even"] as const).map((s) => layout(o, s)),
);

describe("a layout", () => {
  it("lays neighbours one hex apart, whatever the grid", () => {
    for (const grid of ALL) {
      for (const hex of grid.hexes) {
        for (let direction = 0; direction < 6; direction++) {
          const [c, r] = grid.beside(hex.column, hex.row, direction);
          const a = grid.centre(hex.column, hex.row);
          const b = grid.centre(c, r);
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(Math.sqrt(3) * SIZE, 6);
        }
      }
    }
  });

  it("puts the side of each direction between the two hexes that share it", () => {
    for (const grid of ALL) {
      for (let direction = 0; direction < 6; direction++) {
        const corners = grid.corners(2, 2);
        const a = corners[direction]!;
        const b = corners[(direction + 1) % 6]!;
        const here = grid.centre(2, 2);
        const there = grid.centre(...grid.beside(2, 2, direction));
        expect((a.x + b.x) / 2).toBeCloseTo((here.x + there.x) / 2, 6);
        expect((a.y + b.y) / 2).toBeCloseTo((here.y + there.y) / 2, 6);
      }
    }
  });

  it("lowers the odd columns of a flat grid that shoves the odd ones", () => {
    const grid = layout("flat", "odd");
    expect(grid.centreOf("0101").y).toBeGreaterThan(grid.centreOf("0201").y);
    expect(grid.neighbour("0101", 0)).toBeUndefined();
    expect(grid.neighbour("0101", 1)).toBe("0201");
    expect(grid.neighbour("0101", 2)).toBe("0202");
    expect(grid.neighbour("0101", 3)).toBe("0102");
  });

  it("finds the hex under a point", () => {
    for (const grid of ALL) {
      for (const hex of grid.hexes) {
        const { x, y } = grid.centre(hex.column, hex.row);
        expect(grid.under({ x: x + 12, y: y - 9 })).toBe(hex.label);
      }
    }
    expect(layout("flat", "odd").under({ x: -500, y: 0 })).toBeUndefined();
  });

  it("measures distances and finds ways around what cannot be passed", () => {
    const grid = layout("flat", "odd");
    expect(grid.distance("0101", "0105")).toBe(4);
    expect(grid.distance("0103", "0403")).toBe(3);
    expect(grid.way(["0101"], "0103", () => true)).toEqual(["0101", "0102", "0103"]);
    const around = grid.way(["0101"], "0103", (label) => label !== "0102")!;
    expect(around).not.toContain("0102");
    expect(around.length).toBe(4);
    expect(grid.way(["0101"], "0505", () => false)).toBeUndefined();
  });

  it("stays on the sheet when the cursor runs into its edge", () => {
    const grid = layout("pointed", "even");
    expect(grid.step("0101", "left")).toBe("0101");
    expect(grid.step("0101", "right")).toBe("0201");
  });
});
