import { settlementOf } from "./palette";
import { SIZE, type Box, type Point } from "../geometry/grid";

export interface Named {
  name: string;
  at: Point;
  /** Towns and places with points are set larger. */
  weight: 0 | 1 | 2;
}

export interface SetName {
  name: string;
  x: number;
  y: number;
  size: number;
  anchor: "start" | "middle" | "end";
  weight: 0 | 1 | 2;
}

const SIZES = [11, 13, 16.5] as const;

/** How weighty a place is: a town, a village or a place with points, or a mere name. */
export function weigh(terrain: string, points: boolean): Named["weight"] {
  const settled = settlementOf(terrain);
  if (settled && settled !== "village") return 2;
  return settled || points ? 1 : 0;
}

/** About how wide a name is in small capitals with letter spacing. */
export function widthOf(name: string, size: number): number {
  return name.length * size * 0.6;
}

function box(set: SetName): Box {
  const width = widthOf(set.name, set.size);
  const x = set.anchor === "middle" ? set.x - width / 2 : set.anchor === "end" ? set.x - width : set.x;
  return { x, y: set.y - set.size * 0.75, width, height: set.size };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The places beside a point where a cartographer would set its name, the best first. */
function candidates(named: Named, scale: number, room: number): SetName[] {
  const size = SIZES[named.weight] * scale;
  const { x, y } = named.at;
  const near = SIZE * 0.62;
  const far = SIZE * 0.72;
  // Beside a stack that lies there.
  const clear = room + 4;
  const below = room + size * 0.85;
  const set = (dx: number, dy: number, anchor: SetName["anchor"]): SetName => ({
    name: named.name,
    x: x + dx,
    y: y + dy,
    size,
    anchor,
    weight: named.weight,
  });
  return [
    set(0, far + size * 0.35, "middle"),
    set(near, size * 0.3, "start"),
    set(-near, size * 0.3, "end"),
    set(near * 0.9, far * 0.75, "start"),
    set(-near * 0.9, far * 0.75, "end"),
    set(near * 0.9, -far * 0.5, "start"),
    set(-near * 0.9, -far * 0.5, "end"),
    set(0, -far, "middle"),
    set(0, far + size * 1.2, "middle"),
    set(0, -far - size, "middle"),
    set(0, below, "middle"),
    set(clear, size * 0.3, "start"),
    set(-clear, size * 0.3, "end"),
    set(clear, below, "start"),
    set(-clear, below, "end"),
    set(0, -clear, "middle"),
    set(clear, -clear, "start"),
    set(-clear, -clear, "end"),
  ];
}

/**
 * Sets names one after another, the weightiest first, each where it covers least of the counters, of other names and
 * of the sheet's edge.
 *
 * @param room how far from its point a name is beside what lies there
 */
export function setNames(
  named: readonly Named[],
  counters: readonly Box[],
  sheet: Box,
  scale = 1,
  room = SIZE * 0.62,
): SetName[] {
  const done: SetName[] = [];
  const taken: Box[] = [];
  for (const each of [...named].sort((a, b) => b.weight - a.weight)) {
    let best: SetName | undefined;
    let least = Infinity;
    candidates(each, scale, room).forEach((candidate, rank) => {
      const own = box(candidate);
      const inside = overlap(own, sheet);
      let cost = rank * 9 + (own.width * own.height - inside) * 8;
      for (const counter of counters) cost += overlap(own, counter) * 6;
      for (const other of taken) cost += overlap(own, other) * 4;
      if (cost < least) {
        least = cost;
        best = candidate;
      }
    });
    if (best) {
      done.push(best);
      taken.push(box(best));
    }
  }
  return done;
}
