import type { GridShape, Sheet, SheetHex } from "../api/types";

/** From a hex's centre to its corners, in the units of the map. */
export const SIZE = 40;
const HALF = (Math.sqrt(3) / 2) * SIZE;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const FLAT_STEPS: readonly [number, number][] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
const POINTED_STEPS: readonly [number, number][] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/**
 * Where the hexes of a sheet lie. A cell is a column and a row counted from 0, also beyond the sheet; directions
 * run clockwise from north on flat grids and from north-east on pointed ones.
 */
export class Layout {
  readonly flat: boolean;
  private readonly lowered: number;
  private readonly byCell = new Map<string, SheetHex>();
  private readonly byLabel = new Map<string, SheetHex>();

  constructor(
    readonly shape: GridShape,
    readonly hexes: readonly SheetHex[],
  ) {
    this.flat = shape.orientation === "flat";
    // Columns are numbered from 1 in print: the odd ones are 0, 2, 4 here.
    this.lowered = shape.shoved === "odd" ? 0 : 1;
    for (const hex of hexes) {
      this.byCell.set(`${hex.column},${hex.row}`, hex);
      this.byLabel.set(hex.label, hex);
    }
  }

  static of(sheet: Sheet): Layout {
    return new Layout(sheet.grid, sheet.hexes);
  }

  hex(label: string): SheetHex | undefined {
    return this.byLabel.get(label);
  }

  has(label: string): boolean {
    return this.byLabel.has(label);
  }

  at(column: number, row: number): SheetHex | undefined {
    return this.byCell.get(`${column},${row}`);
  }

  /** The centre of a cell, on the sheet or beyond it. */
  centre(column: number, row: number): Point {
    const shove = (n: number) => (Math.abs(n % 2) === this.lowered ? HALF : 0);
    return this.flat
      ? { x: SIZE + column * 1.5 * SIZE, y: HALF + row * 2 * HALF + shove(column) }
      : { x: HALF + column * 2 * HALF + shove(row), y: SIZE + row * 1.5 * SIZE };
  }

  centreOf(label: string): Point {
    const hex = this.byLabel.get(label);
    return hex ? this.centre(hex.column, hex.row) : { x: 0, y: 0 };
  }

  /** The six corners of a cell, clockwise; the side between corners n and n + 1 faces direction n. */
  corners(column: number, row: number): Point[] {
    const { x, y } = this.centre(column, row);
    const first = this.flat ? -120 : -90;
    return Array.from({ length: 6 }, (_, i) => {
      const angle = ((first + 60 * i) * Math.PI) / 180;
      return { x: x + SIZE * Math.cos(angle), y: y + SIZE * Math.sin(angle) };
    });
  }

  private axial(column: number, row: number): [number, number] {
    const lean = (n: number) => Math.floor((n + (this.lowered === 0 ? 1 : 0)) / 2);
    return this.flat ? [column, row - lean(column)] : [column - lean(row), row];
  }

  private offset(q: number, r: number): [number, number] {
    const lean = (n: number) => Math.floor((n + (this.lowered === 0 ? 1 : 0)) / 2);
    return this.flat ? [q, r + lean(q)] : [q + lean(r), r];
  }

  /** The cell next to another in a direction, on the sheet or not. */
  beside(column: number, row: number, direction: number): [number, number] {
    const step = (this.flat ? FLAT_STEPS : POINTED_STEPS)[((direction % 6) + 6) % 6]!;
    const [q, r] = this.axial(column, row);
    return this.offset(q + step[0], r + step[1]);
  }

  neighbour(label: string, direction: number): string | undefined {
    const hex = this.byLabel.get(label);
    return hex && this.at(...this.beside(hex.column, hex.row, direction))?.label;
  }

  neighbours(label: string): string[] {
    return [0, 1, 2, 3, 4, 5]
      .map((direction) => this.neighbour(label, direction))
      .filter((each): each is string => each !== undefined);
  }

  adjacent(a: string, b: string): boolean {
    return this.neighbours(a).includes(b);
  }

  distance(a: string, b: string): number {
    const from = this.byLabel.get(a);
    const to = this.byLabel.get(b);
    if (!from || !to) {
      return Infinity;
    }
    const [q1, r1] = this.axial(from.column, from.row);
    const [q2, r2] = this.axial(to.column, to.row);
    return (Math.abs(q1 - q2) + Math.abs(r1 - r2) + Math.abs(q1 + r1 - q2 - r2)) / 2;
  }

  /** The hex under a point of the map. */
  under(point: Point): string | undefined {
    const column = Math.round(this.flat ? (point.x - SIZE) / (1.5 * SIZE) : (point.x - HALF) / (2 * HALF));
    const row = Math.round(this.flat ? (point.y - HALF) / (2 * HALF) : (point.y - SIZE) / (1.5 * SIZE));
    let best: string | undefined;
    let least = SIZE * SIZE;
    for (let c = column - 1; c <= column + 1; c++) {
      for (let r = row - 1; r <= row + 1; r++) {
        const centre = this.centre(c, r);
        const away = (centre.x - point.x) ** 2 + (centre.y - point.y) ** 2;
        if (away < least) {
          least = away;
          best = this.at(c, r)?.label;
        }
      }
    }
    return best;
  }

  /** The hex one arrives at from another with an arrow key. */
  step(label: string, key: "left" | "right" | "up" | "down"): string {
    const hex = this.byLabel.get(label);
    if (!hex) {
      return label;
    }
    const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[key] as [number, number];
    return this.at(hex.column + dx, hex.row + dy)?.label ?? label;
  }

  /** A shortest way from one hex to another over hexes that are passable, or nothing. */
  way(from: Iterable<string>, to: string, passable: (label: string) => boolean): string[] | undefined {
    const before = new Map<string, string | undefined>();
    const queue: string[] = [];
    for (const start of from) {
      before.set(start, undefined);
      queue.push(start);
    }
    for (let i = 0; i < queue.length; i++) {
      const here = queue[i]!;
      if (here === to) {
        const way = [here];
        for (let back = before.get(here); back !== undefined; back = before.get(back)) {
          way.unshift(back);
        }
        return way;
      }
      for (const next of this.neighbours(here)) {
        if (!before.has(next) && (next === to || passable(next))) {
          before.set(next, here);
          queue.push(next);
        }
      }
    }
    return undefined;
  }

  /** The sheet of paper: all hexes, with a margin. */
  sheetBox(margin = SIZE * 0.55): Box {
    const { columns, rows } = this.shape;
    const width = this.flat ? (1.5 * columns + 0.5) * SIZE : (2 * columns + 1) * HALF;
    const height = this.flat ? (2 * rows + 1) * HALF : (1.5 * rows + 0.5) * SIZE;
    return { x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin };
  }
}
