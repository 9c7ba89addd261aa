import type { JournalMove } from "../api/types";

/** The hexes that a sentence or a move speaks of, in order. */
export function hexesIn(text: string, isHex: (label: string) => boolean): string[] {
  return (text.match(/[\p{L}\d]+/gu) ?? []).filter(isHex);
}

/** The way of the last move, as far as the viewer may know it. */
export function trailOf(last: JournalMove | undefined, isHex: (label: string) => boolean): string[] {
  if (!last) {
    return [];
  }
  const route = hexesIn((last.move ?? "").split(" ").at(-1) ?? "", isHex);
  if (route.length) {
    return route;
  }
  return hexesIn(last.entries[0]?.text ?? "", isHex);
}

/** What was rolled, with the sentence that tells it: the last that names every die. */
export function rollOf(move: JournalMove): { values: number[]; text: string } | undefined {
  const values = move.dice ?? [];
  if (!values.length) {
    return undefined;
  }
  const names = (text: string) => {
    const numbers: string[] = text.match(/\d+/g) ?? [];
    return values.every((die) => numbers.includes(String(die)));
  };
  const told = move.entries.findLast((entry) => names(entry.text)) ?? move.entries.at(-1);
  return { values, text: told?.text ?? "" };
}
