import type { Sheet } from "../api/types";

/** What a sample of a map shows: one kind of ground, way, hexside or feature. */
export type Sampled = { terrain?: string; path?: string; hexside?: string; feature?: string };

const ACROSS = 3;
const label = (column: number, row: number) => `${column}.${row}`;
/** The hex in the middle, which is what is looked at. */
export const MIDDLE = label(1, 1);

/** A tiny sheet in the style of another, to be drawn like it: open ground but for what is to be shown. */
export function sample(sheet: Sheet, { terrain, path, hexside, feature }: Sampled): Sheet {
  const open = sheet.hexes.find((hex) => /^(open|clear|plain|land)$/.test(hex.terrain))?.terrain ?? "open";
  const cells = Array.from(
    { length: ACROSS * ACROSS },
    (_, i) => [i % ACROSS, Math.floor(i / ACROSS)] as const,
  );
  const faces = sheet.hexsides.some((side) => side.kind === hexside && side.faces);
  return {
    ...sheet,
    grid: { ...sheet.grid, columns: ACROSS, rows: ACROSS },
    hexes: cells.map(([column, row]) => ({
      label: label(column, row),
      column,
      row,
      terrain: terrain ?? open,
      features: feature && label(column, row) === MIDDLE ? [feature] : [],
    })),
    paths: path ? [{ kind: path, name: "", hexes: [label(0, 1), MIDDLE, label(2, 1)] }] : [],
    hexsides: hexside
      ? [0, 1, 2].map((direction) => ({ kind: hexside, name: "", hex: MIDDLE, direction, faces }))
      : [],
    places: [],
    entries: [],
    objectives: [],
  };
}

/** Every kind of thing that is printed on a sheet, once. */
export function kindsOf(sheet: Sheet): Sampled[] {
  const once = (all: readonly string[]) => [...new Set(all)];
  return [
    ...once(sheet.hexes.map((hex) => hex.terrain)).map((terrain) => ({ terrain })),
    ...once(sheet.paths.map((path) => path.kind)).map((path) => ({ path })),
    ...once(sheet.hexsides.map((side) => side.kind)).map((hexside) => ({ hexside })),
    ...once(sheet.hexes.flatMap((hex) => hex.features)).map((feature) => ({ feature })),
  ];
}
