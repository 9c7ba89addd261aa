import { SIZE, type Box, type Point } from "../geometry/grid";
import type { Face } from "./face";

export const HALF_COUNTER = 23;
const SHIFT = 4.6;
export const SHOWN = 3;
/** From afar counters are larger, to be read. */
export const LARGER = 1.16;

export interface Stacked {
  face: Face;
  x: number;
  y: number;
  top: boolean;
}

/** The counters of one hex, the lowest first: each lies a little up and to the right of the one below. */
export function stack(faces: readonly Face[], centre: Point): Stacked[] {
  const shown = faces.slice(-SHOWN);
  const back = ((shown.length - 1) * SHIFT) / 2;
  return shown.map((face, i) => ({
    face,
    x: centre.x - back + i * SHIFT,
    y: centre.y + back - i * SHIFT,
    top: i === shown.length - 1,
  }));
}

/** The room that a stack takes, its counters so much larger than usual. */
export function stackBox(count: number, centre: Point, larger = 1): Box {
  const spread = (Math.min(count, SHOWN) - 1) * SHIFT;
  const edge = 2 * HALF_COUNTER * larger + spread;
  return { x: centre.x - edge / 2, y: centre.y - edge / 2, width: edge, height: edge };
}

/** From one counter of an opened stack to the next. */
export function fanStep(scale: number): number {
  return (2 * HALF_COUNTER + 7) * scale;
}

/** So many lie side by side in an opened stack; more of them lie in further rows below. */
const ABREAST = 8;

/** How many counters of an opened stack lie side by side, and in how many rows. */
export function fanSize(count: number): { across: number; rows: number } {
  const rows = Math.max(1, Math.ceil(count / ABREAST));
  return { across: Math.ceil(count / rows), rows };
}

/** How much of two boxes is the same. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** The ways in which a row of so many can lie over a point, the middle first: how far it is moved, in counters. */
function shifts(count: number): number[] {
  const first = -(count - 1) / 2;
  return [0, ...Array.from({ length: count }, (_, i) => first + i)].sort((a, b) => Math.abs(a) - Math.abs(b));
}

/**
 * Around which point a stack opens: over its hex, to the side where it covers least of the others, and as near to that as
 * all counters are in view.
 */
export function fanCentre(
  count: number,
  hex: Point,
  scale: number,
  view: Box,
  others: readonly Box[] = [],
): Point {
  const step = fanStep(scale);
  const { across, rows } = fanSize(count);
  const [width, height] = [across * step, rows * step];
  let [least, best] = [Infinity, hex];
  for (const down of shifts(rows)) {
    for (const aside of shifts(across)) {
      const at = { x: hex.x + aside * step, y: hex.y + down * step };
      const tray = { x: at.x - width / 2, y: at.y - height / 2, width, height };
      const covered = others.reduce((sum, other) => sum + overlap(tray, other), 0);
      if (covered < least) {
        [least, best] = [covered, at];
      }
    }
  }
  const inside = (value: number, from: number, length: number, half: number) =>
    length < 2 * half ? value : Math.max(from + half, Math.min(from + length - half, value));
  return {
    x: inside(best.x, view.x, view.width, width / 2 + 8),
    y: inside(best.y, view.y, view.height, height / 2 + 8),
  };
}

/** Where the counters of an opened stack lie: side by side above the hex. */
export function fan(count: number, centre: Point, scale: number): Point[] {
  const step = fanStep(scale);
  const { across, rows } = fanSize(count);
  return Array.from({ length: count }, (_, i) => ({
    x: centre.x + ((i % across) - (across - 1) / 2) * step,
    y: centre.y - SIZE * 0.1 + (Math.floor(i / across) - (rows - 1) / 2) * step,
  }));
}
