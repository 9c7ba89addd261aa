import type { Sheet, TerrainRow } from "../api/types";
import type { Layout } from "../geometry/grid";
import type { Sampled } from "../map/sample";
import type { Printed } from "../table/game.svelte";

/** What the ground does: the rows of a terrain table in words. */
export interface GroundValue {
  name: string;
  value: number;
}

/** The row that tells what something printed on the map does, if the game has one. */
export function rowOf(sheet: Sheet, what: Sampled): TerrainRow | undefined {
  const kind = what.terrain ?? what.path ?? what.hexside ?? what.feature;
  const rows = sheet.tables.terrain;
  return Array.isArray(rows) ? rows.find((row) => row.kind === kind) : undefined;
}

/** Its numbers, each with its name. */
export function valuesOf(printed: Printed, row: TerrainRow | undefined): GroundValue[] {
  return Object.entries(row ?? {}).flatMap(([key, value]) =>
    typeof value === "number" && value !== 0 ? [{ name: printed.word(`terrain.${key}`, key), value }] : [],
  );
}

/** All that is printed in a hex or on its sides. */
export function printedAt(sheet: Sheet, layout: Layout, label: string): Sampled[] {
  const hex = layout.hex(label);
  if (!hex) {
    return [];
  }
  const beside = new Set(
    [0, 1, 2, 3, 4, 5].map((direction) => layout.at(...layout.beside(hex.column, hex.row, direction))?.label),
  );
  const touches = sheet.hexsides.filter(
    (side) => side.hex === label || (beside.has(side.hex) && facing(layout, side) === label),
  );
  const paths = sheet.paths.filter((path) => path.hexes.includes(label));
  const once = (all: readonly string[]) => [...new Set(all)];
  return [
    { terrain: hex.terrain },
    ...once(paths.map((path) => path.kind)).map((path) => ({ path })),
    ...once(touches.map((side) => side.kind)).map((hexside) => ({ hexside })),
    ...hex.features.map((feature) => ({ feature })),
  ];
}

function facing(layout: Layout, { hex, direction }: { hex: string; direction: number }): string | undefined {
  const from = layout.hex(hex);
  return from && layout.at(...layout.beside(from.column, from.row, direction))?.label;
}
