/** Which overlays lie over the map: the page's own, and those of the view by their ids. */
export class Overlays {
  private shown = $state<Record<string, boolean>>({});

  on(which: string): boolean {
    return this.shown[which] ?? false;
  }

  toggle(which: string): void {
    this.shown[which] = !this.on(which);
  }
}
