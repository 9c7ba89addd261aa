import type { View } from "../api/types";
import type { Face } from "../counters/face";

export interface Arrivals {
  /** 0 for those of whom nobody knows when they come. */
  turn: number;
  units: { face: Face; from: string; hexes: string[]; returns: boolean }[];
}

/** Who is still to come or may come back, by turn, one's own first; whoever has no turn comes last. */
export function arrivals(
  due: readonly Face[],
  gone: readonly Face[],
  schedule: NonNullable<View["table"]["reinforcements"]>,
  viewer: string | undefined,
): Arrivals[] {
  const entries = new Map(schedule.map((each) => [each.id, each]));
  const turns = new Map<number, Arrivals["units"]>();
  const returning = new Set(gone.filter((face) => entries.has(face.id ?? "")));
  for (const face of [...due, ...returning]) {
    const entry = entries.get(face.id ?? "");
    const turn = entry?.turn ?? 0;
    const units = turns.get(turn) ?? [];
    units.push({
      face,
      from: entry?.edge ?? "",
      hexes: entry?.hexes ?? [],
      returns: returning.has(face),
    });
    turns.set(turn, units);
  }
  const strange = (face: Face) => Number(face.owner !== viewer);
  return [...turns]
    .map(([turn, units]) => ({ turn, units: units.sort((a, b) => strange(a.face) - strange(b.face)) }))
    .sort((a, b) => (a.turn || Infinity) - (b.turn || Infinity));
}
