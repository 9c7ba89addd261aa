import type { JournalMove, MatchState } from "./types";

/**
 * The whole journal of a state whose answer left out what was known already; nothing if what was known may no longer
 * hold. That is so where other eyes see it, where the match has ended (nothing is hidden any more), and where moves may
 * have been taken back and others made: a version counts every change, so that as many new versions as new moves, or one
 * single change, leave what came before as it was.
 */
export function wholeJournal(known: MatchState, next: MatchState): JournalMove[] | undefined {
  const kept = next.moveCount - next.journal.length;
  if (kept === 0) {
    return next.journal;
  }
  const changes = next.version - known.version;
  const straight = changes <= 1 || changes === next.moveCount - known.moveCount;
  const alike = known.viewer === next.viewer && !known.result === !next.result;
  return straight && changes >= 0 && alike && kept <= known.journal.length
    ? [...known.journal.slice(0, kept), ...next.journal]
    : undefined;
}
