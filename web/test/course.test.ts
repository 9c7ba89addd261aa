import { describe, expect, it } from "vitest";
import type { Sheet } from "../src/api/types";
import { exitKey, exitOf, nearestEdge, spot } from "../src/geometry/brink";
import { beside, directedChains, flow, strides } from "../src/geometry/course";
import { Layout, type Point } from "../src/geometry/grid";
import { hexsides } from "../src/map/sides";
import { along } from "../src/map/titles";
import { relief } from "../src/map/relief";

const zigzag: Point[] = Array.from({ length: 9 }, (_, i) => ({ x: i * 30, y: i % 2 ? 20 : 0 }));
const shape = { orientation: "flat", columns: 6, rows: 6, shoved: "odd" } as const;
const two = (n: number) => String(n + 1).padStart(2, "0");
const hexes = Array.from({ length: 36 }, (_, i) => ({
  label: two(i % 6) + two(Math.floor(i / 6)),
  column: i % 6,
  row: Math.floor(i / 6),
  terrain: "open",
  features: [],
}));
const layout = new Layout(shape, hexes);
const box = layout.sheetBox();

describe("a course", () => {
  it("keeps its ends and loses its corners", () => {
    const smooth = flow(zigzag);
    expect(smooth[0]).toEqual(zigzag[0]);
    expect(smooth.at(-1)).toEqual(zigzag.at(-1));
    const height = (line: Point[]) => Math.max(...line.map((p) => p.y)) - Math.min(...line.map((p) => p.y));
    expect(height(smooth)).toBeLessThan(height(zigzag));
  });

  it("is followed in even strides, and has a right side", () => {
    const line = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    expect(strides(line, 10)).toHaveLength(11);
    expect(beside(line, 5)[0]!.y).toBe(5);
  });

  it("keeps its direction when its parts are joined", () => {
    const [a, b, c] = [0, 1, 2].map((x) => ({ x: x * 10, y: 0 })) as [Point, Point, Point];
    expect(
      directedChains([
        [b, c],
        [a, b],
      ]),
    ).toEqual([[a, b, c]]);
  });

  it("is named from left to right, where there is room", () => {
    const back = zigzag.toReversed().map((p) => ({ x: p.x, y: p.y + 100 }));
    const [title] = along("Po", "river", back, { size: 10, spacing: 0.1, gap: 4 }, [], box);
    const numbers = title!.path.match(/-?[\d.]+/g)!.map(Number);
    expect(numbers.at(-2)!).toBeGreaterThan(numbers[0]!);
    expect(
      along(
        "A very long name indeed, longer than its river",
        "river",
        back,
        { size: 30, spacing: 1, gap: 4 },
        [],
        box,
      ),
    ).toEqual([]);
  });
});

describe("hexsides", () => {
  const sheet = (sides: Sheet["hexsides"]) =>
    ({ grid: shape, hexes, hexsides: sides, edges: {} }) as unknown as Sheet;

  it("that face one way have their teeth on that side", () => {
    // The line lies in 0303 and looks north: its teeth are nearer to the hexside than the line is.
    const [side] = hexsides(
      layout,
      sheet([{ kind: "fortified-line", name: "L", hex: "0303", direction: 0, faces: true }]),
      box,
    );
    const heights = (path: string) =>
      path
        .match(/-?[\d.]+/g)!
        .map(Number)
        .filter((_, i) => i % 2);
    const hexside = layout.corners(2, 2)[0]!.y;
    expect(Math.min(...heights(side!.path))).toBeGreaterThan(hexside);
    expect(Math.min(...heights(side!.teeth!))).toBeLessThan(Math.min(...heights(side!.path)));
    expect(Math.min(...heights(side!.teeth!))).toBeGreaterThan(hexside);
  });

  it("run off the sheet at its edge", () => {
    const [side] = hexsides(layout, sheet([{ kind: "river", name: "R", hex: "0101", direction: 1 }]), box);
    expect(Math.min(...side!.course.map((p) => p.y))).toBeLessThan(box.y);
  });
});

describe("beyond the edge", () => {
  it("lie exits, straight out from their hex", () => {
    expect(exitOf(exitKey("0101", "north"))).toEqual({ hex: "0101", edge: "north" });
    expect(exitOf("0101")).toBeUndefined();
    expect(spot(layout, box, "0101-north").x).toBe(layout.centreOf("0101").x);
    expect(spot(layout, box, "0101-north").y).toBeLessThan(box.y);
    expect(spot(layout, box, "0606-east").x).toBeGreaterThan(box.x + box.width);
    expect(nearestEdge(box, layout.centreOf("0306"))).toBe("south");
  });
});

describe("relief", () => {
  it("rises inside the mountains and is flat outside", () => {
    const { width, height, pixels } = relief(
      layout,
      [
        [1, 1],
        [1, 2],
        [2, 1],
        [2, 2],
      ],
      box,
      ["#000000", "#ffffff"],
      0.5,
    );
    expect(pixels).toHaveLength(width * height * 4);
    const at = (p: Point) =>
      pixels[(Math.floor((p.y - box.y) / 2) * width + Math.floor((p.x - box.x) / 2)) * 4]!;
    expect(at(layout.centre(5, 5))).toBeLessThan(5);
    expect(at(layout.centre(1, 2))).toBeGreaterThan(20);
  });
});
