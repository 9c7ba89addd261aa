import { beside, cutCorners, straighten, strides } from "../geometry/course";
import { curve } from "../geometry/curve";
import type { Box, Point } from "../geometry/grid";

/** A name set along a line, as water and roads are named on maps. */
export interface Title {
  text: string;
  kind: string;
  /** The line that the letters stand on, from left to right. */
  path: string;
}

export interface Lettering {
  size: number;
  /** Between letters, in parts of the size. */
  spacing: number;
  /** From the line to the feet of the letters, if they stand above it. */
  gap: number;
  /** Whether the name stands to the right of the line as it runs, or to its left, rather than above it. */
  right?: boolean;
  left?: boolean;
}

const STEP = 6;
/** A long line is named again after so much of its course. */
const AGAIN = 1000;

/** Names a line where it is straight, far from all that is to be avoided and well inside the sheet. */
export function along(
  text: string,
  kind: string,
  course: readonly Point[],
  lettering: Lettering,
  avoid: readonly Point[],
  box: Box,
  lines: readonly Point[] = [],
): Title[] {
  const all = strides(course, STEP).filter(
    ({ x, y }) =>
      x > box.x + 12 && y > box.y + 12 && x < box.x + box.width - 12 && y < box.y + box.height - 12,
  );
  const need = Math.ceil((text.length * lettering.size * (0.55 + lettering.spacing)) / STEP) + 2;
  const parts = Math.max(1, Math.min(4, Math.round((all.length * STEP) / AGAIN)));
  const length = Math.floor(all.length / parts);
  return Array.from({ length: parts }, (_, part) => {
    const best = window(all.slice(part * length, (part + 1) * length), need, avoid);
    return best && { text, kind, path: baseline(best, freeSide(best, lettering, lines)) };
  }).filter((title) => title !== undefined);
}

function window(line: readonly Point[], need: number, avoid: readonly Point[]): Point[] | undefined {
  let best: Point[] | undefined;
  let most = -Infinity;
  for (let i = 0; i + need < line.length; i += 2) {
    const piece = line.slice(i, i + need + 1);
    const [a, m, b] = [piece[0]!, piece[need >> 1]!, piece[need]!];
    const straight = Math.hypot(b.x - a.x, b.y - a.y) / (need * STEP);
    const level = Math.abs(b.x - a.x) / (Math.hypot(b.x - a.x, b.y - a.y) || 1);
    const clear = Math.min(
      90,
      ...avoid.flatMap((p) => [a, m, b].map((q) => Math.hypot(p.x - q.x, p.y - q.y))),
    );
    const middle = 1 - Math.abs((i + need / 2) / line.length - 0.5);
    const value = straight * 120 + level * 25 + clear * 0.7 + middle * 20;
    if (value > most) {
      most = value;
      best = piece;
    }
  }
  return best;
}

/** Letters go to the other side of a line if another line runs where they would stand. */
function freeSide(piece: readonly Point[], lettering: Lettering, lines: readonly Point[]): Lettering {
  if (lettering.right !== undefined || !lines.length) {
    return lettering;
  }
  const clear = (side: number) =>
    Math.min(...beside(piece, side * 11).flatMap((p) => lines.map((q) => Math.hypot(p.x - q.x, p.y - q.y))));
  const [left, right] = [clear(-1), clear(1)];
  return Math.min(left, right) < 14 ? { ...lettering, right: right > left, left: left >= right } : lettering;
}

function baseline(piece: readonly Point[], { gap, size, right, left }: Lettering): string {
  const calm = straighten(piece, 0.5, 30);
  const first = calm[0]!;
  const last = calm.at(-1)!;
  const dx = last.x - first.x;
  const dy = last.y - first.y;
  // What stands upright is read from below.
  const back = Math.abs(dx) < Math.abs(dy) * 0.25 ? dy > 0 : dx < 0;
  const forward = back ? calm.toReversed() : calm;
  const below = back ? left : right;
  const line = beside(forward, below ? gap + size * 0.72 : -gap);
  return curve(
    cutCorners(
      line.filter((_, i) => i % 3 === 0 || i === line.length - 1),
      1,
    ),
  );
}
