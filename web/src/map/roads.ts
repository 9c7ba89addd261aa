import type { Sheet, SheetPath } from "../api/types";
import { beyond } from "../geometry/brink";
import { curve } from "../geometry/curve";
import { SIZE, type Box, type Layout, type Point } from "../geometry/grid";
import { isWaterway } from "./sides";

/** What leads from hex to hex: roads, trails, railways. */
export interface Line {
  kind: string;
  name: string;
  path: string;
  /** The points that it goes through. */
  course: Point[];
  /** The name to be set along it, where it has one of its own and room for it. */
  title?: string;
}

export function line(layout: Layout, box: Box, path: SheetPath): Line {
  let points = path.hexes.map((label) => layout.centreOf(label));
  const first = points[0];
  const last = points.at(-1);
  if (path.from && first) points = [beyond(box, first, path.from, SIZE), ...points];
  if (path.to && last) points = [...points, beyond(box, last, path.to, SIZE)];
  const plain = path.name.replace(/\s*\(.*\)$/, "");
  const named = path.hexes.length >= 7 && !plain.includes("-");
  return {
    kind: path.kind,
    name: path.name,
    path: curve(points),
    course: points,
    ...(named ? { title: plain } : {}),
  };
}

/** Where a drawn path is half-way between two of its hexes, and which way it goes there. */
function halfway(points: readonly Point[], i: number): { at: Point; along: Point } {
  const p1 = points[i]!;
  const p2 = points[i + 1]!;
  const p0 = points[i - 1] ?? p1;
  const p3 = points[i + 2] ?? p2;
  const mix = (pick: (p: Point) => number) => (9 * (pick(p1) + pick(p2)) - pick(p0) - pick(p3)) / 16;
  const turn = (pick: (p: Point) => number) => 11 * (pick(p2) - pick(p1)) - (pick(p3) - pick(p0));
  const along = { x: turn((p) => p.x), y: turn((p) => p.y) };
  const length = Math.hypot(along.x, along.y) || 1;
  return {
    at: { x: mix((p) => p.x), y: mix((p) => p.y) },
    along: { x: along.x / length, y: along.y / length },
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A bridge where a path crosses water: a deck along the path, and two rails that open at their ends. */
export function bridges(layout: Layout, sheet: Sheet): { decks: string; rails: string } {
  const crossed = new Set<string>();
  for (const { hex, direction } of sheet.hexsides.filter((side) => isWaterway(side.kind))) {
    const other = layout.neighbour(hex, direction);
    if (other) {
      crossed.add(`${hex}-${other}`).add(`${other}-${hex}`);
    }
  }
  let decks = "";
  let rails = "";
  for (const { hexes } of sheet.paths.filter((each) => each.kind !== "trail")) {
    const points = hexes.map((label) => layout.centreOf(label));
    for (let i = 0; i + 1 < hexes.length; i++) {
      // Two roads may share a bridge.
      if (crossed.delete(`${hexes[i]}-${hexes[i + 1]}`)) {
        crossed.delete(`${hexes[i + 1]}-${hexes[i]}`);
        const { at, along } = halfway(points, i);
        const p = (far: number, across: number) =>
          `${round(at.x + along.x * far - along.y * across)} ${round(at.y + along.y * far + along.x * across)}`;
        decks += `M${p(-7, 0)}L${p(7, 0)}`;
        for (const side of [-1, 1]) {
          rails += `M${p(-9, side * 6.6)}L${p(-6, side * 4)}L${p(6, side * 4)}L${p(9, side * 6.6)}`;
        }
      }
    }
  }
  return { decks, rails };
}
