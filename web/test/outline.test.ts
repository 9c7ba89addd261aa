import { describe, expect, it } from "vitest";
import { chains } from "../src/geometry/chain";
import { curve } from "../src/geometry/curve";
import { Layout, SIZE } from "../src/geometry/grid";
import { area, chaikin, closedPath, hachures, landform, outlines, scatter } from "../src/geometry/outline";

const grid = new Layout({ orientation: "flat", columns: 10, rows: 10, shoved: "odd" }, []);
const HEX = 1.5 * Math.sqrt(3) * SIZE * SIZE;

describe("outlines", () => {
  it("surround one hex with its six corners, clockwise", () => {
    const [loop, ...more] = outlines(grid, [[3, 3]]);
    expect(more).toEqual([]);
    expect(loop).toHaveLength(6);
    expect(area(loop!)).toBeCloseTo(HEX, 3);
  });

  it("merge neighbours into one shape", () => {
    const loops = outlines(grid, [
      [3, 3],
      [3, 4],
      [3, 5],
    ]);
    expect(loops).toHaveLength(1);
    expect(loops[0]).toHaveLength(14);
    expect(area(loops[0]!)).toBeCloseTo(3 * HEX, 3);
  });

  it("keep holes, the other way round", () => {
    const ring = [0, 1, 2, 3, 4, 5].map((direction) => grid.beside(5, 5, direction));
    const loops = outlines(grid, ring);
    expect(loops).toHaveLength(2);
    expect(loops.map((loop) => Math.sign(area(loop))).sort()).toEqual([-1, 1]);
    expect(loops.reduce((sum, loop) => sum + area(loop), 0)).toBeCloseTo(6 * HEX, 3);
  });

  it("are empty for nothing", () => {
    expect(outlines(grid, [])).toEqual([]);
    expect(closedPath([])).toBe("");
  });
});

describe("smoothing", () => {
  it("doubles the points in each round and stays inside the corners", () => {
    const [loop] = outlines(grid, [[3, 3]]);
    const smooth = chaikin(loop!, 3);
    expect(smooth).toHaveLength(48);
    expect(area(smooth)).toBeLessThan(HEX);
    expect(area(smooth)).toBeGreaterThan(0.8 * HEX);
  });

  it("gives the same land form every time", () => {
    const cells = [[1, 1] as const, [2, 1] as const];
    expect(landform(grid, cells)).toEqual(landform(grid, cells));
    expect(scatter(3, 4)).toBe(scatter(3, 4));
  });

  it("hangs hachures around the whole border", () => {
    const path = hachures(landform(grid, [[3, 3]])[0]!, 4, 9);
    expect(path.match(/M/g)!.length).toBeGreaterThan(35);
    expect(path).not.toContain("NaN");
  });
});

describe("a curve", () => {
  it("runs through all its points", () => {
    const path = curve([
      { x: 0, y: 0 },
      { x: 10, y: 5 },
      { x: 20, y: 0 },
    ]);
    expect(path).toMatch(/^M0 0C.* 10 5C.* 20 0$/);
    expect(curve([{ x: 0, y: 0 }])).toBe("");
  });
});

describe("chains", () => {
  it("join the sides of a river into one line, whatever their order and direction", () => {
    const p = (x: number) => ({ x, y: x % 2 });
    const lines = chains([
      [p(2), p(3)],
      [p(1), p(0)],
      [p(1), p(2)],
      [p(7), p(8)],
    ]);
    expect(lines.map((line) => line.map((point) => point.x))).toEqual([
      [3, 2, 1, 0],
      [8, 7],
    ]);
  });
});
