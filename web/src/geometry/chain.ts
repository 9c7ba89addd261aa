import type { Point } from "./grid";

const key = (point: Point) => `${Math.round(point.x * 10)},${Math.round(point.y * 10)}`;

/** Joins segments that share an end into lines as long as possible: the sides of hexes that a river follows. */
export function chains(segments: readonly (readonly [Point, Point])[]): Point[][] {
  const left = new Set(segments.map((_, i) => i));
  const at = new Map<string, number[]>();
  segments.forEach((ends, i) => ends.forEach((end) => at.set(key(end), [...(at.get(key(end)) ?? []), i])));

  function grow(line: Point[]): void {
    for (;;) {
      const end = line.at(-1)!;
      const next = (at.get(key(end)) ?? []).find((i) => left.has(i));
      if (next === undefined) {
        return;
      }
      left.delete(next);
      const [a, b] = segments[next]!;
      line.push(key(a) === key(end) ? b : a);
    }
  }

  const lines: Point[][] = [];
  for (const start of segments.keys()) {
    if (left.delete(start)) {
      const line = [...segments[start]!];
      grow(line);
      line.reverse();
      grow(line);
      lines.push(line);
    }
  }
  return lines;
}
