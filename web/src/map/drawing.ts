import type { Edge, Sheet, SheetPath } from "../api/types";
import { chains } from "../geometry/chain";
import { curve, polygon, polyline } from "../geometry/curve";
import { Layout, SIZE, type Box, type Point } from "../geometry/grid";
import { closedPath, hachures, landform, scatter } from "../geometry/outline";
import { rampart, settlement, type Block } from "./marks";
import {
  areaStyle,
  groundOf,
  isBare,
  isFort,
  isSettled,
  isWater,
  isWet,
  palette,
  type AreaStyle,
  type Palette,
} from "./palette";

export interface Area {
  kind: string;
  style: AreaStyle;
  path: string;
  hachures: string;
  crest: string;
  marks: Point[];
}

export interface Line {
  kind: string;
  name: string;
  path: string;
  /** A name set along the line, where it has one of its own and room for it. */
  title?: string;
  /** Where along the line it is set, in hundredths. */
  titleAt?: number;
}

export interface HexMark {
  label: string;
  centre: Point;
  corners: Point[];
}

/** A sheet as shapes: computed once, drawn many times. */
export interface Drawing {
  layout: Layout;
  colours: Palette;
  box: Box;
  water: string;
  areas: Area[];
  belts: { kind: string; path: string; marks: Point[] }[];
  grid: string;
  numbers: { label: string; x: number; y: number }[];
  lines: Line[];
  sides: Line[];
  bridges: string;
  settlements: { label: string; blocks: Block[] }[];
  forts: HexMark[];
  /** Where units come in, by the letter that is printed there. */
  entries: { name: string; x: number; y: number }[];
  cells: { label: string; points: string }[];
}

type Cell = [number, number];
const RING = 2;

/** What lies in a cell, also beyond the sheet: water where that edge is sea, else the ground runs on. */
function groundAt(sheet: Sheet, layout: Layout, column: number, row: number): string {
  const hex = layout.at(column, row);
  if (hex) {
    return hex.terrain;
  }
  const { columns, rows } = sheet.grid;
  const edges: Edge[] = [];
  if (row < 0) edges.push("north");
  if (row >= rows) edges.push("south");
  if (column < 0) edges.push("west");
  if (column >= columns) edges.push("east");
  const water = edges
    .map((edge) => sheet.edges[edge])
    .find((beyond) => beyond !== undefined && isWater(beyond));
  if (water) {
    return water;
  }
  const clamp = (n: number, most: number) => Math.max(0, Math.min(most - 1, n));
  return layout.at(clamp(column, columns), clamp(row, rows))?.terrain ?? "open";
}

function cellsByGround(sheet: Sheet, layout: Layout): Map<string, Cell[]> {
  const cells = new Map<string, Cell[]>();
  for (let row = -RING; row < sheet.grid.rows + RING; row++) {
    for (let column = -RING; column < sheet.grid.columns + RING; column++) {
      const ground = groundAt(sheet, layout, column, row);
      const group = isWater(ground) ? "water" : groundOf(ground);
      if (group === "water" || !isBare(group)) {
        cells.set(group, [...(cells.get(group) ?? []), [column, row]]);
      }
    }
  }
  return cells;
}

/** Points spread evenly and irregularly over the hexes, away from their middle if asked. */
function spread(layout: Layout, cells: Cell[], step: number, hollow = 0): Point[] {
  const points: Point[] = [];
  for (const [column, row] of cells) {
    const centre = layout.centre(column, row);
    for (let dy = -SIZE; dy <= SIZE; dy += step) {
      for (let dx = -SIZE; dx <= SIZE; dx += step) {
        const odd = Math.round(dy / step) % 2 ? step / 2 : 0;
        const x = centre.x + dx + odd + (scatter(centre.x + dx, centre.y + dy, 5) - 0.5) * step * 0.5;
        const y = centre.y + dy + (scatter(centre.x + dx, centre.y + dy, 6) - 0.5) * step * 0.5;
        const away = Math.hypot(x - centre.x, y - centre.y);
        if (away > hollow && away < SIZE * 0.84) {
          points.push({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });
        }
      }
    }
  }
  return points;
}

function area(layout: Layout, colours: Palette, kind: string, cells: Cell[]): Area {
  const style = areaStyle(colours, kind);
  const loops = landform(layout, cells);
  const hang = style.texture === "hachures" || style.texture === "relief";
  const steps: Partial<Record<string, number>> = { trees: 11, dots: 12, reeds: 15, relief: 24 };
  const step = style.texture && steps[style.texture];
  return {
    kind,
    style,
    path: closedPath(loops),
    hachures: hang ? loops.map((loop) => hachures(loop, 4.2, 9)).join("") : "",
    crest: style.texture === "relief" ? loops.map((loop) => hachures(loop, 6.5, 19)).join("") : "",
    marks: step ? spread(layout, cells, step) : [],
  };
}

/** Where a path leaves the sheet: a point well beyond the edge. */
function beyond(box: Box, from: Point, edge: Edge): Point {
  const out = SIZE;
  switch (edge) {
    case "north":
      return { x: from.x, y: box.y - out };
    case "south":
      return { x: from.x, y: box.y + box.height + out };
    case "west":
      return { x: box.x - out, y: from.y };
    case "east":
      return { x: box.x + box.width + out, y: from.y };
  }
}

/** A point in a hex at the edge of the sheet, next to that edge. */
function atEdge(layout: Layout, box: Box, label: string, edge: Edge): Point {
  const centre = layout.centreOf(label);
  const goal = beyond(box, centre, edge);
  const length = Math.hypot(goal.x - centre.x, goal.y - centre.y);
  return {
    x: centre.x + ((goal.x - centre.x) / length) * SIZE * 0.6,
    y: centre.y + ((goal.y - centre.y) / length) * SIZE * 0.6,
  };
}

/** The part of a named line that is farthest from all places, where its name disturbs least. */
function titleAt(layout: Layout, sheet: Sheet, hexes: readonly string[]): number {
  let best = 0.5;
  let most = -1;
  for (let i = 2; i + 2 < hexes.length; i++) {
    const near = Math.min(...sheet.places.map((place) => layout.distance(place.hex, hexes[i]!)), 5);
    const value = near - Math.abs(i / (hexes.length - 1) - 0.5) * 0.8;
    if (value > most) {
      most = value;
      best = i / (hexes.length - 1);
    }
  }
  return Math.round(best * 100);
}

function line(layout: Layout, sheet: Sheet, box: Box, path: SheetPath): Line {
  let points = path.hexes.map((label) => layout.centreOf(label));
  const first = points[0];
  const last = points.at(-1);
  if (path.from && first) points = [beyond(box, first, path.from), ...points];
  if (path.to && last) points = [...points, beyond(box, last, path.to)];
  const plain = path.name.replace(/\s*\(.*\)$/, "");
  const named = path.hexes.length >= 7 && !plain.includes("-");
  let hexes = path.hexes;
  if (named && points[0]!.x > points.at(-1)!.x) {
    points.reverse();
    hexes = hexes.toReversed();
  }
  const drawn: Line = { kind: path.kind, name: path.name, path: curve(points) };
  return named ? { ...drawn, title: plain, titleAt: titleAt(layout, sheet, hexes) } : drawn;
}

/** The hexsides: rivers and the like as lines through their corners, arms of the sea one by one. */
function hexsides(layout: Layout, sheet: Sheet): Line[] {
  const drawn: Line[] = [];
  const rivers = new Map<string, { kind: string; name: string; segments: [Point, Point][] }>();
  for (const { hex: label, direction, kind, name, faces } of sheet.hexsides) {
    const hex = layout.hex(label);
    if (!hex) {
      continue;
    }
    const corners = layout.corners(hex.column, hex.row);
    const a = corners[direction % 6]!;
    const b = corners[(direction + 1) % 6]!;
    if (faces) {
      drawn.push({ kind: "rampart", name, path: rampart(a, b) });
      continue;
    }
    const wet = (turn: number) =>
      isWater(groundAt(sheet, layout, ...layout.beside(hex.column, hex.row, direction + turn)));
    if (kind === "inlet" && (wet(-1) || wet(1))) {
      drawn.push({ kind: "arm", name, path: wet(-1) ? arm(a, b) : arm(b, a) });
      continue;
    }
    const river = rivers.get(`${kind} ${name}`) ?? { kind, name, segments: [] };
    river.segments.push([a, b]);
    rivers.set(`${kind} ${name}`, river);
  }
  for (const { kind, name, segments } of rivers.values()) {
    for (const points of chains(segments)) {
      drawn.push({ kind, name, path: curve(points) });
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

/** Where a road crosses a hexside: a bridge, as two strokes along the road. */
function bridges(layout: Layout, sheet: Sheet): string {
  const crossed = new Set<string>();
  for (const { hex, direction } of sheet.hexsides.filter(({ kind }) => isWet(kind))) {
    const other = layout.neighbour(hex, direction);
    if (other) {
      crossed.add(`${hex}-${other}`).add(`${other}-${hex}`);
    }
  }
  let path = "";
  for (const { hexes } of sheet.paths.filter((each) => each.kind !== "trail")) {
    for (let i = 0; i + 1 < hexes.length; i++) {
      if (crossed.has(`${hexes[i]}-${hexes[i + 1]}`)) {
        const a = layout.centreOf(hexes[i]!);
        const b = layout.centreOf(hexes[i + 1]!);
        const length = Math.hypot(b.x - a.x, b.y - a.y);
        const u = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
        for (const across of [-4.6, 4.6]) {
          const x = (a.x + b.x) / 2 - u.y * across;
          const y = (a.y + b.y) / 2 + u.x * across;
          path += polyline([
            { x: x - u.x * 7, y: y - u.y * 7 },
            { x: x + u.x * 7, y: y + u.y * 7 },
          ]);
        }
      }
    }
  }
  return path;
}

/** The grid as one path: every side is drawn once. */
function gridPath(sheet: Sheet, layout: Layout): string {
  let path = "";
  const p = (point: Point) => `${Math.round(point.x * 10) / 10} ${Math.round(point.y * 10) / 10}`;
  for (const hex of sheet.hexes) {
    const corners = layout.corners(hex.column, hex.row);
    for (let direction = 0; direction < 6; direction++) {
      if (direction < 3 || !layout.at(...layout.beside(hex.column, hex.row, direction))) {
        path += `M${p(corners[direction]!)}L${p(corners[(direction + 1) % 6]!)}`;
      }
    }
  }
  return path;
}

const BELTS = new Set(["minefield", "mines"]);

export function draw(sheet: Sheet): Drawing {
  const layout = Layout.of(sheet);
  const colours = palette(sheet.palette);
  const box = layout.sheetBox();
  const ground = cellsByGround(sheet, layout);
  const marked = (test: (kind: string) => boolean) => sheet.hexes.filter((hex) => hex.features.some(test));
  const mark = (hex: Sheet["hexes"][number]): HexMark => ({
    label: hex.label,
    centre: layout.centre(hex.column, hex.row),
    corners: layout.corners(hex.column, hex.row),
  });
  const mines = marked((kind) => BELTS.has(kind)).map((hex): Cell => [hex.column, hex.row]);
  const numberAt = layout.flat ? -SIZE * 0.7 : -SIZE * 0.62;
  return {
    layout,
    colours,
    box,
    water: closedPath(landform(layout, ground.get("water") ?? [])),
    areas: [...ground]
      .filter(([kind]) => kind !== "water")
      .map(([kind, cells]) => area(layout, colours, kind, cells)),
    belts: mines.length
      ? [{ kind: "minefield", path: closedPath(landform(layout, mines)), marks: spread(layout, mines, 13) }]
      : [],
    grid: gridPath(sheet, layout),
    numbers: sheet.hexes.map((hex) => {
      const centre = layout.centre(hex.column, hex.row);
      return {
        label: hex.label,
        x: Math.round(centre.x * 10) / 10,
        y: Math.round((centre.y + numberAt) * 10) / 10,
      };
    }),
    lines: sheet.paths.map((path) => line(layout, sheet, box, path)),
    sides: hexsides(layout, sheet),
    bridges: bridges(layout, sheet),
    settlements: sheet.hexes
      .filter((hex) => isSettled(hex.terrain))
      .map((hex) => ({
        label: hex.label,
        blocks: settlement(layout.centre(hex.column, hex.row), hex.terrain !== "village" ? 17 : 7),
      })),
    forts: marked(isFort).map(mark),
    entries: (sheet.entries ?? []).map(({ name, hex, edge }) => ({
      name,
      ...atEdge(layout, box, hex, edge),
    })),
    cells: sheet.hexes.map((hex) => ({
      label: hex.label,
      points: polygon(layout.corners(hex.column, hex.row)),
    })),
  };
}
