import type { Choice, Offered } from "../api/types";
import { exitKey } from "../geometry/brink";

/**
 * What may be done, by what a hand at the table does: take a piece and put it down, touch a piece, touch a hex, choose
 * a number, or press a button. Nothing here knows a game; a choice says itself what it is about.
 */
export interface Choices {
  /** Those that take a piece somewhere. */
  goes: Map<string, Offered[]>;
  /** Those that only name a piece. */
  touches: Map<string, Offered[]>;
  /** Those that only name a hex. */
  hexes: Map<string, Offered[]>;
  /** Those that give a number, by verb, the smallest first. */
  numbers: Map<string, Offered[]>;
  /** Those that only name a piece, to take it back out of what is being put together. */
  backs: Map<string, Offered>;
  /** The one that gives up what is being put together. */
  giveUp?: Offered;
  /** Those that do something with a piece other than take it somewhere on the map: send it to a box, aim it. */
  aimed: Map<string, Offered[]>;
  /** Those that give away a piece unasked: nobody does that by touching it. */
  sacrifices: Map<string, Offered[]>;
  /** Those that name several cards of a hand together, or any that could be one of several. */
  sets: Offered[];
  /** Those that name a battle of a plan, by its number. */
  battles: Map<number, Offered[]>;
  /** All others. */
  plain: Offered[];
}

function nothing(): Choices {
  return {
    goes: new Map(),
    touches: new Map(),
    hexes: new Map(),
    numbers: new Map(),
    backs: new Map(),
    aimed: new Map(),
    sacrifices: new Map(),
    sets: [],
    battles: new Map(),
    plain: [],
  };
}

export const NOTHING: Choices = nothing();

/** Where a choice leads: a hex, or an exit, "0101-north", if it leads off the sheet. */
export function destination(choice: Choice): string | undefined {
  const { hex, edge, direction } = choice.target ?? {};
  if (!hex || direction !== undefined) {
    return undefined;
  }
  return edge ? exitKey(hex, edge) : hex;
}

/** The way of a choice as points of the map: one that leads off it ends at its exit. */
export function wayOf(choice: Choice): string[] {
  const end = destination(choice);
  const route = choice.route ?? [];
  return end && route.at(-1) !== end ? [...route, end] : [...route];
}

function add<K>(to: Map<K, Offered[]>, key: K, choice: Offered): void {
  const known = to.get(key);
  if (known) {
    known.push(choice);
  } else {
    to.set(key, [choice]);
  }
}

/** Sorted, where these are the cards in the hands. */
export function choices(offered: readonly Offered[], cards: ReadonlySet<string> = new Set()): Choices {
  const sorted = nothing();
  const ofCards = (choice: Offered) =>
    choice.subjects.length > 0 && choice.subjects.every((id) => cards.has(id));
  const together = new Set(
    offered.filter((each) => each.subjects.length > 1 && ofCards(each)).map((each) => each.verb),
  );
  for (const choice of offered) {
    const piece = choice.subjects.length === 1 ? choice.subjects[0] : undefined;
    const where = destination(choice);
    const battle = choice.target?.battle;
    const aimed = choice.target !== undefined && !where;
    if (piece && choice.sacrifice) {
      add(sorted.sacrifices, piece, choice);
    } else if (battle !== undefined) {
      add(sorted.battles, battle, choice);
    } else if (together.has(choice.verb) && ofCards(choice)) {
      sorted.sets.push(choice);
    } else if (piece && choice.target?.box !== undefined) {
      add(sorted.aimed, piece, choice);
    } else if (aimed || choice.subjects.length > 1) {
      sorted.plain.push(choice);
    } else if (piece && where) {
      add(sorted.goes, piece, choice);
    } else if (choice.amount !== undefined) {
      add(sorted.numbers, choice.verb, choice);
    } else if (piece && choice.takesBack) {
      sorted.backs.set(piece, choice);
    } else if (piece) {
      add(sorted.touches, piece, choice);
    } else if (where) {
      add(sorted.hexes, where, choice);
    } else if (choice.takesBack) {
      sorted.giveUp = choice;
    } else {
      sorted.plain.push(choice);
    }
  }
  for (const values of sorted.numbers.values()) {
    values.sort((a, b) => a.amount! - b.amount!);
  }
  return sorted;
}

/** Pieces that can be taken or touched now. */
export function actors(all: Choices, movers: readonly string[]): string[] {
  return [...new Set([...movers, ...all.goes.keys(), ...all.touches.keys(), ...all.aimed.keys()])];
}

/**
 * What touching a piece does, where the question does not say it: nothing is asked, or of most pieces something else.
 * Nobody should have to touch one to find out.
 */
export function unsaid({ touches }: Choices, asked: boolean): Map<string, string> {
  const count = new Map<string, number>();
  for (const { verb } of [...touches.values()].flat()) {
    count.set(verb, (count.get(verb) ?? 0) + 1);
  }
  const [meant] = [...count].sort(([, a], [, b]) => b - a)[0] ?? [];
  return new Map(
    [...touches]
      .filter(([, list]) => !asked || list.some(({ verb }) => verb !== meant))
      .map(([piece, list]) => [piece, list.map(({ label }) => label).join(" / ")]),
  );
}

/**
 * Whether a button is the one that people look for: what brings them on, but not what passes over pieces that could
 * still go.
 */
export function isPrimary(choice: Offered, all: Choices, movers: readonly string[] = []): boolean {
  return (
    choice.ends && !movers.length && all.goes.size === 0 && all.aimed.size === 0 && all.sets.length === 0
  );
}

/** The key of what is to be said before something that cannot be taken back, or that nobody asks for. */
export function warning({ sacrifice, rolls, shows, final }: Offered): string | undefined {
  if (sacrifice) {
    return "sacrifice";
  }
  if (!final) {
    return undefined;
  }
  return rolls ? "final.rolls" : shows ? "final.shows" : "final";
}

/** A name for what identifies a choice. */
export function keyOf({ verb, subjects, target, route, amount }: Choice): string {
  return JSON.stringify([verb, subjects, target, route, amount]);
}
