export type Overlay = "zones" | "victory" | "costs" | "last";
export const OVERLAYS: Overlay[] = ["zones", "victory", "costs", "last"];

/** Which overlays lie over the map. */
export class Overlays {
  on = $state<Record<Overlay, boolean>>({ zones: false, victory: false, costs: false, last: true });

  toggle(which: Overlay): void {
    this.on[which] = !this.on[which];
  }
}
