import type { Point } from "./grid";

const round = (value: number) => Math.round(value * 10) / 10;

/** A smooth curve through all points (Catmull-Rom, written as cubic Béziers). */
export function curve(points: readonly Point[], tension = 1): string {
  if (points.length < 2) {
    return "";
  }
  const first = points[0]!;
  let path = `M${round(first.x)} ${round(first.y)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const p0 = points[Math.max(0, i - 1)]!;
    const p1 = points[i]!;
    const p2 = points[i + 1]!;
    const p3 = points[Math.min(points.length - 1, i + 2)]!;
    const k = tension / 6;
    path +=
      `C${round(p1.x + (p2.x - p0.x) * k)} ${round(p1.y + (p2.y - p0.y) * k)} ` +
      `${round(p2.x - (p3.x - p1.x) * k)} ${round(p2.y - (p3.y - p1.y) * k)} ${round(p2.x)} ${round(p2.y)}`;
  }
  return path;
}

/** Straight lines through all points. */
export function polyline(points: readonly Point[]): string {
  return points.map((p, i) => `${i ? "L" : "M"}${round(p.x)} ${round(p.y)}`).join("");
}

export function polygon(points: readonly Point[]): string {
  return points.map((p) => `${round(p.x)},${round(p.y)}`).join(" ");
}

/** Shapes whose beginnings lie this near to each other make a block. */
const BLOCK = 260;

/**
 * The shapes of a path, block by block: a stroke around thousands of them at once takes very long, and what is out of
 * sight is passed over only as a whole. For paths of shapes that each begin with a move to a place.
 */
export function blocks(path: string): string[] {
  const together = new Map<string, string>();
  for (const shape of path.split(/(?=M)/)) {
    const [x = 0, y = 0] = (/^M(\S+?)[ ,]([-.\d]+)/.exec(shape) ?? []).slice(1).map(Number);
    const block = `${Math.floor(x / BLOCK)} ${Math.floor(y / BLOCK)}`;
    together.set(block, (together.get(block) ?? "") + shape);
  }
  return [...together.values()];
}
