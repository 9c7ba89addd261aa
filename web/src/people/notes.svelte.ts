import { api, type Caller } from "../api/client";
import type { Note } from "../api/types";

export const LONGEST_NOTE = 280;

/** What the two at a table say to each other. */
export class Notes {
  list = $state.raw<Note[]>([]);
  /** How many came while nobody looked. */
  unread = $state(0);
  open = $state(false);
  private latest = 0;

  constructor(
    private readonly id: string,
    private readonly caller: () => Caller,
    /** Something was said by the other side. */
    private readonly heard: (note: Note) => void,
  ) {}

  /** There are so many by now. */
  async told(count: number, own: readonly string[]): Promise<void> {
    if (count <= this.latest || !own.length) {
      return;
    }
    const first = this.latest === 0;
    const fresh = this.take((await api.notes(this.caller(), this.id, this.latest)).notes, own);
    const last = fresh.at(-1);
    if (last && !first && !this.open) {
      this.heard(last);
    }
  }

  /** Keeps those that are new, and returns those of them that others wrote. */
  private take(notes: readonly Note[], own: readonly string[]): Note[] {
    const fresh = notes.filter((note) => note.number > this.latest);
    this.latest = Math.max(this.latest, ...fresh.map((note) => note.number));
    this.list = [...this.list, ...fresh];
    const others = fresh.filter((note) => !own.includes(note.side));
    this.unread += this.open ? 0 : others.length;
    return others;
  }

  async say(text: string, own: readonly string[]): Promise<void> {
    this.take((await api.note(this.caller(), this.id, text, this.latest)).notes, own);
  }

  look(open: boolean): void {
    this.open = open;
    this.unread = 0;
  }
}
