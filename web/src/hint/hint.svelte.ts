import { api, type Caller } from "../api/client";
import type { Hint, HintStep, JournalMove } from "../api/types";

/**
 * What is left of a hint: nothing once somebody did something else than it says.
 *
 * @param journal what happened, the moves that were made since it was asked for included
 */
export function left(hint: Hint | undefined, journal: readonly JournalMove[], moveCount: number): HintStep[] {
  if (!hint || moveCount < hint.moveCount) {
    return [];
  }
  const steps = [...hint.steps];
  for (const { number = 0, move } of journal) {
    if (number > hint.moveCount) {
      const made = steps.findIndex((step) => step.move === move);
      if (made < 0) {
        return [];
      }
      steps.splice(made, 1);
    }
  }
  return steps;
}

/** What a computer player would do in one's place, asked for when one wants to know it. */
export class Hints {
  last = $state.raw<Hint>();
  /** Whether it is put away; whoever asks again while there is some of it left sees that again. */
  dismissed = $state(false);
  asking = $state(false);

  constructor(
    private readonly id: string,
    private readonly caller: () => Caller,
    private readonly failed: (failure: unknown) => void,
  ) {}

  /** @param rest what is left of the last one */
  async ask(rest: readonly HintStep[]): Promise<void> {
    this.dismissed = false;
    if (this.asking || rest.length) {
      return;
    }
    this.asking = true;
    this.last = undefined;
    try {
      this.last = await api.hint(this.caller(), this.id);
    } catch (failure) {
      this.failed(failure);
    } finally {
      this.asking = false;
    }
  }

  dismiss(): void {
    this.dismissed = true;
  }
}
