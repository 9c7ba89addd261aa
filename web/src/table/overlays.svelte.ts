import type { Table } from "./table.svelte";

export type Overlay = "zones" | "victory" | "costs" | "last";
export const OVERLAYS: Overlay[] = ["zones", "victory", "costs", "last"];

/** Which overlays lie over the map. */
export class Overlays {
  on = $state<Record<Overlay, boolean>>({ zones: false, victory: false, costs: false, last: true });

  toggle(which: Overlay): void {
    this.on[which] = !this.on[which];
  }
}

/** The hexes next to the units of each side: their zones. */
export function zonesOf(table: Table): Map<string, string[]> {
  const layout = table.printed.drawing.layout;
  const zones = new Map<string, Set<string>>();
  for (const face of table.faces) {
    if (layout.has(face.where)) {
      const zone = zones.get(face.owner) ?? new Set();
      layout.neighbours(face.where).forEach((hex) => zone.add(hex));
      zones.set(face.owner, zone);
    }
  }
  return new Map([...zones].map(([side, hexes]) => [side, [...hexes]]));
}
