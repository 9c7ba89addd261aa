/** One way for one side and the other way for the other, so that it needs no colour to be read. */
export const HATCH = [
  { colour: "#1F3D66", turn: 45 },
  { colour: "#8C2F22", turn: -45 },
];

/** How what belongs to a side is hatched; what belongs to nobody is hatched as the first. */
export function hatchOf(sides: readonly string[], side: string | undefined): number {
  return Math.max(0, sides.indexOf(side ?? "")) % HATCH.length;
}
