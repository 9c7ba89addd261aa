import type { Edge, Sheet, SheetHex } from "../api/types";
import { SIZE, type Layout, type Point } from "../geometry/grid";
import { closedPath, hachures, landform, scatter } from "../geometry/outline";
import { fringe } from "./canopy";
import { areaStyle, groundOf, isBare, isWater, type AreaStyle, type Palette } from "./palette";

/** Ground of one kind as land forms. */
export interface Area {
  kind: string;
  style: AreaStyle;
  path: string;
  hachures: string;
  /** The crowns along the border of a wood. */
  fringe: string;
  marks: Point[];
  cells: Cell[];
}

export type Cell = [number, number];
const RING = 2;

/** What lies in a cell, also beyond the sheet: water where that edge is sea, else the ground runs on. */
export function groundAt(sheet: Sheet, layout: Layout, column: number, row: number): string {
  const hex = layout.at(column, row);
  if (hex) {
    return groundOf(hex.terrain);
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
  return groundOf(nearest(layout, column, Math.max(0, Math.min(rows - 1, row)))?.terrain ?? "open");
}

/** The hex of a row that is nearest to a column: rows need not fill the sheet. */
function nearest(layout: Layout, column: number, row: number): SheetHex | undefined {
  const { columns } = layout.shape;
  for (let away = 0; away < 2 * columns; away++) {
    const found = layout.at(column - away, row) ?? layout.at(column + away, row);
    if (found) return found;
  }
  return undefined;
}

export function cellsByGround(sheet: Sheet, layout: Layout): Map<string, Cell[]> {
  const cells = new Map<string, Cell[]>();
  for (let row = -RING; row < sheet.grid.rows + RING; row++) {
    for (let column = -RING; column < sheet.grid.columns + RING; column++) {
      const ground = groundAt(sheet, layout, column, row);
      const group = isWater(ground) ? "water" : ground;
      if (group === "water" || !isBare(group)) {
        const known = cells.get(group);
        if (known) {
          known.push([column, row]);
        } else {
          cells.set(group, [[column, row]]);
        }
      }
    }
  }
  return cells;
}

/** The cells of a feature; what reaches the edge of the sheet runs on beyond it. */
export function cellsOfFeature(sheet: Sheet, layout: Layout, kind: string): Cell[] {
  const { columns, rows } = sheet.grid;
  const clamp = (n: number, most: number) => Math.max(0, Math.min(most - 1, n));
  const cells: Cell[] = [];
  for (let row = -RING; row < rows + RING; row++) {
    for (let column = -RING; column < columns + RING; column++) {
      const hex = layout.at(clamp(column, columns), clamp(row, rows));
      if (hex?.features.includes(kind)) {
        cells.push([column, row]);
      }
    }
  }
  return cells;
}

/** Points spread evenly and irregularly over the hexes. */
export function spread(layout: Layout, cells: readonly Cell[], step: number): Point[] {
  const points: Point[] = [];
  for (const [column, row] of cells) {
    const centre = layout.centre(column, row);
    for (let dy = -SIZE; dy <= SIZE; dy += step) {
      for (let dx = -SIZE; dx <= SIZE; dx += step) {
        const odd = Math.round(dy / step) % 2 ? step / 2 : 0;
        const x = centre.x + dx + odd + (scatter(centre.x + dx, centre.y + dy, 5) - 0.5) * step * 0.5;
        const y = centre.y + dy + (scatter(centre.x + dx, centre.y + dy, 6) - 0.5) * step * 0.5;
        if (Math.hypot(x - centre.x, y - centre.y) < SIZE * 0.84) {
          points.push({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });
        }
      }
    }
  }
  return points;
}

const MARK_STEPS: Partial<Record<string, number>> = { dots: 12, reeds: 15 };

export function area(layout: Layout, colours: Palette, kind: string, cells: Cell[]): Area {
  const style = areaStyle(colours, kind);
  const loops = landform(layout, cells);
  const step = style.texture && MARK_STEPS[style.texture];
  return {
    kind,
    style,
    path: closedPath(loops),
    hachures: style.texture === "hachures" ? loops.map((loop) => hachures(loop, 4.2, 9)).join("") : "",
    fringe: style.texture === "trees" ? loops.map(fringe).join("") : "",
    marks: step ? spread(layout, cells, step) : [],
    cells,
  };
}
