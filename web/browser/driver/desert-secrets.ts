import { apply, type Change } from "../../src/story/delta.ts";
import type { Heard } from "./overheard.ts";

/**
 * Who may know what in Desert Fox, written from the table of knowledge in its rules (1.3e-1.3h, 2.0j, 9.3d, 9.34n) and from nothing of
 * the code that hides: the whole match is read when it is over and everything lies open, and each thing that somebody was told before is
 * held against what they could have seen by then.
 */

interface Piece {
  id: string | null;
  owner: string;
  kind: string;
  where: string;
  values: number[] | null;
  states: string[];
}

interface Entry {
  rule: string;
  text: string;
  parts?: { piece?: string; side?: string }[];
}

interface Told {
  number: number;
  side: string;
  move: string | null;
  choice?: unknown;
  entries: Entry[];
}

interface Panel {
  kind: string;
  id?: string;
  lines?: string[];
  groups?: { pieces: string[] }[];
  hands?: { side: string; cards: unknown[] }[];
  stocks?: { side: string }[];
}

interface State {
  moveCount: number;
  result?: unknown;
  view: {
    step: string;
    decider: string | null;
    pieces: Piece[];
    marks: { hex: string; kind: string; side?: string }[];
    panels: Panel[];
  };
  journal: Told[];
}

interface Story {
  moveCount: number;
  state: State;
  steps: { told: Told; change: Change }[];
}

/** A match that is over, move by move, with nothing hidden. */
export interface Truth {
  states: State[];
  told: Told[];
}

export async function truth(ask: (path: string) => Promise<unknown>): Promise<Truth> {
  const states: State[] = [];
  const told: Told[] = [];
  for (;;) {
    const story = (await ask(`/story?from=${Math.max(0, states.length - 1)}`)) as Story;
    if (!states.length) states.push(story.state);
    for (const step of story.steps) {
      states.push(apply(states.at(-1)!, step.change));
      told.push(step.told);
    }
    if (states.length > story.moveCount) return { states, told };
  }
}

/** The blocks of each list that a scenario's file prints. */
export function printedLists(file: string): string[][] {
  return file
    .split("\n  - side: ")
    .slice(1)
    .map((list) => [...list.matchAll(/blocks: \[([^\]]*)\]/g)].flatMap((found) => found[1]!.split(", ")));
}

const OFF_THE_TABLE = ["coming", "malta", "reserve"];
const GONE = ["lost", "exited"];
const OASES = ["H12", "I5", "I14"];
const BASES: Record<string, string> = { axis: "G1", allies: "C22" };

const own = (state: State, side: string) => state.view.pieces.filter((piece) => piece.owner === side);
const stateOf = (piece: Piece) =>
  `${piece.where} ${piece.states.includes("disrupted")} ${piece.states.includes("frozen")}`;

/** What can be followed by eye of one side's blocks: which of them may be which, after each move (1.3g, 1.3h). */
export class Followed {
  /** After so many moves: of each block the set of blocks that it cannot be told from. */
  readonly groups: Map<string, ReadonlySet<string>>[] = [];
  /** Blocks of which everybody has been told the name by so many moves, for good (1.3f, 9.2a). */
  readonly gone: Set<string>[] = [];
  /** Blocks whose strength nobody else can know after so many moves: rebuilt or hit unseen (1.3h, 6.4c). */
  readonly unsure: Set<string>[] = [];

  /** @param lists the blocks of each printed list */
  constructor(
    { states, told }: Truth,
    readonly side: string,
    lists: string[][],
  ) {
    let now = new Map<string, ReadonlySet<string>>();
    for (const list of lists) band(now, new Set(list));
    let before: State | undefined;
    let spendingSince: State | undefined;
    let unsure = new Set<string>();
    for (const [n, state] of states.entries()) {
      now = new Map(now);
      unsure = new Set(unsure);
      const pieces = own(state, side);
      this.begin(now, state, before);
      const spends = state.view.step === "spending" && state.view.decider === side;
      const done =
        n > 0 &&
        told[n - 1]!.entries.some(
          (entry) => entry.rule === "9.3d" && entry.parts?.some((part) => part.side === side),
        );
      if (before) {
        if (done && spendingSince) this.mix(now, unsure, spendingSince, state);
        else if (!spendingSince) {
          this.hit(now, unsure, before, state, told[n - 1]!);
          this.part(now, before, state);
        }
        for (const id of this.shown(before, state, told[n - 1]!)) {
          split(now, id);
          unsure.delete(id);
        }
      }
      spendingSince = spends ? (spendingSince ?? state) : undefined;
      this.groups.push(now);
      this.unsure.push(unsure);
      this.gone.push(new Set(pieces.filter((piece) => GONE.includes(piece.where)).map((piece) => piece.id!)));
      before = state;
    }
  }

  /** Each arrival begins as a group (1.3g). */
  private begin(now: Map<string, ReadonlySet<string>>, state: State, before: State | undefined): void {
    const lists = new Map<string, string[]>();
    for (const piece of own(state, this.side)) {
      const was = before && own(before, this.side).find((each) => each.id === piece.id)?.where;
      const waits = OFF_THE_TABLE.includes(piece.where);
      if (!waits && (was === "coming" || was === "malta")) {
        const box = before!.view.panels.find((panel) => panel.id === was && panel.groups?.length);
        const month = box?.groups!.findIndex((group) => group.pieces.includes(piece.id!)) ?? -1;
        push(lists, `${was} ${month}`, piece.id!);
      }
    }
    for (const list of lists.values()) band(now, new Set(list));
  }

  /** Where not all of a place go to the same place, nobody can tell who did (1.3g). */
  private part(now: Map<string, ReadonlySet<string>>, before: State, state: State): void {
    const after = new Map(own(state, this.side).map((piece) => [piece.id!, piece]));
    const places = new Map<string, string[]>();
    for (const piece of own(before, this.side)) {
      const next = after.get(piece.id!);
      const plays = ![...OFF_THE_TABLE, ...GONE].includes(piece.where);
      if (plays && next && !GONE.includes(next.where)) push(places, stateOf(piece), piece.id!);
    }
    for (const ids of places.values()) {
      if (new Set(ids.map((id) => stateOf(after.get(id)!))).size > 1) merge(now, ids);
    }
  }

  /**
   * Who loses steps without being shown: in a rout one each (7.2b), which everybody can follow where whole groups rout; in a pursuit
   * in the dark (6.4c), and of a marcher that nobody can name (3.6e), it cannot be said who did.
   */
  private hit(
    now: Map<string, ReadonlySet<string>>,
    unsure: Set<string>,
    before: State,
    state: State,
    told: Told,
  ): void {
    const was = new Map(own(before, this.side).map((piece) => [piece.id!, piece]));
    const shown = new Set(this.shown(before, state, told));
    const hit = own(state, this.side).filter((piece) => {
      const earlier = was.get(piece.id!);
      const retreats = ["declared", "fleeing"].every((word) => earlier?.states.includes(word));
      const open = earlier?.states.includes("fighting") || retreats || shown.has(piece.id!);
      return earlier && !open && earlier.values![0] !== piece.values![0];
    });
    if (!hit.length) return;
    const rout = told.entries.some((entry) => entry.rule.startsWith("7.2"));
    const ids = new Set(hit.map((piece) => piece.id!));
    const places = new Set(hit.map((piece) => was.get(piece.id!)!.where));
    const group = [...ids].flatMap((id) => [...(now.get(id) ?? [id])]);
    const alone =
      hit.length === 1 && own(before, this.side).filter((piece) => places.has(piece.where)).length === 1;
    const everybody = group.every((id) => ids.has(id));
    if (everybody && (rout || alone)) return;
    for (const piece of own(before, this.side)) {
      if (
        group.includes(piece.id!) ||
        (!rout && places.has(piece.where) && piece.states.includes("fleeing"))
      ) {
        for (const id of now.get(piece.id!) ?? [piece.id!]) unsure.add(id);
      }
    }
  }

  /** In Logistics all become one group but for battlefields that nobody left and oases (1.3h). */
  private mix(now: Map<string, ReadonlySet<string>>, unsure: Set<string>, since: State, state: State): void {
    const was = new Map(own(since, this.side).map((piece) => [piece.id!, piece.where]));
    const foes = new Set(
      state.view.pieces.filter((piece) => piece.owner !== this.side).map((piece) => piece.where),
    );
    const after = own(state, this.side).filter((piece) => ![...OFF_THE_TABLE, ...GONE].includes(piece.where));
    const left = new Set(
      after.map((piece) => [was.get(piece.id!)!, piece.where]).flatMap(([a, b]) => (a === b ? [] : [a!])),
    );
    const mixed = after
      .filter((piece) => {
        const stays = was.get(piece.id!) === piece.where && piece.where !== BASES[this.side];
        const fights = foes.has(piece.where) && !left.has(piece.where);
        return !(stays && (fights || OASES.includes(piece.where)));
      })
      .map((piece) => piece.id!);
    merge(now, mixed);
    for (const id of mixed) for (const each of now.get(id)!) unsure.add(each);
  }

  /** Who is shown: in a fight, by being lost or leaving, and in the pursuit of a retreat (4.2b, 1.3f, 6.1g). */
  private shown(before: State, state: State, told: Told): string[] {
    const fighting = own(state, this.side).filter(
      (piece) => piece.states.includes("fighting") || GONE.includes(piece.where),
    );
    const pursuit = told.entries.some((entry) => entry.rule === "6.1c");
    const flee = before.view.pieces.filter(
      (piece) => piece.states.includes("fleeing") && piece.states.includes("declared"),
    );
    const chased = pursuit
      ? own(before, this.side).filter(
          (piece) =>
            flee.some((each) => each.where === piece.where) &&
            (piece.states.includes("fleeing") || piece.states.includes("committed")),
        )
      : [];
    return [...fighting, ...chased].map((piece) => piece.id!);
  }

  /** Whether a block can be told from all others after so many moves, or its name is public. */
  knows(id: string, moves: number): boolean {
    return this.gone[moves]!.has(id) || this.groups[moves]!.get(id)?.size === 1;
  }
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

function band(now: Map<string, ReadonlySet<string>>, group: ReadonlySet<string>): void {
  for (const id of group) now.set(id, group);
}

function merge(now: Map<string, ReadonlySet<string>>, ids: string[]): void {
  band(now, new Set(ids.flatMap((id) => [...(now.get(id) ?? [id])])));
}

function split(now: Map<string, ReadonlySet<string>>, id: string): void {
  const rest = [...(now.get(id) ?? [])].filter((each) => each !== id);
  band(now, new Set(rest));
  now.set(id, new Set([id]));
}

/** What a side does with its points, of which the other sees the outcome alone (9.3d). */
const SPENT_UNSEEN = ["9.31a", "9.31g", "9.32d", "9.33b", "9.34a", "9.35b", "9.35e", "5.1c"];
/** Where a card is turned up (2.0j, 9.4d), or thrown away as a blank (1.2f); only then is its face told. */
const TURNED_UP = ["2.0k", "9.4c", "9.4d", "1.2f"];

/** How the blocks of both sides lie, as anybody sees it. */
const lie = (state: State) =>
  state.view.pieces
    .map(
      (piece) =>
        `${piece.owner} ${stateOf(piece)} ${piece.states.includes("fighting") && piece.states.includes("fired")}`,
    )
    .sort()
    .join();

/**
 * The moves that can be noticed, by their numbers among all, so that a viewer's number finds its move. What the enemy does is not if it says
 * nothing, asks nothing new of anybody and leaves all blocks as they lie: units named for a retreat, a forced march or a pursuit
 * before the dice (3.6b, 6.0d, 6.2f), whom a fortress feeds (5.1c), and all that is done with points (9.3d).
 */
function noticed({ states, told }: Truth, enemy: string): number[] {
  const numbers = [0];
  for (const [n, each] of told.entries()) {
    const [before, after] = [states[n]!, states[n + 1]!];
    const says = each.entries.some((entry) => !SPENT_UNSEEN.includes(entry.rule));
    const asks = before.view.step !== after.view.step || before.view.decider !== after.view.decider;
    const lies = before.view.step !== "spending" && lie(before) !== lie(after);
    if (each.side !== enemy || says || asks || lies) numbers.push(n + 1);
  }
  return numbers;
}

/** Everything that a browser was told and that its player could not know by then. */
export function leaks(
  all: Truth,
  viewer: string,
  heard: Heard[],
  lists: string[][],
  printedMines: string[] = [],
): string[] {
  const enemy = viewer === "axis" ? "allies" : "axis";
  const followed = new Followed(all, enemy, lists);
  const blocks = new Set(all.states.flatMap((state) => own(state, enemy).map((piece) => piece.id!)));
  const last = all.states.length - 1;
  const mines = new Map<string, number>(printedMines.map((hex) => [hex, 0]));
  for (const told of all.told) {
    for (const entry of told.entries.filter((each) => each.rule === "9.34n")) {
      const hex = /\(([A-I]\d+)\)/.exec(entry.text)?.[1];
      if (hex && !mines.has(hex)) mines.set(hex, told.number);
    }
  }
  const found = new Set<string>();
  const indexOf = noticed(all, enemy);

  /** After how many of all moves the viewer counts so many. */
  const at = (count: number): number => {
    const index = indexOf[count];
    if (index === undefined)
      throw new Error(`${viewer} counts ${count} moves, and could notice ${indexOf.length - 1}`);
    return index;
  };

  /** Names of the enemy's blocks in a text, other than those that may be known after so many moves. */
  const named = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => blocks.has(word));
  const check = (where: string, text: string, moves: number) => {
    for (const id of named(text)) {
      if (!followed.knows(id, Math.min(moves, last)))
        found.add(`${where} names ${id} after ${moves}: ${text}`);
    }
  };
  const walk = (where: string, value: unknown, moves: number): void => {
    if (typeof value === "string") check(where, value, moves);
    else if (Array.isArray(value)) value.forEach((each) => walk(where, each, moves));
    else if (value && typeof value === "object") {
      for (const [key, each] of Object.entries(value)) walk(`${where}.${key}`, each, moves);
    }
  };
  const journal = (lines: Told[]) => {
    for (const line of lines) {
      const each = { ...line, number: at(line.number) };
      if (each.side !== all.told[each.number - 1]!.side) found.add(`move ${each.number} is another's`);
      if (each.side === enemy && (each.move ?? each.choice)) found.add(`move ${each.number} is told`);
      for (const entry of each.entries) {
        // Who arrives, or is to, is public (9.2a, 9.2b).
        if (/^9\.2/.test(entry.rule) || each.side === viewer) continue;
        if (SPENT_UNSEEN.includes(entry.rule)) found.add(`${each.number} tells what is spent: ${entry.text}`);
        if (/\b(blank|real) card/.test(entry.text) && !TURNED_UP.includes(entry.rule)) {
          found.add(`${each.number} tells a card: ${entry.text}`);
        }
        for (const id of named(JSON.stringify(entry))) {
          const known = followed.knows(id, each.number) || followed.knows(id, each.number - 1);
          if (!known) found.add(`the journal of ${each.number} names ${id}: ${entry.text}`);
        }
      }
    }
  };
  /** A strength that is told of an enemy's block: it must be one that could be seen, and the true one. */
  const strength = (where: string, id: string, value: number, moves: number) => {
    const true_ = own(all.states[moves]!, enemy).find((piece) => piece.id === id)?.values?.[0];
    if (followed.unsure[moves]!.has(id)) found.add(`${where} of ${moves} tells that ${id} has ${value}`);
    else if (true_ !== value) found.add(`${where} of ${moves} says ${value} of ${id}, which has ${true_}`);
  };
  const panel = (each: Panel, moves: number) => {
    if (each.kind === "notes") {
      for (const line of each.lines ?? []) {
        const names = new Set(named(line));
        for (const [, id, value] of line.matchAll(/(\S+) \((\d+)\)/g)) {
          if (blocks.has(id!)) strength("a note", id!, Number(value), moves);
        }
        for (const id of names) {
          const group = followed.groups[moves]!.get(id) ?? new Set([id]);
          const finer = [...group].filter((other) => !names.has(other));
          if (finer.length) found.add(`a note of ${moves} tells ${id} from ${finer.join()}: ${line}`);
        }
      }
    } else if (each.id !== "coming") {
      walk(`panel ${each.id ?? each.kind}`, each, moves);
    }
    if (each.hands?.some((hand) => hand.side === enemy && hand.cards.length)) found.add(`cards of ${moves}`);
    if (each.stocks?.some((stock) => stock.side === enemy)) found.add(`points of ${moves}`);
  };
  const state = (each: State) => {
    const moves = at(each.moveCount);
    const truly = new Map(own(all.states[moves]!, enemy).map((piece) => [piece.id!, piece]));
    for (const piece of each.view.pieces.filter((one) => one.owner === enemy)) {
      const off = OFF_THE_TABLE.includes(piece.where) || GONE.includes(piece.where);
      if (piece.id === null) {
        if (piece.values || piece.kind !== `${enemy} block`)
          found.add(`a nameless ${piece.kind} of ${moves}`);
      } else if (!off && !followed.knows(piece.id, moves)) {
        found.add(`${piece.id} is shown after ${moves} in ${piece.where}`);
      } else if (
        !off &&
        all.states[moves]!.view.step !== "spending" &&
        truly.get(piece.id)!.where !== piece.where
      ) {
        found.add(`${piece.id} is shown in ${piece.where} after ${moves}`);
      }
      if (piece.id !== null && !off && piece.values) {
        strength("the view", piece.id, piece.values[0]!, moves);
      }
    }
    for (const mark of each.view.marks.filter((one) => one.kind === "mined" && one.side === enemy)) {
      if ((mines.get(mark.hex) ?? Infinity) > moves) found.add(`mines in ${mark.hex} after ${moves}`);
    }
    each.view.panels.forEach((one) => panel(one, moves));
    journal(each.journal);
    const { pieces: _, panels: __, ...rest } = each.view;
    walk("view", rest, moves);
  };

  let latest = 0;
  let over = false;
  for (const { path, text } of heard) {
    const body = JSON.parse(text) as Partial<State & Story & { state: State }> & { error?: string };
    const told = body.state ?? (body as Partial<State>);
    over ||= told.result !== undefined;
    // With the end everything lies open, and everybody counts all moves.
    if (over) continue;
    if (/\/story$/.test(path)) {
      const story = body as unknown as Story;
      let now = story.state;
      state({ ...now, journal: [] });
      for (const step of story.steps) {
        now = apply(now, step.change);
        state({ ...now, journal: [step.told] });
      }
    } else if (body.view && body.journal && body.moveCount !== undefined) {
      latest = body.moveCount;
      state(body as State);
    } else {
      walk(path.split("/").at(-1)!, body, at(latest));
    }
  }
  return [...found];
}
