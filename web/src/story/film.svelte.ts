import type { MatchState } from "../api/types";
import { device } from "../people/device.svelte";

/** How long a move is looked at, in thousandths of a second; at once, it is not. */
export const PACES = { slow: 2200, steady: 1000, fast: 400, "at-once": 0 } as const;
export type Pace = keyof typeof PACES;

/** Dice are looked at for so many times as long. */
const DICE = 2;

export const pace = {
  get now(): Pace {
    const said = device.said("pace");
    return said !== undefined && said in PACES ? (said as Pace) : "steady";
  },
  set now(chosen: Pace) {
    device.say("pace", chosen);
  },
};

/** Moves of others that are shown one after another, at a pace that whoever watches chooses. */
export class Film {
  /** What is still to be shown, the last as it stands now. */
  private waiting = $state.raw<MatchState[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  paused = $state(false);
  /** What was shown before is shown again. */
  again = $state(false);
  private ready = 0;

  constructor(
    private readonly show: (state: MatchState, last: boolean) => void,
    private readonly clock: () => number = Date.now,
  ) {}

  /** Whether something is still to be shown. */
  get running(): boolean {
    return this.waiting.length > 0;
  }

  get left(): number {
    return this.waiting.length;
  }

  /** How it stands now, if that has not been shown yet. */
  get latest(): MatchState | undefined {
    return this.waiting.at(-1);
  }

  /** Shows these after what is still to be shown. */
  add(states: readonly MatchState[]): void {
    this.waiting = [...this.waiting, ...states];
    this.go();
  }

  /** Shows these, though they have been seen; the last is how it stands now. */
  rewind(states: readonly MatchState[]): void {
    this.waiting = [...states];
    this.again = true;
    this.paused = false;
    this.ready = 0;
    this.go();
  }

  /** Puts another in the place of how it stands now. */
  ends(state: MatchState): void {
    this.waiting = [...this.waiting.slice(0, -1), state];
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.go();
  }

  /** Shows how it stands now, and nothing in between. */
  skip(): void {
    const last = this.latest;
    this.paused = false;
    if (last) {
      this.waiting = [];
      this.end(last);
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private end(state: MatchState): void {
    clearTimeout(this.timer);
    this.again = false;
    this.show(state, true);
  }

  private go(): void {
    clearTimeout(this.timer);
    const next = this.waiting[0];
    if (!next || this.paused) {
      return;
    }
    const wait = this.ready - this.clock();
    if (wait > 0) {
      this.timer = setTimeout(() => this.go(), wait);
      return;
    }
    this.waiting = this.waiting.slice(1);
    const rolled = (next.journal.at(-1)?.dice?.length ?? 0) > 0;
    this.ready = this.clock() + PACES[pace.now] * (rolled ? DICE : 1);
    if (this.waiting.length) {
      this.show(next, false);
      this.go();
    } else {
      this.end(next);
    }
  }
}
