import { Again, mayPass } from "../api/again";
import { api, Refused, Unreachable, type Caller } from "../api/client";
import { listen } from "../api/events";
import { wholeJournal } from "../api/journal";
import { contribution } from "../api/nonces";
import { mine } from "../api/seats";
import type { MatchState } from "../api/types";
import { Notes } from "../people/notes.svelte";
import { nameOf } from "../people/who";
import { Film, pace } from "../story/film.svelte";
import { Since } from "../story/since.svelte";
import { Story } from "../story/story";
import { trouble } from "../words/trouble";
import { settings, t } from "../words/words.svelte";
import type { Printed } from "./game.svelte";

export interface Notice {
  text: string;
  rule?: string | undefined;
  kind: "refusal" | "news";
}

/** The line to a match: what the server said last, and what is sent to it. */
export abstract class Line {
  state = $state.raw<MatchState>()!;
  printed = $state.raw<Printed>()!;
  notice = $state.raw<Notice>();
  lost = $state(false);
  busy = $state(false);
  /** The side at the screen, where two people share it. */
  seated = $state<string>();
  private stop: (() => void) | undefined;
  private refreshing = false;
  private stale = false;
  /** The version that was told while something was sent. */
  private heard = 0;
  private readonly again = new Again();
  /** What was said of that which is asked for again. */
  private waited: Notice | undefined;

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
  }

  /** What the two at the table say to each other. */
  readonly notes: Notes;
  /** Moves of others that are still to be shown. */
  readonly film = new Film((state, last) => (last ? this.land(state) : this.put(state)));
  readonly since: Since;

  /** What the server said last: more than is on the screen while moves of others are shown. */
  latest = $derived.by(() => this.film.latest ?? this.state);
  /** Whether the match waits for who sits here, whatever is still shown. */
  called = $derived.by(
    () => !this.replaying && !this.latest.result && this.latest.you.includes(this.latest.view.decider ?? ""),
  );
  get caller(): Caller {
    return { language: settings.language, secrets: mine.secrets(this.id) };
  }

  start(): void {
    void this.loadChoices();
    void this.notes.begin(this.state.you).catch(() => undefined);
    this.stop = listen(this.caller, this.id, this.state.version, {
      moved: (version) => {
        // Of one's own move the answer tells more, and is on its way.
        if (this.busy) {
          this.heard = version;
        } else if (version > this.latest.version) {
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
    this.stop = undefined;
    this.again.stop();
    this.film.close();
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
      this.came();
    } catch (failure) {
      await this.insist(failure, () => this.refresh());
    } finally {
      this.refreshing = false;
    }
  }

  /** Says what failed, and asks again for what may come yet: nobody else will. */
  protected async insist(failure: unknown, ask: () => Promise<void>): Promise<void> {
    await this.fail(failure);
    // Whoever has left meanwhile waits for nothing.
    if (mayPass(failure) && this.stop) {
      this.waited = this.notice;
      this.again.later(() => void ask());
    }
  }

  /** What was asked for is there. */
  protected came(): void {
    this.again.stop();
    if (this.waited && this.notice === this.waited) {
      this.notice = undefined;
    }
    this.waited = undefined;
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

  say(text: string, rule?: string): void {
    this.notice = { text, rule, kind: "refusal" };
  }

  /** Puts a state on the screen. */
  protected abstract put(next: MatchState): void;

  /** What is on the screen is how it stands: asks what may be done. */
  protected abstract loadChoices(): Promise<void>;

  /** Puts down what the hand holds. */
  abstract drop(): void;

  /** Something is sent, and then its answer is there. */
  protected abstract sending(): void;
  protected abstract answered(): void;

  protected async send(request: (known: MatchState) => Promise<MatchState>): Promise<boolean> {
    if (this.busy) {
      return false;
    }
    this.busy = true;
    this.notice = undefined;
    this.sending();
    const known = this.latest;
    try {
      this.adopt(await this.whole(known, await request(known)));
      return true;
    } catch (failure) {
      await this.fail(failure);
      return false;
    } finally {
      this.busy = false;
      this.answered();
      if (this.heard > this.latest.version) {
        void this.refresh();
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

  protected async fail(failure: unknown): Promise<void> {
    if (failure instanceof Refused) {
      if (failure.status === 409) {
        await this.refresh();
        this.notice = { text: t("changed"), kind: "news" };
      } else if (failure.status === 401 && this.caller.secrets.length) {
        await this.loseSeat();
      } else {
        this.say(failure.rule ? failure.message : trouble(failure), failure.rule);
      }
    } else if (failure instanceof Unreachable) {
      this.notice = { text: t("unreachable"), kind: "news" };
    } else {
      throw failure;
    }
  }
}
