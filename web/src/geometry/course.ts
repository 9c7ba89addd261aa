import type { Point } from "./grid";

/** Lines that flow: what runs along hexsides is straightened a little and rounded, and can be followed by length. */

/** Takes the saw teeth out of an open line: each inner point moves towards the middle of its neighbours. */
export function straighten(line: readonly Point[], amount: number, rounds = 1): Point[] {
  let points = [...line];
  for (let round = 0; round < rounds; round++) {
    points = points.map((point, i) => {
      const before = points[i - 1];
      const after = points[i + 1];
      return before && after
        ? {
            x: point.x + amount * ((before.x + after.x) / 2 - point.x),
            y: point.y + amount * ((before.y + after.y) / 2 - point.y),
          }
        : point;
    });
  }
  return points;
}

/** Corner cutting that leaves the two ends where they are. */
export function cutCorners(line: readonly Point[], rounds = 2): Point[] {
  let points = [...line];
  for (let round = 0; round < rounds && points.length > 2; round++) {
    const cut: Point[] = [points[0]!];
    for (let i = 0; i + 1 < points.length; i++) {
      const a = points[i]!;
      const b = points[i + 1]!;
      if (i > 0) cut.push({ x: 0.75 * a.x + 0.25 * b.x, y: 0.75 * a.y + 0.25 * b.y });
      if (i + 2 < points.length) cut.push({ x: 0.25 * a.x + 0.75 * b.x, y: 0.25 * a.y + 0.75 * b.y });
    }
    cut.push(points.at(-1)!);
    points = cut;
  }
  return points;
}

/** A line along hexsides as water runs: near the sides, without their corners. */
export function flow(corners: readonly Point[], amount = 0.24): Point[] {
  return cutCorners(straighten(corners, amount), 2);
}

export interface Stride extends Point {
  /** The direction of the line there, of length 1. */
  dx: number;
  dy: number;
}

/** Points along a line at even distances, with its direction. */
export function strides(line: readonly Point[], step: number): Stride[] {
  const found: Stride[] = [];
  let due = 0;
  for (let i = 0; i + 1 < line.length; i++) {
    const a = line[i]!;
    const b = line[i + 1]!;
    const side = Math.hypot(b.x - a.x, b.y - a.y);
    if (side === 0) {
      continue;
    }
    const dx = (b.x - a.x) / side;
    const dy = (b.y - a.y) / side;
    for (; due <= side; due += step) {
      found.push({ x: a.x + dx * due, y: a.y + dy * due, dx, dy });
    }
    due -= side;
  }
  return found;
}

/** The line beside a line: to its right as one walks along it, or to its left. */
export function beside(line: readonly Point[], right: number): Point[] {
  return line.map((point, i) => {
    const a = line[Math.max(0, i - 1)]!;
    const b = line[Math.min(line.length - 1, i + 1)]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: point.x - ((b.y - a.y) / length) * right, y: point.y + ((b.x - a.x) / length) * right };
  });
}

const key = (point: Point) => `${Math.round(point.x * 10)},${Math.round(point.y * 10)}`;

/** Joins segments head to tail: what has a front and a back keeps it. */
export function directedChains(segments: readonly (readonly [Point, Point])[]): Point[][] {
  const left = new Set(segments.keys());
  const heads = new Set(segments.map(([, head]) => key(head)));
  const byTail = new Map<string, number[]>();
  segments.forEach(([tail], i) => byTail.set(key(tail), [...(byTail.get(key(tail)) ?? []), i]));
  const lines: Point[][] = [];
  // From the ends first; what is left over then are rings.
  const starts = [...segments.keys()].sort(
    (a, b) => Number(heads.has(key(segments[a]![0]))) - Number(heads.has(key(segments[b]![0]))),
  );
  for (const start of starts) {
    const line: Point[] = [];
    for (let next: number | undefined = start; next !== undefined && left.delete(next);) {
      const [tail, head]: readonly [Point, Point] = segments[next]!;
      if (!line.length) line.push(tail);
      line.push(head);
      next = (byTail.get(key(head)) ?? []).find((i) => left.has(i));
    }
    if (line.length) {
      lines.push(line);
    }
  }
  return lines;
}
