import { describe, expect, it } from "vitest";
import { blocks } from "../src/geometry/curve";
import { onScreen, shared, tiles, wholeScale, type Tile } from "../src/map/picture";

const area = ({ width, height }: { width: number; height: number }) => width * height;
const overlap = (a: Tile, b: Tile) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

describe("the picture of the map", () => {
  it("is cut into tiles that cover it once, those in the middle first", () => {
    const cut = tiles(1300, 1400);
    expect(cut.reduce((sum, tile) => sum + area(tile), 0)).toBe(1300 * 1400);
    for (const [i, a] of cut.entries()) {
      for (const b of cut.slice(i + 1)) expect(overlap(a, b)).toBe(0);
      expect(Math.max(a.width, a.height)).toBeLessThanOrEqual(512);
    }
    expect(overlap(cut[0]!, { x: 650, y: 700, width: 1, height: 1 })).toBe(1);
  });

  it("is drawn only where it is new", () => {
    const there = { x: 0, y: 40, width: 1000, height: 860 };
    const cut = tiles(1300, 900, there);
    expect(cut.reduce((sum, tile) => sum + area(tile), 0)).toBe(1300 * 900 - area(there));
    for (const tile of cut) expect(overlap(tile, there)).toBe(0);
    expect(tiles(1300, 900, { x: 0, y: 0, width: 1300, height: 900 })).toEqual([]);
  });

  const sheet = { x: -50, y: -30, width: 2000, height: 1000 };
  const room = { width: 800, height: 600 };

  it("shows what of the sheet is on the screen, in whole pixels of the device", () => {
    // The sheet's corner is at 50.5, 70 of the screen; half a pixel is not begun.
    expect(onScreen(sheet, { x: 75.5, y: 85, k: 0.5 }, room, 1)).toEqual({
      x: 51,
      y: 70,
      width: 749,
      height: 500,
      scale: 0.5,
    });
    expect(onScreen(sheet, { x: 75.5, y: 85, k: 0.5 }, room, 2)).toMatchObject({ x: 101, y: 140, scale: 1 });
    expect(onScreen(sheet, { x: 900, y: 85, k: 0.5 }, room, 1)).toBeUndefined();
  });

  it("takes no more memory than a small device has, whatever the map and the screen", () => {
    const huge = onScreen(
      { x: 0, y: 0, width: 9000, height: 9000 },
      { x: 0, y: 0, k: 4 },
      { width: 4000, height: 3000 },
      3,
    )!;
    expect(area(huge)).toBeLessThan(10.1e6);
    for (const edge of [300, 2000, 9000]) {
      const scale = wholeScale({ x: 0, y: 0, width: edge, height: edge });
      expect((edge * scale) ** 2).toBeLessThan(3.1e6);
    }
  });

  it("is taken over from what was drawn before, if that falls on whole pixels", () => {
    const before = { x: 100, y: 100, scale: 2, width: 800, height: 600 };
    // The map was dragged 30 to the left and 10 down.
    expect(shared(before, { ...before, x: 115, y: 95 })).toEqual({
      x: 0,
      y: 10,
      width: 770,
      height: 590,
      dx: -30,
      dy: 10,
    });
    expect(shared(before, { ...before, x: 115.2 })).toBeUndefined();
    expect(shared(before, { ...before, scale: 2.1 })).toBeUndefined();
    expect(shared(before, { ...before, x: 600 })).toBeUndefined();
  });
});

describe("a path of many shapes", () => {
  it("falls into blocks of shapes that lie together, and loses none", () => {
    const shapes = ["M10 10L20 20", "M900.5 10A3 3 0 0 1 5 5", "M12.5 30Z", "M-10,-10h4"];
    const found = blocks(shapes.join(""));
    expect(found).toEqual(["M10 10L20 20M12.5 30Z", "M900.5 10A3 3 0 0 1 5 5", "M-10,-10h4"]);
  });
});
