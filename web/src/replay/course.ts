import type { Battle, MatchState } from "../api/types";
import type { Story } from "../story/story";

/** What can be read off a whole story: its turns and phases, how the score and the armies went, and its combats. */

export interface Phase {
  /** The move with which it began. */
  move: number;
  turn: number;
  text: string;
}

/** The headings of the journal. */
export function phases(story: Story): Phase[] {
  return story.told.flatMap((told, i) => {
    const move = story.from + i + 1;
    const { turn } = story.bare(move).view;
    return told.entries.filter((entry) => entry.heading).map((entry) => ({ move, turn, text: entry.text }));
  });
}

/** The next phase after a move, or the one before it. */
export function phaseFrom(all: readonly Phase[], move: number, back: boolean): Phase | undefined {
  return back ? all.findLast((phase) => phase.move < move) : all.find((phase) => phase.move > move);
}

/** The phase in which a move was made. */
export function phaseAt(all: readonly Phase[], move: number): Phase | undefined {
  return all.findLast((phase) => phase.move <= move);
}

/** The move with which a turn began; the last if the match did not come so far. */
export function turnStart(story: Story, turn: number): number {
  for (let move = story.from; move <= story.until; move++) {
    if (story.bare(move).view.turn >= turn) {
      return move;
    }
  }
  return story.until;
}

/** How it stood at the end of a turn. */
export interface Standing {
  turn: number;
  move: number;
  scores: Record<string, number>;
  /** How many units each side has on the map. */
  units: Record<string, number>;
}

export function standings(story: Story, isHex: (place: string) => boolean): Standing[] {
  const all: Standing[] = [];
  for (let move = story.from; move <= story.until; move++) {
    const { turn } = story.bare(move).view;
    const last = move === story.until || story.bare(move + 1).view.turn !== turn;
    if (last) {
      all.push({ turn, move, ...standing(story.bare(move), isHex) });
    }
  }
  return all;
}

function standing(state: MatchState, isHex: (place: string) => boolean): Pick<Standing, "scores" | "units"> {
  const scores = Object.fromEntries(
    Object.entries(state.scores).map(([side, score]) => [side, Number(score.total)]),
  );
  const units = Object.fromEntries(Object.keys(state.scores).map((side) => [side, 0]));
  for (const piece of state.view.pieces) {
    if (isHex(piece.where) && piece.owner in units) {
      units[piece.owner]!++;
    }
  }
  return { scores, units };
}

/** A combat whose result was rolled: what could have come, and what came. */
export interface Combat {
  move: number;
  turn: number;
  title: string;
  target?: string;
  dice: number[];
  column?: string;
  chances: { code: string; words: string; share: number }[];
  result?: { code: string; words: string };
}

const battleOf = (state: MatchState): Battle | undefined =>
  state.view.panels.find((panel) => panel.kind === "battle");

export function combats(story: Story): Combat[] {
  const all: Combat[] = [];
  let before: { battle: Battle; move: number } | undefined;
  for (let move = story.from + 1; move <= story.until; move++) {
    const was = battleOf(story.bare(move - 1));
    if (was?.chances.length && !was.result) {
      before = { battle: was, move };
    }
    const dice = story.told[move - 1 - story.from]!.dice ?? [];
    const now = battleOf(story.bare(move));
    // What was rolled is about the combat that was on the table right before.
    if (dice.length && before?.move === move) {
      all.push(
        combat(before.battle, now?.target === before.battle.target ? now : undefined, move, dice, story),
      );
    }
  }
  return all;
}

function combat(was: Battle, now: Battle | undefined, move: number, dice: number[], story: Story): Combat {
  const rolls = was.chances.reduce((sum, each) => sum + each.rolls, 0);
  return {
    move,
    turn: story.bare(move - 1).view.turn,
    title: was.title,
    ...(was.target !== undefined && { target: was.target }),
    dice,
    ...(was.column && { column: was.column.heading }),
    chances: was.chances.map(({ code, words, rolls: of }) => ({ code, words, share: of / rolls })),
    ...(now?.result && { result: now.result }),
  };
}

/** How likely what came was, in hundredths. */
export function likelihood({ chances, result }: Combat): number | undefined {
  if (!result) {
    return undefined;
  }
  const share = chances
    .filter((each) => each.code === result.code)
    .reduce((sum, each) => sum + each.share, 0);
  return Math.round(share * 100);
}
