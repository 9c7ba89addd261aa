import type { Move } from "../api/types";
import { exitKey, isEdge } from "../geometry/brink";

/**
 * The legal moves, by what a hand at the table does: take a piece and put it down, touch a piece, touch a hex, choose
 * a number, or press a button. Nothing here knows a game; a move says itself what it is about.
 */
export interface Choices {
  /** Moves that take a piece somewhere. */
  goes: Map<string, Move[]>;
  /** Moves that only name a piece. */
  touches: Map<string, Move>;
  /** Moves that only name a hex. */
  hexes: Map<string, Move>;
  /** Moves that give a number, by kind. */
  numbers: Map<string, { value: number; move: Move }[]>;
  /** Moves that only name a piece, to take it back out of what is being put together. */
  backs: Map<string, Move>;
  /** The move that gives up what is being put together. */
  giveUp?: Move;
  /** All others. */
  plain: Move[];
}

export const NOTHING: Choices = {
  goes: new Map(),
  touches: new Map(),
  hexes: new Map(),
  numbers: new Map(),
  backs: new Map(),
  plain: [],
};

/** Whether the last word of a notation names hexes: a place, or a route that may end beyond an edge. */
function namesHex(word: string, isHex: (label: string) => boolean): boolean {
  return word.split("-").every((part) => isHex(part) || isEdge(part));
}

/** Where a move leads: a hex, or an exit, "0101-north", if it leads off the sheet. */
export function destination(move: Move): string | undefined {
  if (move.to && isEdge(move.to)) {
    const last = move.route?.at(-2) ?? move.from;
    return last ? exitKey(last, move.to) : undefined;
  }
  return move.to ?? undefined;
}

export function choices(moves: readonly Move[], isHex: (label: string) => boolean): Choices {
  const sorted: Choices = {
    goes: new Map(),
    touches: new Map(),
    hexes: new Map(),
    numbers: new Map(),
    backs: new Map(),
    plain: [],
  };
  for (const move of moves) {
    const words = move.move.split(" ");
    const last = words.length > 1 ? words.at(-1)! : "";
    const place = last !== "" && last !== move.piece && namesHex(last, isHex);
    if (move.piece && place) {
      const known = sorted.goes.get(move.piece);
      if (known) {
        known.push(move);
      } else {
        sorted.goes.set(move.piece, [move]);
      }
    } else if (move.piece) {
      (move.takesBack ? sorted.backs : sorted.touches).set(move.piece, move);
    } else if (place) {
      sorted.hexes.set(last, move);
    } else if (/^\d+$/.test(last)) {
      const kind = move.kind || words[0]!;
      const values = sorted.numbers.get(kind) ?? [];
      values.push({ value: Number(last), move });
      values.sort((a, b) => a.value - b.value);
      sorted.numbers.set(kind, values);
    } else if (move.takesBack) {
      sorted.giveUp = move;
    } else {
      sorted.plain.push(move);
    }
  }
  return sorted;
}

/** Pieces that can be taken or touched now. */
export function actors(all: Choices, movers: readonly string[]): string[] {
  return [...new Set([...movers, ...all.goes.keys(), ...all.touches.keys()])];
}

/** What stands before the piece in a move's notation: "retreat " in "retreat 1FL 1012-1112". */
export function verb(move: Move): string {
  const at = move.piece ? ` ${move.move}`.indexOf(` ${move.piece}`) : -1;
  return at <= 0 ? "" : move.move.slice(0, at);
}

/** A move along a route of one's own, in the notation of the piece's other moves. */
export function along(sample: Move, route: readonly string[]): string {
  return `${verb(sample)}${sample.piece} ${route.join("-")}`;
}

const STEP_VERBS: Record<string, string> = {
  placing: "place ",
  retreating: "retreat ",
  displacing: "retreat ",
  advancing: "advance ",
};

/** The verb for a piece that has no legal move to learn it from. */
export function likelyVerb(step: string, onMap: boolean): string {
  return STEP_VERBS[step] ?? (onMap ? "" : "enter ");
}
