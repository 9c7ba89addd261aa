import { api, type Caller } from "../api/client";
import type { JournalMove, MatchState, StoryPage } from "../api/types";
import { apply } from "./delta";

/** How often it is begun again if moves are taken back while it is read. */
const TRIES = 3;

/** What happened in a match, move by move, as one pair of eyes saw it: all of it is here, so that nothing more is asked. */
export class Story {
  /** After how many moves it begins. */
  readonly from: number;
  private readonly states: MatchState[];
  readonly told: JournalMove[] = [];

  constructor(
    page: StoryPage,
    /** The journal of what came before it. */
    private readonly before: readonly JournalMove[] = [],
  ) {
    this.from = page.from;
    this.states = [page.state];
    this.add(page);
  }

  /** The number of the last move that is known. */
  get until(): number {
    return this.from + this.told.length;
  }

  add(page: StoryPage): void {
    for (const { told, change } of page.steps) {
      this.told.push(told);
      this.states.push(apply(this.states.at(-1)!, change));
    }
  }

  /** How it stood after so many moves, without the journal. */
  bare(move: number): MatchState {
    return this.states[Math.max(this.from, Math.min(move, this.until)) - this.from]!;
  }

  /** The same with the journal up to there. */
  at(move: number): MatchState {
    const journal = [...this.before, ...this.told.slice(0, Math.max(0, move - this.from))];
    return { ...this.bare(move), journal };
  }

  /** Reads it to its end, page by page; tells after each that there is more. */
  static async read(
    caller: () => Caller,
    match: string,
    from = 0,
    more: { as?: string; before?: readonly JournalMove[]; page?: (story: Story, last: number) => void } = {},
  ): Promise<Story> {
    for (let tries = 1; ; tries++) {
      const first = await api.story(caller(), match, from, more.as);
      const story = new Story(first, more.before);
      let last = first;
      while (last.version === first.version && story.until < first.moveCount) {
        more.page?.(story, first.moveCount);
        last = await api.story(caller(), match, story.until, more.as);
        story.add(last);
      }
      if (last.version === first.version || tries === TRIES) {
        more.page?.(story, first.moveCount);
        return story;
      }
    }
  }
}
