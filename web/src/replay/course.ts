import type { Battle, MatchState } from "../api/types";
import type { Story } from "../story/story";
import { rollOf } from "../table/trail";

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

const battlesOf = (state: MatchState): Battle[] =>
  state.view.panels.filter((panel) => panel.kind === "battle");

/** What a battle goes by from one state to the next. */
const nameOf = ({ number, target, title }: Battle) => number ?? target ?? title;

export function combats(story: Story): Combat[] {
  const all: Combat[] = [];
  for (let move = story.from + 1; move <= story.until; move++) {
    const played = story.told[move - 1 - story.from]!;
    const dice = played.dice ?? [];
    if (dice.length) {
      const told = rollOf(played)?.text ?? played.entries.at(-1)?.text ?? "";
      const rolled = resolved(battlesOf(story.bare(move - 1)), battlesOf(story.bare(move)), told);
      if (rolled) {
        all.push({ move, turn: story.bare(move - 1).view.turn, dice, ...rolled });
      }
    }
  }
  return all;
}

/** Which of the battles on the table the dice were about: the one that has its result now, or that is gone. */
function resolved(
  before: readonly Battle[],
  after: readonly Battle[],
  told: string,
): Omit<Combat, "move" | "turn" | "dice"> | undefined {
  const open = before.filter((battle) => battle.chances.length && !battle.result);
  const now = new Map(after.map((battle) => [nameOf(battle), battle]));
  const gone = open.filter((battle) => !now.has(nameOf(battle)));
  const battle =
    open.find((each) => now.get(nameOf(each))?.result) ?? (gone.length === 1 ? gone[0] : undefined);
  if (!battle) {
    return undefined;
  }
  const rolls = battle.chances.reduce((sum, each) => sum + each.rolls, 0);
  // Of a battle that was over at once, only the journal says what came.
  const named = battle.chances
    .filter(({ words }) => told.includes(words))
    .sort((a, b) => b.words.length - a.words.length)[0];
  const result = now.get(nameOf(battle))?.result ?? named;
  return {
    title: battle.title,
    ...(battle.target && { target: battle.target }),
    ...(battle.column && { column: battle.column.heading }),
    chances: battle.chances.map(({ code, words, rolls: of }) => ({ code, words, share: of / rolls })),
    ...(result && { result: { code: result.code, words: result.words } }),
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
