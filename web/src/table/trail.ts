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

const DICE = [
  ["told.fight", 5, 6],
  ["told.air-attack", 4, 5],
  ["told.bombardment", 4, 5],
  ["told.mines", 2],
] as const;

function pattern(sentence: string): RegExp {
  const parts = sentence.split(/\{\d\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("(.+?)")}$`, "u");
}

/** The dice of a move: as the server gives them, or read back from the sentences that tell of them. */
export function diceOf(move: JournalMove, words: Readonly<Record<string, string>>): number[] {
  if (move.dice) {
    return move.dice;
  }
  for (const entry of move.entries) {
    for (const [key, ...slots] of DICE) {
      const sentence = words[key];
      const found = sentence && pattern(sentence).exec(entry.text);
      if (found) {
        const order = [...sentence.matchAll(/\{(\d)\}/g)].map((slot) => Number(slot[1]));
        return slots
          .map((slot) => Number(found[order.indexOf(slot) + 1]))
          .filter((die) => die >= 1 && die <= 6);
      }
    }
  }
  return [];
}
