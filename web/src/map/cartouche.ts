import type { Sheet } from "../api/types";
import type { Box } from "../geometry/grid";
import type { Drawing } from "./drawing";
import { isWater } from "./palette";

const WIDTH = 330;
const HEIGHT = 96;

/** A free place for the sheet's title: open water first, then empty ground away from all that is printed. */
export function cartouchePlace(sheet: Sheet, drawing: Drawing): Box | undefined {
  const { box, layout } = drawing;
  const busy = new Set([
    ...sheet.places.map((place) => place.hex),
    ...sheet.paths.flatMap((path) => path.hexes),
    ...sheet.hexes.filter((hex) => hex.features.length).map((hex) => hex.label),
  ]);
  let best: Box | undefined;
  let most = -Infinity;
  for (let y = box.y + 14; y + HEIGHT < box.y + box.height - 10; y += 35) {
    for (let x = box.x + 14; x + WIDTH < box.x + box.width - 10; x += 30) {
      let value = -(y - box.y) / 4000;
      for (const hex of sheet.hexes) {
        const c = layout.centre(hex.column, hex.row);
        if (c.x > x - 25 && c.x < x + WIDTH + 25 && c.y > y - 20 && c.y < y + HEIGHT + 20) {
          value += busy.has(hex.label) ? -10 : isWater(hex.terrain) ? 1 : -1.5;
        }
      }
      if (value > most) {
        most = value;
        best = { x, y, width: WIDTH, height: HEIGHT };
      }
    }
  }
  return most > 2 ? best : undefined;
}
