import { Refused, Unreachable } from "./client";

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 10_000;

/** Whether the same may be answered later: the line is down, or the server cannot do it just now. */
export function mayPass(failure: unknown): boolean {
  return (
    failure instanceof Unreachable ||
    (failure instanceof Refused && (failure.status === 429 || failure.status >= 500))
  );
}

/** Asks once more for what did not come, each time after a longer wait, until something has come. */
export class Again {
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;

  later(ask: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(ask, this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  /** Something has come, or nobody waits for it any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.wait = FIRST_WAIT;
  }
}
