import { api } from "../api/client";
import type { Choice, ChoiceList, MatchState, Offered, Panel, Verdict } from "../api/types";
import { byPlace, faces, type Face } from "../counters/face";
import { exitOf } from "../geometry/brink";
import { Hints, left } from "../hint/hint.svelte";
import type { Guide } from "../lesson/guide.svelte";
import { device } from "../people/device.svelte";
import { hasCompany } from "../people/who";
import { keeper } from "../ui/kept";
import { trouble } from "../words/trouble";
import { t } from "../words/words.svelte";
import { actors, choices, destination, NOTHING, unsaid, type Choices } from "./choices";
import type { Printed } from "./game.svelte";
import { Line } from "./line.svelte";
import { entering, idle, targetsOf } from "./now";
import { markWords } from "./spoken";
import { rollOf, trailOf, type Roll } from "./trail";

/** Something to be said twice, and those who could still go somewhere before it. */
export interface Question {
  choice: Offered;
  idle: string[];
  answer: (yes: boolean) => void;
}

const NO_CHOICES: ChoiceList = { choices: [], movers: [] };

/** One match on the screen, and what the hand holds. */
export class Table extends Line {
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
  /** Where to go, until it is chosen again: an exit, for who leaves the map by mistake is sorry, or what a finger touched. */
  armed = $state<string>();
  /** A piece whose targets are shown. */
  aiming = $state<string>();
  /** A unit beside the map that is looked at: the map shows where it comes in. */
  pointed = $state<string>();
  cursor = $state<string>();
  /** The one of the pieces under the cursor that the keyboard has come to. */
  named = $state<string>();
  /** Whether the map is shown without what lies on it. */
  bare = $state(false);
  /** The hex about which everything is told. */
  inspected = $state<string>();
  opened = $state<string>();
  /** What cannot be taken back, until whoever wants it has said so twice. */
  question = $state.raw<Question>();
  /** Whether a change or the list of what may be done is still under way. */
  waiting = $state(false);
  dice = $state.raw<Roll & { at: number }>();
  /** The hex that the map should show, with a count so that the same hex can be asked for twice. */
  focus = $state.raw<{ hex: string; n: number }>();
  /** Counts how often somebody wanted to look for a unit. */
  seeking = $state(0);
  private next: (() => void) | undefined;
  /** The moves of the last pieces that went together. */
  private together = { from: 0, until: -1 };
  /** The phase at whose end it was said who could still go somewhere. */
  private reminded = "";
  private asking = 0;
  private loading = false;

  constructor(id: string, printed: Printed, state: MatchState, replaying = false) {
    super(id, printed, state, replaying);
    this.hints = new Hints(
      id,
      () => this.caller,
      (failure) => this.say(trouble(failure)),
    );
    // In a lesson both seats are the learner's.
    this.openTable = (printed.sheet.open ?? false) || state.lesson !== undefined;
  }

  /** Who leads through it, if it is a lesson. */
  guide = $state.raw<Guide>();
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

  private readonly keptFaces = keeper<Face>((face) => face.key);
  faces = $derived.by<Face[]>(() => {
    const { counters, sheet } = this.printed;
    return this.keptFaces(faces(this.state.view.pieces, counters, sheet.states, sheet.sides));
  });
  places = $derived.by<Map<string, Face[]>>(() => byPlace(this.faces));
  /** What the markers on the map mean, by hex. */
  markWords = $derived.by(() => {
    const words = new Map<string, string>();
    for (const mark of this.state.view.marks) {
      const said = markWords(this.printed, mark);
      if (said) words.set(mark.hex, [words.get(mark.hex), said].filter(Boolean).join(", "));
    }
    return words;
  });
  battle = $derived.by(() => this.panels("battle")[0]);
  /** Whether the battle is fought on a board of its own. */
  onBoard = $derived.by(() => (this.battle?.lines ?? []).length > 0);
  plan = $derived.by(() => this.panels("plan")[0]);
  /** Whether there is anything to say about the plan, and to whom: what is missing yet, to who is to do it. */
  planShown = $derived.by(
    () =>
      this.plan !== undefined &&
      !this.handover &&
      (this.plan.battles.length > 0 ||
        (this.myTurn && (this.plan.duties.length > 0 || this.plan.fault !== undefined))),
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
  private advised = $derived.by(() =>
    this.mayAct ? left(this.hints.last, this.state.journal, this.state.moveCount) : [],
  );
  /** So much of it as is to be seen. */
  hinted = $derived.by(() => (this.hints.dismissed ? [] : this.advised));
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
  /** Who waits beside the map and can come in. */
  entering = $derived.by(() => entering(this.actors, this.arrivals));
  /** The pieces among which one is to be chosen: on the map, where they do not go one by one. */
  asked = $derived.by(() =>
    this.faces.filter(
      (face) =>
        face.id !== null &&
        (this.choices.touches.has(face.id) ||
          (this.choices.goes.has(face.id) && !this.list.movers.length && this.printed.isHex(face.where))),
    ),
  );
  unsaid = $derived.by(() => unsaid(this.choices, this.ask !== undefined));
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
  /** The last move, where one did not make it oneself, or it is shown again. */
  watched = $derived.by(() => {
    const last = this.state.journal.at(-1);
    return last && (this.replaying || !this.state.you.includes(last.side ?? "")) ? last : undefined;
  });
  openTable = $state(false);

  sit(): void {
    this.seated = this.decider ?? undefined;
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

  protected sending(): void {
    this.waiting = true;
  }

  protected answered(): void {
    if (!this.loading) {
      this.ready();
    }
  }

  private ready(): void {
    this.waiting = false;
    const act = this.next;
    this.next = undefined;
    act?.();
  }

  /** Puts a state on the screen. */
  protected put(next: MatchState): void {
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

  protected async loadChoices(): Promise<void> {
    const asked = ++this.asking;
    if (!this.mayAct) {
      this.list = NO_CHOICES;
      this.loading = false;
      this.next = undefined;
      this.waiting = this.busy;
      return;
    }
    // What came with the state is drawn with it, and at once.
    if (this.state.choices) {
      this.list = this.state.choices;
      this.loading = false;
      this.pickTheOnly();
      if (!this.busy) {
        this.ready();
      }
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
      this.came();
    } catch (failure) {
      await this.insist(failure, () => this.loadChoices());
    } finally {
      if (asked === this.asking) {
        this.loading = false;
        if (!this.busy) {
          this.ready();
        }
      }
    }
  }

  /** Where only one piece has somewhere to go, or nothing is left but to give one up, it is already in the hand. */
  private pickTheOnly(): void {
    const { goes, sacrifices } = this.choices;
    const nothingElse = this.list.choices.every((each) => each.sacrifice);
    const going = [...(nothingElse ? sacrifices : goes).keys()];
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
    this.aiming = undefined;
    this.armed = undefined;
    this.route = [];
    this.verdict = undefined;
  }

  /** Shows what a piece can take part in; says whether there is anything. */
  aim(piece: string): boolean {
    const targets = targetsOf(piece, this.choices.hexes);
    this.drop();
    this.notice = undefined;
    this.aiming = targets.length ? piece : undefined;
    this.options = targets;
    return targets.length > 0;
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
    this.armed = undefined;
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
    const { goes, aimed, touches, sacrifices, backs } = this.choices;
    const back = backs.get(piece);
    const known = [
      ...(goes.get(piece) ?? []),
      ...(aimed.get(piece) ?? []),
      ...(touches.get(piece) ?? []),
      ...(back ? [back] : []),
      ...(sacrifices.get(piece) ?? []),
    ];
    return known.length && !this.list.movers.includes(piece)
      ? known
      : (await api.choices(this.caller, this.id, piece)).choices;
  }

  /**
   * Moves all pieces in the hand to a hex, one after another; off the map only if it was asked for twice. A finger hides
   * what it points at: with it, the first touch only shows the way and what it costs.
   */
  async go(hex: string, byFinger = false): Promise<void> {
    const pieces = this.picked;
    const first = this.destinations.get(hex);
    if (!first) {
      return;
    }
    if ((byFinger || exitOf(hex)) && this.armed !== hex) {
      this.armed = hex;
      this.cursor = hex;
      return;
    }
    if (pieces.length < 2) {
      await this.play(first);
      return;
    }
    const from = this.state.moveCount;
    for (const [i, piece] of pieces.entries()) {
      const ways = await this.choicesOf(piece).catch(() => []);
      const way = ways.find((each) => destination(each) === hex);
      if (!way || !(await this.play(way))) {
        await this.keep(pieces.slice(i), hex);
        return;
      }
      // What went together is taken back together.
      this.together = { from, until: this.state.moveCount };
    }
  }

  /** Those who found no room there stay in the hand, and are told why. */
  private async keep(pieces: string[], hex: string): Promise<void> {
    if (this.mayAct && !this.notice) {
      await this.take(pieces);
      await this.askWhy({ subjects: [pieces[0]!], target: { hex } });
    }
  }

  /**
   * Does it; what can never be taken back, and what leaves units where they are that could still go, only after asking,
   * unless nothing else can be done or nobody wants to be asked. What gives something away unasked is asked about even
   * then.
   */
  async play(choice: Choice | Offered, sure = false): Promise<boolean> {
    if (this.busy) {
      return false;
    }
    if (!sure && "final" in choice) {
      const idle = this.reminder(choice);
      if ((idle.length || this.isWorthAsking(choice)) && !(await this.confirm(choice, idle))) {
        return false;
      }
    }
    return this.send((known) => api.play(this.caller, known, choice));
  }

  /** Who could still go somewhere when this is done: said once a phase. */
  private reminder(choice: Offered): string[] {
    const { turn, step, decider } = this.state.view;
    const phase = `${turn} ${step} ${decider}`;
    if (!device.wants("remind", true) || this.reminded === phase) {
      return [];
    }
    const isOnMap = (piece: string) => this.printed.isHex(this.byId.get(piece)?.where ?? "");
    const pieces = idle(choice, this.list, this.choices, isOnMap);
    this.reminded = pieces.length ? phase : this.reminded;
    return pieces;
  }

  private isWorthAsking(choice: Offered): boolean {
    const another = this.list.choices.length > 1 || this.list.movers.length > 0;
    return another && (choice.sacrifice || (choice.final && device.wants("ask", true)));
  }

  private confirm(choice: Offered, idle: string[]): Promise<boolean> {
    this.question?.answer(false);
    return new Promise((done) => {
      this.question = {
        choice,
        idle,
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
      await this.hints.ask(this.advised);
    }
  }

  async undo(): Promise<boolean> {
    if (!this.state.mayUndo) {
      const why = this.state.undoRefusal;
      this.say(why?.why ?? t("undo.nothing"), why?.rule);
      return false;
    }
    const { moveCount } = this.state;
    const last = this.together.until === moveCount ? this.together.from : moveCount - 1;
    let done = await this.send((known) => api.undo(this.caller, known));
    while (done && this.state.moveCount > last && this.state.mayUndo) {
      done = await this.send((known) => api.undo(this.caller, known));
    }
    return done;
  }

  async resign(): Promise<boolean> {
    return this.send((known) => api.resign(this.caller, known));
  }

  /** Asks why something is not allowed, and shows the answer. */
  async askWhy(choice: Choice, { quietly = false } = {}): Promise<Verdict | undefined> {
    try {
      const verdict = await api.judge(this.caller, this.id, choice);
      if (!verdict.legal && !quietly) {
        this.say(verdict.why ?? t("refused"), verdict.rule);
      }
      return verdict;
    } catch (failure) {
      await this.fail(failure);
      return undefined;
    }
  }

  /** Which of those who go one by one could go to a hex. */
  async whoReaches(hex: string): Promise<string[]> {
    const pieces: string[] = [];
    const { version } = this.state;
    for (const piece of this.list.movers) {
      const verdict = await this.askWhy({ subjects: [piece], target: { hex } }, { quietly: true });
      if (!verdict || this.state.version !== version) {
        break;
      }
      if (verdict.legal) {
        pieces.push(piece);
      }
    }
    return pieces;
  }

  /** Judges the route in the hand without saying anything. */
  async weigh(choice: Choice): Promise<void> {
    const route = this.route;
    const verdict = await api.judge(this.caller, this.id, choice).catch(() => undefined);
    if (this.route === route) {
      this.verdict = verdict;
    }
  }

  show(hex: string): void {
    this.cursor = hex;
    this.focus = { hex, n: (this.focus?.n ?? 0) + 1 };
  }
}
