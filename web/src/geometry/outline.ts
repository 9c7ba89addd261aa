import type { Layout, Point } from "./grid";

/** Corners of neighbouring hexes are the same point up to rounding. */
function key(point: Point): string {
  return `${Math.round(point.x * 10)},${Math.round(point.y * 10)}`;
}

/**
 * The borders of a set of cells: closed loops, clockwise around the set and counter-clockwise around its holes.
 */
export function outlines(layout: Layout, cells: readonly (readonly [number, number])[]): Point[][] {
  const inside = new Set(cells.map(([c, r]) => `${c},${r}`));
  const next = new Map<string, Point[]>();
  const points = new Map<string, Point>();
  for (const [column, row] of cells) {
    const corners = layout.corners(column, row);
    for (let direction = 0; direction < 6; direction++) {
      const [c, r] = layout.beside(column, row, direction);
      if (!inside.has(`${c},${r}`)) {
        const from = corners[direction]!;
        const to = corners[(direction + 1) % 6]!;
        points.set(key(from), from);
        next.set(key(from), [...(next.get(key(from)) ?? []), to]);
      }
    }
  }
  const loops: Point[][] = [];
  for (const start of points.keys()) {
    let here = start;
    const loop: Point[] = [];
    while (next.get(here)?.length) {
      loop.push(points.get(here)!);
      here = key(next.get(here)!.pop()!);
    }
    if (loop.length > 2) {
      loops.push(loop);
    }
  }
  return loops;
}

/** Corner cutting: each round replaces a corner by two points on the sides that meet in it. */
export function chaikin(loop: readonly Point[], rounds = 3): Point[] {
  let points = [...loop];
  for (let round = 0; round < rounds; round++) {
    const cut: Point[] = [];
    for (let i = 0; i < points.length; i++) {
      const a = points[i]!;
      const b = points[(i + 1) % points.length]!;
      cut.push({ x: 0.75 * a.x + 0.25 * b.x, y: 0.75 * a.y + 0.25 * b.y });
      cut.push({ x: 0.25 * a.x + 0.75 * b.x, y: 0.25 * a.y + 0.75 * b.y });
    }
    points = cut;
  }
  return points;
}

/** Takes the saw teeth out of a loop of hex corners: each corner moves towards the middle of its neighbours. */
export function relax(loop: readonly Point[], amount: number): Point[] {
  return loop.map((point, i) => {
    const before = loop[(i + loop.length - 1) % loop.length]!;
    const after = loop[(i + 1) % loop.length]!;
    return {
      x: point.x + amount * ((before.x + after.x) / 2 - point.x),
      y: point.y + amount * ((before.y + after.y) / 2 - point.y),
    };
  });
}

/** A number from 0 to 1 that looks random and is always the same for the same place. */
export function scatter(x: number, y: number, salt = 0): number {
  let h =
    (Math.imul(Math.round(x * 8), 374761393) + Math.imul(Math.round(y * 8), 668265263)) ^ (salt * 69069);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Splits every side of a loop and moves the points a little, so that a border looks surveyed and not ruled. */
export function roughen(loop: readonly Point[], amount: number): Point[] {
  const rough: Point[] = [];
  for (let i = 0; i < loop.length; i++) {
    const a = loop[i]!;
    const b = loop[(i + 1) % loop.length]!;
    for (const t of [0, 1 / 3, 2 / 3]) {
      const x = a.x + (b.x - a.x) * t;
      const y = a.y + (b.y - a.y) * t;
      rough.push({
        x: x + (scatter(x, y, 1) - 0.5) * 2 * amount,
        y: y + (scatter(x, y, 2) - 0.5) * 2 * amount,
      });
    }
  }
  return rough;
}

/** A land form: the border of the cells, without saw teeth, slightly irregular, smooth. */
export function landform(layout: Layout, cells: readonly (readonly [number, number])[]): Point[][] {
  return outlines(layout, cells).map((loop) => chaikin(roughen(relax(loop, 0.5), 2.6), 3));
}

/** The bounds of a region: along the hexsides as rivers run, which often are its bounds. */
export function bounds(layout: Layout, cells: readonly (readonly [number, number])[]): Point[][] {
  return outlines(layout, cells).map((loop) => chaikin(relax(loop, 0.24), 2));
}

/** The area of a loop, positive if it runs clockwise on the screen. */
export function area(loop: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < loop.length; i++) {
    const a = loop[i]!;
    const b = loop[(i + 1) % loop.length]!;
    sum += a.x * b.y - b.x * a.y;
  }
  return sum / 2;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function closedPath(loops: readonly (readonly Point[])[]): string {
  return loops.map((loop) => "M" + loop.map((p) => `${round(p.x)} ${round(p.y)}`).join("L") + "Z").join("");
}

/**
 * Hachures: short wedges that hang from a border and point down the slope, as escarpments are drawn on maps.
 * The loop is followed at even distances; lengths vary a little.
 */
export function hachures(loop: readonly Point[], spacing: number, length: number): string {
  const inward = area(loop) > 0 ? 1 : -1;
  let path = "";
  let due = 0;
  for (let i = 0; i < loop.length; i++) {
    const a = loop[i]!;
    const b = loop[(i + 1) % loop.length]!;
    const side = Math.hypot(b.x - a.x, b.y - a.y);
    if (side === 0) {
      continue;
    }
    const dx = (b.x - a.x) / side;
    const dy = (b.y - a.y) / side;
    while (due < side) {
      const x = a.x + dx * due;
      const y = a.y + dy * due;
      const reach = length * (0.55 + 0.75 * scatter(x, y, 3));
      const tipX = x - dy * inward * reach;
      const tipY = y + dx * inward * reach;
      const half = 0.75;
      path += `M${round(x - dx * half)} ${round(y - dy * half)}L${round(x + dx * half)} ${round(y + dy * half)}L${round(tipX)} ${round(tipY)}Z`;
      due += spacing * (0.8 + 0.4 * scatter(x, y, 4));
    }
    due -= side;
  }
  return path;
}
