import type { Sheet } from "../api/types";
import { beyond, nearestEdge } from "../geometry/brink";
import { chains } from "../geometry/chain";
import { curve } from "../geometry/curve";
import { directedChains, flow } from "../geometry/course";
import { SIZE, type Box, type Layout, type Point } from "../geometry/grid";
import { battlements } from "./walls";
import { groundAt } from "./ground";
import { isWater } from "./palette";

/** What lies on the sides of hexes: rivers, borders, arms of the sea, lines of fortification. */
export interface Side {
  kind: string;
  name: string;
  path: string;
  /** The teeth of a line that faces one way. */
  teeth?: string;
  /** The line itself, for its name. */
  course: Point[];
}

type Segment = [Point, Point];
const key = (point: Point) => `${Math.round(point.x * 10)},${Math.round(point.y * 10)}`;

const WATERWAYS = new Set(["river", "stream", "canal", "wadi", "inlet"]);

/** Whether a path that crosses such a hexside does so on a bridge. */
export function isWaterway(kind: string): boolean {
  return WATERWAYS.has(kind);
}

function ends(layout: Layout, label: string, direction: number): Segment | undefined {
  const hex = layout.hex(label);
  if (!hex) {
    return undefined;
  }
  const corners = layout.corners(hex.column, hex.row);
  return [corners[direction % 6]!, corners[(direction + 1) % 6]!];
}

/** How many hexes of the sheet meet in each corner: fewer than three at its edge. */
function meetings(sheet: Sheet, layout: Layout): Map<string, number> {
  const counts = new Map<string, number>();
  for (const hex of sheet.hexes) {
    for (const corner of layout.corners(hex.column, hex.row)) {
      counts.set(key(corner), (counts.get(key(corner)) ?? 0) + 1);
    }
  }
  return counts;
}

function nearest(line: readonly Point[], point: Point): Point {
  const away = (p: Point) => (p.x - point.x) ** 2 + (p.y - point.y) ** 2;
  return line.reduce((best, p) => (away(p) < away(best) ? p : best));
}

interface Named {
  name: string;
  line: Point[];
}

/** Lines of different names that go on into one another, as one: where just two ends meet, nothing else does. */
function joined(lines: readonly Named[]): Named[] {
  const all = [...lines];
  for (let i = 0; i < all.length; i++) {
    const { line } = all[i]!;
    const end = key(line.at(-1)!);
    const touching = all.filter((each) => each.line.some((p) => key(p) === end));
    const other = touching.find((each) => each !== all[i]);
    if (touching.length !== 2 || !other || line.length < 2) {
      continue;
    }
    const ahead = key(other.line[0]!) === end;
    const behind = key(other.line.at(-1)!) === end;
    if (ahead !== behind) {
      const rest = ahead ? other.line : other.line.toReversed();
      const name = line.length > rest.length ? all[i]!.name : other.name;
      all[i] = { name, line: [...line, ...rest.slice(1)] };
      all.splice(all.indexOf(other), 1);
      i = -1;
    }
  }
  return all;
}

/** The lines of one kind: smooth, running into one another where they meet, and those that go on, off the sheet at its edge. */
function courses(sheet: Sheet, layout: Layout, box: Box, named: Map<string, Segment[]>, goOn: boolean) {
  const corners = meetings(sheet, layout);
  const lines = joined(
    [...named].flatMap(([name, segments]) => chains(segments).map((line) => ({ name, line }))),
  );
  const smooth = lines.map(({ line }) => flow(line));
  return lines.map(({ name, line }, i) => {
    const course = [...smooth[i]!];
    const meet = (end: Point): Point => {
      const other = lines.findIndex(
        (each, j) => j !== i && each.line.slice(1, -1).some((p) => key(p) === key(end)),
      );
      return other < 0 ? end : nearest(smooth[other]!, end);
    };
    const off = (end: Point): Point[] =>
      goOn && (corners.get(key(end)) ?? 0) < 3 ? [beyond(box, end, nearestEdge(box, end), SIZE)] : [];
    const first = line[0]!;
    const last = line.at(-1)!;
    course[0] = meet(first);
    course[course.length - 1] = meet(last);
    return { name, course: [...off(first), ...course, ...off(last)] };
  });
}

export function hexsides(layout: Layout, sheet: Sheet, box: Box): Side[] {
  const drawn: Side[] = [];
  const lines = new Map<string, Map<string, Segment[]>>();
  const fronts = new Map<string, Map<string, Segment[]>>();
  for (const { hex: label, direction, kind, name, faces } of sheet.hexsides) {
    const segment = ends(layout, label, direction);
    if (!segment) {
      continue;
    }
    const hex = layout.hex(label)!;
    const wet = (turn: number) =>
      isWater(groundAt(sheet, layout, ...layout.beside(hex.column, hex.row, direction + turn)));
    if (kind === "inlet" && (wet(-1) || wet(1))) {
      const [a, b] = segment;
      drawn.push({ kind: "arm", name, path: wet(-1) ? arm(a, b) : arm(b, a), course: [a, b] });
      continue;
    }
    const groups = faces ? fronts : lines;
    const kinds = groups.get(kind) ?? new Map<string, Segment[]>();
    groups.set(kind, kinds.set(name, [...(kinds.get(name) ?? []), segment]));
  }
  for (const [kind, named] of lines) {
    const goOn = isWaterway(kind) || kind === "border";
    for (const { name, course } of courses(sheet, layout, box, named, goOn)) {
      drawn.push({ kind, name, path: curve(course), course });
    }
  }
  for (const [kind, named] of fronts) {
    for (const [name, segments] of named) {
      for (const line of directedChains(segments)) {
        const course = flow(line, 0.3);
        drawn.push({ kind, name, ...battlements(course), course });
      }
    }
  }
  return drawn;
}

/** An arm of the sea: broad where it opens, narrow at its end. */
function arm(mouth: Point, end: Point): string {
  const length = Math.hypot(end.x - mouth.x, end.y - mouth.y);
  const u = { x: (end.x - mouth.x) / length, y: (end.y - mouth.y) / length };
  const at = (along: number, across: number) => ({
    x: mouth.x + u.x * along * length - u.y * across,
    y: mouth.y + u.y * along * length + u.x * across,
  });
  const shore = [at(-0.35, -12), at(0.1, -6.5), at(0.5, -5), at(0.85, -2.4), at(1, 0)];
  const other = [at(0.88, 2.6), at(0.5, 4.6), at(0.1, 7.5), at(-0.35, 13)];
  return curve([...shore, ...other]);
}
