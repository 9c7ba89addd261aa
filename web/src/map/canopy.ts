import type { Point } from "../geometry/grid";
import { scatter } from "../geometry/outline";
import { strides } from "../geometry/course";

/** Woods from above: crowns that touch, a ragged border, light from the north-west. */

const round = (value: number) => Math.round(value * 10) / 10;

// Clockwise like the wood's own border, so that they add to it where they overlap.
function crown(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 1 ${round(2 * r)} 0a${r} ${r} 0 1 1 ${round(-2 * r)} 0`;
}

/** The crowns that stand along a border and make it ragged. */
export function fringe(loop: readonly Point[]): string {
  return strides([...loop, loop[0]!], 7)
    .map((p) => {
      const out = (scatter(p.x, p.y, 21) - 0.4) * 5;
      const r = round(3.4 + 2 * scatter(p.x, p.y, 22));
      return crown(p.x + p.dy * out, p.y - p.dx * out, r);
    })
    .join("");
}

/** The inside of a wood, as a tile that repeats: crowns as arcs, lit above and shaded below. */
export const TILE = { width: 132, height: 120 };

function crowns(): { x: number; y: number; r: number }[] {
  const found: { x: number; y: number; r: number }[] = [];
  const step = 12;
  for (let row = 0; row < TILE.height / step; row++) {
    for (let column = 0; column < TILE.width / step; column++) {
      const x = column * step + (row % 2) * (step / 2) + (scatter(column, row, 23) - 0.5) * 10;
      const y = row * step + (scatter(column, row, 24) - 0.5) * 10;
      found.push({ x, y, r: round(3 + 3.6 * scatter(column, row, 25)) });
    }
  }
  return found;
}

function tiled(arc: (x: number, y: number, r: number) => string): string {
  let path = "";
  for (const { x, y, r } of crowns()) {
    // What hangs over one side of the tile comes in at the other.
    for (const dx of [-TILE.width, 0, TILE.width]) {
      for (const dy of [-TILE.height, 0, TILE.height]) {
        const inside = x + dx > -7 && x + dx < TILE.width + 7 && y + dy > -7 && y + dy < TILE.height + 7;
        if (inside) path += arc(x + dx, y + dy, r);
      }
    }
  }
  return path;
}

const LEAN = Math.SQRT1_2;

/** The shaded side of the crowns, to the south-east. */
export const SHADES = tiled(
  (x, y, r) =>
    `M${round(x + r * LEAN)} ${round(y - r * LEAN)}A${r} ${r} 0 0 1 ${round(x - r * LEAN)} ${round(y + r * LEAN)}`,
);

/** The lit side, to the north-west. */
export const LIGHTS = tiled(
  (x, y, r) =>
    `M${round(x - r * LEAN)} ${round(y + r * LEAN * 0.6)}A${r} ${r} 0 0 1 ${round(x + r * LEAN * 0.6)} ${round(y - r * LEAN)}`,
);
