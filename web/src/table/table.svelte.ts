import { api, Refused, Unreachable, type Caller } from "../api/client";
import { listen } from "../api/events";
import { wholeJournal } from "../api/journal";
import { contribution } from "../api/nonces";
import { mine } from "../api/seats";
import type { Choice, ChoiceList, MatchState, Offered, Panel, Verdict } from "../api/types";
import { exitOf } from "../geometry/brink";
import { byPlace, faces, type Face } from "../counters/face";
import { Hints, left } from "../hint/hint.svelte";
import { Film, pace } from "../story/film.svelte";
import { Since } from "../story/since.svelte";
import { Story } from "../story/story";
import { device } from "../people/device.svelte";
import { Notes } from "../people/notes.svelte";
import { hasCompany, nameOf } from "../people/who";
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
  /** What cannot be taken back, until whoever wants it has said so twice. */
  question = $state.raw<{ choice: Offered; answer: (yes: boolean) => void }>();
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
  private refreshing = false;
  private stale = false;

  constructor(
    readonly id: string,
    printed: Printed,
    state: MatchState,
    readonly replaying = false,
  ) {
    this.printed = printed;
    this.state = state;
    this.seated = state.you.length === 1 ? state.you[0] : undefined;
    this.since = new Since(id);
    if (!replaying) {
      this.since.look(state);
    }
    this.notes = new Notes(
      id,
      () => this.caller,
      ({ side, text }) => {
        const name = nameOf(this.state, side) ?? this.printed.side(side);
        this.notice = { text: `${name}: ${text}`, kind: "news" };
      },
    );
    this.hints = new Hints(
      id,
      () => this.caller,
      (failure) => this.say(failure instanceof Error && failure.message ? failure.message : t("line.lost")),
    );
    this.openTable = printed.sheet.open ?? false;
  }

  /** What the two at the table say to each other. */
  readonly notes: Notes;
  /** Moves of others that are still to be shown. */
  readonly film = new Film((state, last) => (last ? this.land(state) : this.put(state)));
  readonly since: Since;
  /** What a computer player would do. */
  readonly hints: Hints;

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
  /** Whether there is anything to say about the plan, and to whom. */
  planShown = $derived.by(
    () =>
      this.plan !== undefined &&
      !this.handover &&
      (this.plan.battles.length > 0 || this.plan.duties.length > 0 || this.plan.fault !== undefined),
  );
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
    () =>
      !this.replaying && !this.film.running && this.decider !== null && this.state.you.includes(this.decider),
  );
  /** What the server said last: more than is on the screen while moves of others are shown. */
  latest = $derived.by(() => this.film.latest ?? this.state);
  /** Whether the match waits for who sits here, whatever is still shown. */
  called = $derived.by(
    () => !this.replaying && !this.latest.result && this.latest.you.includes(this.latest.view.decider ?? ""),
  );
  /** Two people at one screen, and it is for the other one to decide. */
  handover = $derived.by(
    () => this.myTurn && this.state.you.length > 1 && this.seated !== this.decider && !this.openTable,
  );
  mayAct = $derived.by(() => this.myTurn && !this.handover);
  /** Against another person everybody is on their own. */
  mayAskHint = $derived.by(
    () => this.mayAct && !this.replaying && !this.state.result && !hasCompany(this.state),
  );
  /** What is left of the hint that was asked for. */
  hinted = $derived.by(() =>
    this.mayAct ? left(this.hints.last, this.state.journal, this.state.moveCount) : [],
  );
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
    void this.notes.begin(this.state.you).catch(() => undefined);
    this.stop = listen(this.caller, this.id, this.state.version, {
      moved: (version) => {
        if (version > this.latest.version) {
          void this.refresh();
        }
      },
      noted: (count) => void this.notes.told(count, this.state.you).catch(() => undefined),
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
    this.film.close();
  }

  sit(): void {
    this.seated = this.decider ?? undefined;
    void this.loadChoices();
  }

  /** Asks how it stands now; whoever wants that while it is under way gets what comes after. */
  async refresh(): Promise<void> {
    if (this.refreshing) {
      this.stale = true;
      return;
    }
    this.refreshing = true;
    try {
      do {
        this.stale = false;
        const known = this.latest;
        const next = await this.whole(known, await api.state(this.caller, this.id, known.moveCount));
        await this.follow(known, next);
      } while (this.stale);
    } catch (failure) {
      await this.fail(failure);
    } finally {
      this.refreshing = false;
    }
  }

  /** Takes over what others did: move by move, where it can be shown so. */
  private async follow(known: MatchState, next: MatchState): Promise<void> {
    const fresh = next.journal.filter(({ number = 0 }) => number > known.moveCount);
    const theirs = fresh.length > 0 && fresh.every(({ side }) => side !== null && !next.you.includes(side));
    const watched = pace.now !== "at-once" && known.viewer === next.viewer && next.you.length < 2;
    if (!theirs || !watched || this.replaying) {
      this.adopt(next);
      return;
    }
    const frames: MatchState[] = [];
    if (fresh.length > 1) {
      const story = await Story.read(() => this.caller, this.id, known.moveCount, {
        before: known.journal,
      }).catch(() => undefined);
      const last = Math.min(story?.until ?? 0, next.moveCount - 1);
      for (let move = known.moveCount + 1; move <= last; move++) {
        frames.push(story!.at(move));
      }
    }
    // Somebody may have moved here meanwhile.
    if (this.latest.version < next.version) {
      this.film.add([...frames, next]);
    }
  }

  /** Shows again what others did since it was last one's turn. */
  async watchAgain(): Promise<void> {
    const span = this.since.span;
    if (!span || this.film.running) {
      return;
    }
    const now = this.state;
    const before = now.journal.filter(({ number = 0 }) => number <= span.from);
    try {
      const story = await Story.read(() => this.caller, this.id, span.from, { before });
      const until = Math.min(span.until ?? story.until, story.until);
      if (this.state === now && until > span.from) {
        this.since.arrows = false;
        const moves = Array.from({ length: until - span.from + 1 }, (_, i) => story.at(span.from + i));
        this.film.rewind([...moves, now]);
      }
    } catch (failure) {
      await this.fail(failure);
    }
  }

  /** Sends what this browser adds to the dice, as soon as it is due. */
  async addToDice(): Promise<void> {
    const known = this.latest;
    const match = mine.find(this.id);
    const due = match && !this.replaying ? contribution(known, match.nonces) : undefined;
    if (!match || !due) {
      return;
    }
    mine.keep({ ...match, nonces: due.nonces });
    try {
      const next = await this.whole(known, await api.nonces(this.caller, this.id, due.sent, known.moveCount));
      if (this.film.running) {
        this.film.ends(next);
      } else {
        this.adopt(next);
      }
    } catch (failure) {
      await this.fail(failure);
    }
  }

  /** Changes what the holder of a seat is called. */
  async callMyself(side: string, name: string): Promise<void> {
    await this.send((known) => api.names(this.caller, known.id, { [side]: name }, known.moveCount));
  }

  /** A state with its whole journal: what is known of it goes on, or it is asked for again. */
  private async whole(known: MatchState, next: MatchState): Promise<MatchState> {
    const journal = wholeJournal(known, next);
    return journal ? { ...next, journal } : api.state(this.caller, this.id);
  }

  /** The same match in other words. */
  speak(printed: Printed, state: MatchState): void {
    this.film.close();
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
    if (next.version <= this.latest.version && !this.replaying) {
      return;
    }
    this.film.close();
    this.land(next);
  }

  /** This is how it stands: one goes on from here. */
  private land(next: MatchState): void {
    this.put(next);
    void this.loadChoices();
    void this.addToDice();
  }

  /** Puts a state on the screen. */
  private put(next: MatchState): void {
    const before = this.state;
    this.state = next;
    // Choices of the old position are none of this one.
    this.list = NO_CHOICES;
    this.drop();
    this.opened = undefined;
    if (next.moveCount > before.moveCount) {
      this.roll(next.journal.slice(before.moveCount - next.moveCount));
    }
    if (!this.replaying && !this.film.again) {
      this.since.look(next);
    }
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
    this.question?.answer(false);
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
    this.question?.answer(false);
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

  /** Does it; what can never be taken back only after asking, unless nothing else can be done or nobody wants to be asked. */
  async play(choice: Choice | Offered, sure = false): Promise<boolean> {
    const asks = !sure && "final" in choice && this.isWorthAsking(choice);
    if (this.busy || (asks && !(await this.confirm(choice)))) {
      return false;
    }
    return this.send((known) => api.play(this.caller, known, choice));
  }

  private isWorthAsking(choice: Offered): boolean {
    const another = this.list.choices.length > 1 || this.list.movers.length > 0;
    return choice.final && another && device.wants("ask", true);
  }

  private confirm(choice: Offered): Promise<boolean> {
    this.question?.answer(false);
    return new Promise((done) => {
      this.question = {
        choice,
        answer: (yes) => {
          this.question = undefined;
          done(yes);
        },
      };
    });
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

  async askHint(): Promise<void> {
    if (this.mayAskHint) {
      this.notice = undefined;
      await this.hints.ask();
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
    const known = this.latest;
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

  /** The seat has moved to another device: here one goes on watching. */
  private async loseSeat(): Promise<void> {
    mine.moved(this.id);
    this.seated = undefined;
    try {
      this.speak(this.printed, await api.state(this.caller, this.id));
      this.notice = { text: t("seat.gone"), kind: "news" };
    } catch (failure) {
      await this.fail(failure);
    }
  }

  private async fail(failure: unknown): Promise<void> {
    if (failure instanceof Refused) {
      if (failure.status === 409) {
        await this.refresh();
        this.notice = { text: t("changed"), kind: "news" };
      } else if (failure.status === 401 && this.caller.secrets.length) {
        await this.loseSeat();
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
