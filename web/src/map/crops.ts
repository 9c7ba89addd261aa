import type { Point } from "../geometry/grid";
import { scatter } from "../geometry/outline";

/** Farmed land from above: a patchwork of fields, as a tile that repeats. */
export const TILE = { width: 330, height: 290 };

const COLUMNS = 9;
const ROWS = 10;
const round = (value: number) => Math.round(value * 10) / 10;

/** A corner where four fields meet; the tile's sides fit together. */
function corner(column: number, row: number): Point {
  const [i, j] = [column % COLUMNS, row % ROWS];
  const lean = 9 * Math.sin((row / ROWS) * 2 * Math.PI);
  return {
    x: (column + 0.62 * (scatter(i, j, 31) - 0.5)) * (TILE.width / COLUMNS) + lean,
    y: (row + 0.62 * (scatter(i, j, 32) - 0.5)) * (TILE.height / ROWS),
  };
}

/** The fields of each of so many tints, one path a tint; some fields keep the colour of the paper. */
export function fields(tints: number): string[] {
  const paths = Array.from({ length: tints }, () => "");
  for (let row = -1; row <= ROWS; row++) {
    for (let column = -1; column <= COLUMNS; column++) {
      const [i, j] = [(column + COLUMNS) % COLUMNS, (row + ROWS) % ROWS];
      const tint = Math.floor(scatter(i, j, 33) * (tints + 2));
      if (tint < tints) {
        const at = (dx: number, dy: number) => {
          const p = corner(i + dx, j + dy);
          return `${round(p.x + (column - i) * (TILE.width / COLUMNS))} ${round(p.y + (row - j) * (TILE.height / ROWS))}`;
        };
        paths[tint] += `M${at(0, 0)}L${at(1, 0)}L${at(1, 1)}L${at(0, 1)}Z`;
      }
    }
  }
  return paths;
}
