import { mine } from "../api/seats";
import type { JournalMove, MatchState } from "../api/types";
import { hexesOf, trailOf } from "../table/trail";

/** The moves of a stretch in which the others had the initiative: those after `from`, up to `until` once it is over. */
export interface Span {
  from: number;
  until?: number;
}

/**
 * What became of it with the state that is shown now. A stretch begins where the others take over, or with the last move that
 * was seen on this device if nobody looked then.
 *
 * @param seen how many moves the last state had that was shown here
 * @param returning whether that was on an earlier visit
 */
export function follow(
  span: Span | undefined,
  seen: number | undefined,
  state: Pick<MatchState, "you" | "moveCount" | "view">,
  returning = false,
): Span | undefined {
  const { you, moveCount, view } = state;
  if (you.length !== 1) {
    return undefined;
  }
  const known = span && span.from <= moveCount ? span : undefined;
  const theirs = view.phasing !== you[0];
  if (theirs && (!known || known.until !== undefined)) {
    return { from: Math.min(seen ?? moveCount, moveCount) };
  }
  const over = !known || known.until !== undefined;
  if (!theirs && over && returning && seen !== undefined && seen < moveCount) {
    return { from: seen, until: moveCount };
  }
  if (!theirs && known) {
    return { from: known.from, until: Math.min(known.until ?? moveCount, moveCount) };
  }
  return known;
}

/** What others did in it. */
export function movesIn(
  span: Span | undefined,
  journal: readonly JournalMove[],
  you: readonly string[],
): JournalMove[] {
  if (!span) {
    return [];
  }
  const until = span.until ?? Infinity;
  return journal.filter(
    ({ number = 0, side }) => number > span.from && number <= until && side !== null && !you.includes(side),
  );
}

export interface Place {
  /** Nothing where what is told names no hex. */
  hex: string | undefined;
  lines: string[];
}

/** What the journal tells of moves, by the last hex that each line names, in the order in which something happened there. */
export function byPlace(moves: readonly JournalMove[]): Place[] {
  const places = new Map<string, Place>();
  for (const entry of moves.flatMap((move) => move.entries)) {
    if (!entry.heading) {
      const hex = hexesOf(entry).at(-1);
      const place = places.get(hex ?? "") ?? { hex, lines: [] };
      place.lines.push(entry.text);
      places.set(hex ?? "", place);
    }
  }
  // What happened nowhere comes last.
  return [...places.values()].sort((a, b) => Number(!a.hex) - Number(!b.hex));
}

/** The ways of moves, as far as they are told. */
export function ways(moves: readonly JournalMove[]): { side: string; way: string[] }[] {
  return moves
    .map((move) => ({ side: move.side ?? "", way: trailOf(move) }))
    .filter(({ way }) => new Set(way).size > 1);
}

/** What happened since it was last one's turn, or since one last looked. */
export class Since {
  span = $state.raw<Span>();
  /** Whether the map shows the ways of it. */
  arrows = $state(false);
  private seen: number | undefined;
  private returning = true;

  constructor(private readonly id: string) {
    const kept = mine.find(id);
    this.span = kept?.span;
    this.seen = kept?.seen;
  }

  /** This is on the screen now. */
  look(state: MatchState): void {
    this.span = follow(this.span, this.seen, state, this.returning);
    this.returning = false;
    this.seen = state.moveCount;
    const kept = mine.find(this.id);
    if (kept) {
      mine.note({ ...kept, seen: this.seen, ...(this.span && { span: this.span }) });
    }
    if (this.span && this.span.until !== undefined && state.moveCount > this.span.until) {
      this.arrows = false;
    }
  }
}
