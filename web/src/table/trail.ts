import type { JournalEntry, JournalMove } from "../api/types";
import { wayOf } from "./choices";

/** The hexes that a line names, in order. */
export function hexesOf(entry: JournalEntry | undefined): string[] {
  return (entry?.parts ?? []).flatMap((part) => part.hex ?? []);
}

/** The way of the last move, as far as the viewer may know it. */
export function trailOf(last: JournalMove | undefined): string[] {
  const way = last?.choice ? wayOf(last.choice) : [];
  return way.length ? way : hexesOf(last?.entries[0]);
}

/** What was rolled, with the last line that names a die. */
export function rollOf(move: JournalMove): { values: number[]; text: string } | undefined {
  const values = move.dice ?? [];
  if (!values.length) {
    return undefined;
  }
  const told = move.entries.findLast((entry) => entry.parts?.some((part) => part.die !== undefined));
  return { values, text: (told ?? move.entries.at(-1))?.text ?? "" };
}
