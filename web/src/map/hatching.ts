/** One way for one side and the other way for the other, so that it needs no colour to be read. */
export const HATCH = [
  { colour: "#1F3D66", turn: 45 },
  { colour: "#8C2F22", turn: -45 },
];

/** How layers that lie over one another differ: lines, dots, broken lines, as paths in a tile of nine by nine. */
export const WEAVES = [
  { d: "M0 0V9", width: 2.4 },
  { d: "M4.5 4.5h0.01", width: 3.8 },
  { d: "M4.5 0V5", width: 2.6 },
];

/** How what belongs to a side is hatched; what belongs to nobody is hatched as the first. */
export function hatchOf(sides: readonly string[], side: string | undefined): number {
  return Math.max(0, sides.indexOf(side ?? "")) % HATCH.length;
}

/** The weave of a layer, by its place among all of them. */
export function weaveOf(overlays: readonly { id: string }[], id: string): number {
  const ids = [...new Set(overlays.map((each) => each.id))];
  return Math.max(0, ids.indexOf(id)) % WEAVES.length;
}

export const patternId = (weave: number, hatch: number) => `zone-${weave}-${hatch}`;
