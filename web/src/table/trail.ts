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

export interface Roll {
  values: number[];
  /** Whether each of them was hoped for, where that was told. */
  hits: (boolean | undefined)[];
  text: string;
}

/** More lines about dice than these are read in the journal. */
const LINES = 3;

/** What was rolled, with the last lines that tell of dice. Cards that were drawn are no dice. */
export function rollOf(move: JournalMove): Roll | undefined {
  const told = move.entries
    .filter((entry) => entry.parts?.some((part) => part.die !== undefined))
    .slice(-LINES);
  const dice = told.flatMap((entry) => entry.parts!.filter((part) => part.die !== undefined));
  return dice.length
    ? {
        values: dice.map((part) => part.die!),
        hits: dice.some((part) => part.hit) ? dice.map((part) => part.hit ?? false) : [],
        text: told.map((entry) => entry.text).join(" "),
      }
    : undefined;
}

/** A shot of an exchange: who fired, and what was rolled. */
export interface Shot {
  piece: string;
  text: string;
  dice: { shows: number; hit: boolean }[];
}

/** The shots since the last heading, the last one first. */
export function shotsOf(journal: readonly JournalMove[]): Shot[] {
  const shots: Shot[] = [];
  for (const move of journal.toReversed()) {
    for (const entry of move.entries.toReversed()) {
      const parts = entry.parts ?? [];
      const piece = parts.find((part) => part.piece)?.piece;
      const dice = parts.flatMap(({ die, hit }) =>
        die === undefined ? [] : [{ shows: die, hit: hit ?? false }],
      );
      if (entry.heading) {
        return shots;
      }
      if (piece && dice.length) {
        shots.push({ piece, text: entry.text, dice });
      }
    }
  }
  return shots;
}
