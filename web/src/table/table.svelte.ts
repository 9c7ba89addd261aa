import { api, Refused, Unreachable, type Caller } from "../api/client";
import { listen } from "../api/events";
import { wholeJournal } from "../api/journal";
import { contribution } from "../api/nonces";
import { mine } from "../api/seats";
import type { Choice, ChoiceList, MatchState, Offered, Panel, Verdict } from "../api/types";
import { exitOf } from "../geometry/brink";
import { byPlace, faces, type Face } from "../counters/face";
import { settings, t } from "../words/words.svelte";
import { actors, choices, destination, NOTHING, type Choices } from "./choices";
import type { Printed } from "./game.svelte";
import { rollOf, trailOf, type Roll } from "./trail";

export interface Notice {
  text: string;
  rule?: string | undefined;
  kind: "refusal" | "news";
}

const NO_CHOICES: ChoiceList = { choices: [], movers: [] };

/** One match on the screen: what the server said last, and what the hand holds. */
export class Table {
  state = $state.raw<MatchState>()!;
  printed = $state.raw<Printed>()!;
  list = $state.raw<ChoiceList>(NO_CHOICES);
  /** The pieces in the hand. */
  picked = $state.raw<string[]>([]);
  reach = $state.raw<Offered[]>([]);
  /** What else can be done with the piece in the hand. */
  deeds = $state.raw<Offered[]>([]);
  /** Several things that could be done with what was touched. */
  options = $state.raw<Offered[]>([]);
  /** A route of one's own, from the piece on; empty while none is drawn. */
  route = $state.raw<string[]>([]);
  verdict = $state.raw<Verdict>();
  hover = $state<string>();
  /** The hex that was clicked, until the pointer leaves it. */
  touched: string | undefined;
  /** The exit that was chosen, until it is chosen again: who leaves the map by mistake is sorry. */
  leaving = $state<string>();
  /** A unit beside the map that is looked at: the map shows where it comes in. */
  pointed = $state<string>();
  cursor = $state<string>();
  opened = $state<string>();
  notice = $state.raw<Notice>();
  lost = $state(false);
  busy = $state(false);
  /** Whether a change or the list of what may be done is still under way. */
  waiting = $state(false);
  dice = $state.raw<Roll & { at: number }>();
  /** The hex that the map should show, with a count so that the same hex can be asked for twice. */
  focus = $state.raw<{ hex: string; n: number }>();
  /** Counts how often somebody wanted to look for a unit. */
  seeking = $state(0);
  /** The side at the screen, where two people share it. */
  seated = $state<string>();
  private stop: (() => void) | undefined;
  private next: (() => void) | undefined;
  private asking = 0;
  private loading = false;

  constructor(
    readonly id: string,
    printed: Printed,
    state: MatchState,
    readonly replaying = false,
  ) {
    this.printed = printed;
    this.state = state;
    this.seated = state.you.length === 1 ? state.you[0] : undefined;
    this.openTable = printed.sheet.open ?? false;
  }

  /** The panels of a kind. */
  panels<K extends Panel["kind"]>(kind: K): Extract<Panel, { kind: K }>[] {
    return this.state.view.panels.filter((each) => each.kind === kind) as Extract<Panel, { kind: K }>[];
  }

  /** The hexes that bear markers with this look, and whose they are. */
  marked(look: string): Map<string, string | undefined> {
    const kinds = new Set(
      (this.printed.sheet.marks ?? []).filter((each) => each.look === look).map((each) => each.id),
    );
    return new Map(
      this.state.view.marks.filter((mark) => kinds.has(mark.kind)).map((mark) => [mark.hex, mark.side]),
    );
  }

  get caller(): Caller {
    return { language: settings.language, secrets: mine.secrets(this.id) };
  }

  faces = $derived.by<Face[]>(() =>
    faces(this.state.view.pieces, this.printed.counters, this.printed.sheet.states, this.printed.sheet.sides),
  );
  places = $derived.by<Map<string, Face[]>>(() => byPlace(this.faces));
  battle = $derived.by(() => this.panels("battle")[0]);
  /** Whether the battle is fought on a board of its own. */
  onBoard = $derived.by(() => (this.battle?.lines ?? []).length > 0);
  plan = $derived.by(() => this.panels("plan")[0]);
  ask = $derived.by(() => this.panels("ask")[0]);
  /** Who is to come, and where. */
  arrivals = $derived.by(
    () =>
      new Map(
        this.panels("arrivals").flatMap((each) => each.arrivals.map((one) => [one.piece, one] as const)),
      ),
  );
  byId = $derived.by(() => new Map(this.faces.filter((face) => face.id).map((face) => [face.id!, face])));
  decider = $derived.by(() => (this.state.result ? null : this.state.view.decider));
  myTurn = $derived.by(
    () => !this.replaying && this.decider !== null && this.state.you.includes(this.decider),
  );
  /** Two people at one screen, and it is for the other one to decide. */
  handover = $derived.by(
    () => this.myTurn && this.state.you.length > 1 && this.seated !== this.decider && !this.openTable,
  );
  mayAct = $derived.by(() => this.myTurn && !this.handover);
  /** The cards in the hands, as far as they are known. */
  cards = $derived.by(
    () =>
      new Set(
        this.panels("hand").flatMap((panel) =>
          panel.hands.flatMap((hand) => hand.cards.map((card) => card.piece)),
        ),
      ),
  );
  choices = $derived.by<Choices>(() => (this.mayAct ? choices(this.list.choices, this.cards) : NOTHING));
  actors = $derived.by(() => new Set(this.mayAct ? actors(this.choices, this.list.movers) : []));
  /** The pieces among which one is to be chosen: on the map, where they do not go one by one. */
  asked = $derived.by(() =>
    this.faces.filter(
      (face) =>
        face.id !== null &&
        (this.choices.touches.has(face.id) ||
          (this.choices.goes.has(face.id) && !this.list.movers.length && this.printed.isHex(face.where))),
    ),
  );
  /** One choice a hex or exit: of several ways to it the first, which is the cheapest. */
  destinations = $derived.by(
    () =>
      new Map(
        this.reach
          .map((choice) => [destination(choice)!, choice] as const)
          .filter(([where]) => where)
          .reverse(),
      ),
  );
  trail = $derived.by(() => trailOf(this.state.journal.at(-1)));
  openTable = $state(false);

  start(): void {
    void this.loadChoices();
    this.stop = listen(this.caller, this.id, this.state.version, {
      moved: (version) => {
        if (version > this.state.version) {
          void this.refresh();
        }
      },
      connected: () => {
        if (this.lost) {
          this.lost = false;
          void this.refresh();
          void this.addToDice();
        }
      },
      lost: () => (this.lost = true),
    });
  }

  close(): void {
    this.stop?.();
  }

  sit(): void {
    this.seated = this.decider ?? undefined;
    void this.loadChoices();
  }

  async refresh(): Promise<void> {
    try {
      const known = this.state;
      this.adopt(await this.whole(known, await api.state(this.caller, this.id, known.moveCount)));
    } catch (failure) {
      await this.fail(failure);
    }
  }

  /** Sends what this browser adds to the dice, as soon as it is due. */
  async addToDice(): Promise<void> {
    const known = this.state;
    const match = mine.find(this.id);
    const due = match && !this.replaying ? contribution(known, match.nonces) : undefined;
    if (!match || !due) {
      return;
    }
    mine.keep({ ...match, nonces: due.nonces });
    try {
      const next = await api.nonces(this.caller, this.id, due.sent, known.moveCount);
      this.adopt(await this.whole(known, next));
    } catch (failure) {
      await this.fail(failure);
    }
  }

  /** A state with its whole journal: what is known of it goes on, or it is asked for again. */
  private async whole(known: MatchState, next: MatchState): Promise<MatchState> {
    const journal = wholeJournal(known, next);
    return journal ? { ...next, journal } : api.state(this.caller, this.id);
  }

  /** The same match in other words. */
  speak(printed: Printed, state: MatchState): void {
    this.printed = printed;
    this.state = state;
    this.notice = undefined;
    this.drop();
    void this.loadChoices();
  }

  /** Does what was clicked, as soon as it is known what may be done. */
  whenReady(act: () => void): void {
    if (this.waiting) {
      this.next = act;
    } else {
      act();
    }
  }

  private ready(): void {
    this.waiting = false;
    const act = this.next;
    this.next = undefined;
    act?.();
  }

  /** Takes over what the server says, unless it is no newer than what is known. */
  adopt(next: MatchState): void {
    if (next.version <= this.state.version && !this.replaying) {
      return;
    }
    const before = this.state;
    this.state = next;
    // Choices of the old position are none of this one.
    this.list = NO_CHOICES;
    this.drop();
    this.opened = undefined;
    if (next.moveCount > before.moveCount) {
      this.roll(next.journal.slice(before.moveCount - next.moveCount));
    }
    void this.loadChoices();
    void this.addToDice();
  }

  private roll(fresh: MatchState["journal"]): void {
    const roll = fresh
      .slice(-6)
      .map(rollOf)
      .findLast((each) => each !== undefined);
    if (roll) {
      this.dice = { ...roll, at: Date.now() };
    }
  }

  private async loadChoices(): Promise<void> {
    const asked = ++this.asking;
    if (!this.mayAct) {
      this.list = NO_CHOICES;
      this.loading = false;
      this.next = undefined;
      this.waiting = this.busy;
      return;
    }
    this.loading = true;
    this.waiting = true;
    try {
      const list = await api.choices(this.caller, this.id);
      if (asked === this.asking) {
        this.list = list;
        this.pickTheOnly();
      }
    } catch (failure) {
      await this.fail(failure);
    } finally {
      if (asked === this.asking) {
        this.loading = false;
        if (!this.busy) {
          this.ready();
        }
      }
    }
  }

  /** Where only one piece has somewhere to go, it is already in the hand. */
  private pickTheOnly(): void {
    const going = [...this.choices.goes.keys()];
    if (going.length === 1 && !this.list.movers.length && !this.choices.touches.size && !this.picked.length) {
      void this.pick(going[0]!);
    }
  }

  drop(): void {
    this.picked = [];
    this.reach = [];
    this.deeds = [];
    this.options = [];
    this.leaving = undefined;
    this.route = [];
    this.verdict = undefined;
  }

  /** Takes a piece into the hand, or adds it to those that are there. */
  async pick(piece: string, add = false): Promise<void> {
    await this.take(add ? [...this.picked.filter((each) => each !== piece), piece] : [piece]);
  }

  /** Takes these pieces into the hand: together they go where each of them can. */
  async take(pieces: string[]): Promise<void> {
    this.notice = undefined;
    this.options = [];
    this.picked = pieces;
    this.leaving = undefined;
    this.route = [];
    this.verdict = undefined;
    const where = this.byId.get(pieces.at(-1) ?? "")?.where;
    if (where && this.printed.isHex(where)) {
      this.cursor = where;
    }
    try {
      const all = await Promise.all(pieces.map((each) => this.choicesOf(each)));
      if (this.picked !== pieces) {
        return;
      }
      const [first = [], ...others] = all;
      this.deeds = others.length ? [] : first.filter((choice) => !destination(choice));
      const shared = others.map((list) => new Set(list.map(destination)));
      this.reach = first.filter((choice) => shared.every((places) => places.has(destination(choice))));
    } catch (failure) {
      await this.fail(failure);
    }
  }

  private async choicesOf(piece: string): Promise<Offered[]> {
    const { goes, aimed, touches, backs } = this.choices;
    const back = backs.get(piece);
    const known = [
      ...(goes.get(piece) ?? []),
      ...(aimed.get(piece) ?? []),
      ...(touches.get(piece) ?? []),
      ...(back ? [back] : []),
    ];
    return known.length && !this.list.movers.includes(piece)
      ? known
      : (await api.choices(this.caller, this.id, piece)).choices;
  }

  /** Moves all pieces in the hand to a hex, one after another; off the map only if it was asked for twice. */
  async go(hex: string): Promise<void> {
    const pieces = this.picked;
    const first = this.destinations.get(hex);
    if (!first) {
      return;
    }
    if (exitOf(hex) && this.leaving !== hex) {
      this.leaving = hex;
      this.cursor = hex;
      return;
    }
    if (pieces.length < 2) {
      await this.play(first);
      return;
    }
    for (const [i, piece] of pieces.entries()) {
      const ways = await this.choicesOf(piece).catch(() => []);
      const way = ways.find((each) => destination(each) === hex);
      if (!way || !(await this.play(way))) {
        await this.keep(pieces.slice(i), hex);
        return;
      }
    }
  }

  /** Those who found no room there stay in the hand, and are told why. */
  private async keep(pieces: string[], hex: string): Promise<void> {
    if (this.mayAct && !this.notice) {
      await this.take(pieces);
      await this.askWhy({ subjects: [pieces[0]!], target: { hex } });
    }
  }

  async play(choice: Choice): Promise<boolean> {
    return this.send((known) => api.play(this.caller, known, choice));
  }

  /** Does the one thing that can be done with what was touched, or asks which; what has a price is asked for too. */
  choose(list: readonly Offered[]): void {
    if (list.length === 1 && list[0]!.cost === undefined) {
      void this.play(list[0]!);
    } else {
      this.drop();
      this.options = [...list];
    }
  }

  async undo(): Promise<boolean> {
    if (!this.state.mayUndo) {
      const why = this.state.undoRefusal;
      this.say(why?.why ?? t("undo.nothing"), why?.rule);
      return false;
    }
    return this.send((known) => api.undo(this.caller, known));
  }

  async resign(): Promise<boolean> {
    return this.send((known) => api.resign(this.caller, known));
  }

  /** Asks why something is not allowed, and shows the answer. */
  async askWhy(choice: Choice): Promise<Verdict | undefined> {
    try {
      const verdict = await api.judge(this.caller, this.id, choice);
      if (!verdict.legal) {
        this.say(verdict.why ?? t("refused"), verdict.rule);
      }
      return verdict;
    } catch (failure) {
      await this.fail(failure);
      return undefined;
    }
  }

  /** Judges the route in the hand without saying anything. */
  async weigh(choice: Choice): Promise<void> {
    const route = this.route;
    const verdict = await api.judge(this.caller, this.id, choice).catch(() => undefined);
    if (this.route === route) {
      this.verdict = verdict;
    }
  }

  say(text: string, rule?: string): void {
    this.notice = { text, rule, kind: "refusal" };
  }

  show(hex: string): void {
    this.cursor = hex;
    this.focus = { hex, n: (this.focus?.n ?? 0) + 1 };
  }

  private async send(request: (known: MatchState) => Promise<MatchState>): Promise<boolean> {
    if (this.busy) {
      return false;
    }
    this.busy = true;
    this.waiting = true;
    this.notice = undefined;
    const known = this.state;
    try {
      this.adopt(await this.whole(known, await request(known)));
      return true;
    } catch (failure) {
      await this.fail(failure);
      return false;
    } finally {
      this.busy = false;
      if (!this.loading) {
        this.ready();
      }
    }
  }

  private async fail(failure: unknown): Promise<void> {
    if (failure instanceof Refused) {
      if (failure.status === 409) {
        await this.refresh();
        this.notice = { text: t("changed"), kind: "news" };
      } else {
        this.say(failure.message, failure.rule);
      }
    } else if (failure instanceof Unreachable) {
      this.notice = { text: t("unreachable"), kind: "news" };
    } else {
      throw failure;
    }
  }
}
