import type { Arrival, Sheet } from "../api/types";
import type { Face } from "../counters/face";
import { has, t } from "../words/words.svelte";

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

export interface Way {
  key: string;
  units: Turn["units"];
}

/** Who can come in now, by where. */
export function byWay(
  faces: ReadonlyMap<string, Face>,
  schedule: readonly Arrival[],
  able: ReadonlySet<string>,
): Way[] {
  const ways = new Map<string, Way>();
  for (const arrival of schedule) {
    const face = faces.get(arrival.piece);
    if (face && able.has(arrival.piece)) {
      const key = `${arrival.edge} ${arrival.hexes.join()}`;
      const way = ways.get(key) ?? { key, units: [] };
      way.units.push({ face, arrival });
      ways.set(key, way);
    }
  }
  return [...ways.values()];
}

/** Where somebody comes in: at which edge, and where one place there has a name, which. */
export function wayWords({ edge, hexes }: Arrival, entries: Sheet["entries"] = []): string {
  const entry = entries.find((each) => hexes.length === 1 && each.hex === hexes[0]);
  const key = `edge.${edge}`;
  return [has(key) ? t(key) : edge, entry && t("entry", entry.name)].filter(Boolean).join(", ");
}
