import { t } from "../words/words.svelte";
import type { Table } from "./table.svelte";

/** The page's own overlays. */
export const OWN_LAYERS = ["victory", "costs"];

/** What can be laid over the map, by its id: the layers of the view, then the page's own. */
export function layers(table: Table): Map<string, string> {
  const own = OWN_LAYERS.filter(
    (each) => each !== "costs" || Array.isArray(table.printed.sheet.tables.terrain),
  );
  return new Map([
    ...table.state.view.overlays.map((each) => [each.id, each.title] as const),
    ...own.map((each) => [each, t(`overlay.${each}`)] as const),
  ]);
}

/** Which overlays lie over the map: the page's own, and those of the view by their ids. */
export class Overlays {
  private shown = $state<Record<string, boolean>>({});

  on(which: string): boolean {
    return this.shown[which] ?? false;
  }

  toggle(which: string): void {
    this.shown[which] = !this.on(which);
  }

  /** Toggles the layer with this number, counted from 1, if there is one. */
  toggleNumber(table: Table, number: number): boolean {
    const which = [...layers(table).keys()][number - 1];
    if (which !== undefined) this.toggle(which);
    return which !== undefined;
  }
}
