import type { Choice } from "../api/types";

/** What a card speaks of: a hex, a piece, or the verb of a button. */
export interface Point {
  hex?: string;
  piece?: string;
  action?: string;
}

export interface Card {
  says: string;
  /** What is said when it is done. */
  praise?: string;
  points?: Point[];
  waits: "reading" | "refusal" | "move" | "answer";
  /** Under which rule something is to be refused. */
  rule?: string;
  /** What the other side does then. */
  answer?: Choice;
}

/** A guided first turn, as its game tells it. */
export interface Lesson {
  id: string;
  title: string;
  minutes: number;
  learner: string;
  cards: Card[];
}

/** Whether only the reader knows that it is done: no move of the match tells. */
function isQuiet({ waits }: Card): boolean {
  return waits === "reading" || waits === "refusal";
}

/**
 * Which card is shown.
 *
 * @param reached the first one after the last move that a card waited for
 * @param read how far was read; beyond the next card that waits for a move nobody can have read
 */
export function shown(cards: readonly Card[], reached: number, read: number): number {
  let card = reached;
  while (card < read && card < cards.length && isQuiet(cards[card]!)) {
    card++;
  }
  return Math.min(card, cards.length - 1);
}
