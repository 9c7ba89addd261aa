import type { Arrival } from "../api/types";
import type { Face } from "../counters/face";

export interface Turn {
  turn: number;
  units: { face: Face; arrival: Arrival }[];
}

/** Who is still to come or may come back, by turn, one's own first. */
export function byTurn(
  faces: ReadonlyMap<string, Face>,
  schedule: readonly Arrival[],
  viewer: string | undefined,
): Turn[] {
  const turns = new Map<number, Turn["units"]>();
  for (const arrival of schedule) {
    const face = faces.get(arrival.piece);
    if (face) {
      const units = turns.get(arrival.turn) ?? [];
      units.push({ face, arrival });
      turns.set(arrival.turn, units);
    }
  }
  const strange = (face: Face) => Number(face.owner !== viewer);
  return [...turns]
    .map(([turn, units]) => ({ turn, units: units.sort((a, b) => strange(a.face) - strange(b.face)) }))
    .sort((a, b) => a.turn - b.turn);
}
