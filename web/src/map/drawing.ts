import type { Edge, Sheet } from "../api/types";
import { beyond } from "../geometry/brink";
import { beside } from "../geometry/course";
import { polygon } from "../geometry/curve";
import { Layout, SIZE, type Box, type Point } from "../geometry/grid";
import { bounds, closedPath, landform } from "../geometry/outline";
import { area, cellsByGround, cellsOfFeature, spread, type Area, type Cell } from "./ground";
import { settlement } from "./marks";
import { palette, settlementOf, type Palette } from "./palette";
import { bridges, line, type Line } from "./roads";
import { hexsides, isWaterway, type Side } from "./sides";
import { along, type Title } from "./titles";

export interface HexMark {
  label: string;
  centre: Point;
  corners: Point[];
}

/** The corners of the sheet are rounded by so much. */
export const ROUND = 5;

/** A sheet as shapes: computed once, drawn many times. */
export interface Drawing {
  layout: Layout;
  colours: Palette;
  box: Box;
  water: string;
  areas: Area[];
  belts: { kind: string; path: string; marks: Point[] }[];
  regions: { kind: string; path: string }[];
  grid: string;
  numbers: { label: string; x: number; y: number }[];
  lines: Line[];
  sides: Side[];
  bridges: { decks: string; rails: string };
  titles: Title[];
  settlements: string;
  forts: HexMark[];
  /** Roads by which units come in, with the letter that stands at each. */
  entries: { name: string; edge: Edge; at: Point }[];
  objectives: { name: string; points: number; at: Point }[];
  cells: { label: string; points: string }[];
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

const RIVER_LETTERS = { size: 14, spacing: 0.18, gap: 6 };
const ROAD_LETTERS = { size: 9.5, spacing: 0.16, gap: 5 };
const WALL_LETTERS = { size: 11, spacing: 0.1, gap: 11, right: true };

/** Names along rivers, roads and lines; the longest part of each carries it. */
function titles(
  sheet: Sheet,
  layout: Layout,
  box: Box,
  sides: readonly Side[],
  lines: readonly Line[],
): Title[] {
  const places = sheet.places.map((place) => layout.centreOf(place.hex));
  const longest = new Map<string, Side>();
  for (const side of sides) {
    const known = longest.get(side.name);
    if (!known || known.course.length < side.course.length) longest.set(side.name, side);
  }
  const walls = sides.filter((side) => side.teeth).flatMap((side) => beside(side.course, 9));
  return [
    ...[...longest.values()].flatMap((side) => {
      if (side.teeth) return along(side.name, "wall", side.course, WALL_LETTERS, places, box);
      return isWaterway(side.kind) && side.kind !== "inlet"
        ? along(side.name, "river", side.course, RIVER_LETTERS, places, box, walls)
        : [];
    }),
    ...lines.flatMap(({ title, kind, course }) =>
      title ? along(title, kind, course, ROAD_LETTERS, places, box).slice(0, 1) : [],
    ),
  ];
}

const BELTS = new Set(["minefield", "mines"]);
const FORTS = new Set(["fort", "fortification", "fortress", "redoubt", "bunker"]);
const HOUSES: Record<string, number> = { fortress: 20, city: 19, town: 14, village: 6 };

export function draw(sheet: Sheet): Drawing {
  const layout = Layout.of(sheet);
  const colours = palette(sheet.palette);
  const box = layout.sheetBox();
  const ground = cellsByGround(sheet, layout);
  const features = [...new Set(sheet.hexes.flatMap((hex) => hex.features))];
  const marked = (test: (kind: string) => boolean) => sheet.hexes.filter((hex) => hex.features.some(test));
  const cellsOf = (kind: string) => marked((each) => each === kind).map((hex): Cell => [hex.column, hex.row]);
  const mark = (hex: Sheet["hexes"][number]): HexMark => ({
    label: hex.label,
    centre: layout.centre(hex.column, hex.row),
    corners: layout.corners(hex.column, hex.row),
  });
  const numberAt = layout.flat ? -SIZE * 0.7 : -SIZE * 0.62;
  const sides = hexsides(layout, sheet, box);
  const lines = sheet.paths.map((path) => line(layout, box, path));
  return {
    layout,
    colours,
    box,
    water: closedPath(landform(layout, ground.get("water") ?? [])),
    areas: [...ground]
      .filter(([kind]) => kind !== "water")
      .map(([kind, cells]) => area(layout, colours, kind, cells)),
    belts: features
      .filter((kind) => BELTS.has(kind))
      .map((kind) => ({
        kind,
        path: closedPath(landform(layout, cellsOf(kind))),
        marks: spread(layout, cellsOf(kind), 13),
      })),
    regions: features
      .filter((kind) => !BELTS.has(kind) && !FORTS.has(kind))
      .map((kind) => ({ kind, path: closedPath(bounds(layout, cellsOfFeature(sheet, layout, kind))) })),
    grid: gridPath(sheet, layout),
    numbers: sheet.hexes.map((hex) => {
      const centre = layout.centre(hex.column, hex.row);
      return {
        label: hex.label,
        x: Math.round(centre.x * 10) / 10,
        y: Math.round((centre.y + numberAt) * 10) / 10,
      };
    }),
    lines,
    sides,
    bridges: bridges(layout, sheet),
    titles: titles(sheet, layout, box, sides, lines),
    settlements: sheet.hexes
      .map((hex) => {
        const kind = settlementOf(hex.terrain);
        return kind ? settlement(layout.centre(hex.column, hex.row), HOUSES[kind] ?? 12) : "";
      })
      .join(""),
    forts: marked((kind) => FORTS.has(kind)).map(mark),
    entries: (sheet.entries ?? []).map(({ name, hex, edge }) => ({
      name,
      edge,
      at: beyond(box, layout.centreOf(hex), edge, -1),
    })),
    objectives: sheet.objectives.map(({ name, hex, points }) => ({ name, points, at: layout.centreOf(hex) })),
    cells: sheet.hexes.map((hex) => ({
      label: hex.label,
      points: polygon(layout.corners(hex.column, hex.row)),
    })),
  };
}
