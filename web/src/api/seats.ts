/** The matches of this browser: their ids and the secrets of the seats held here. */
export interface MyMatch {
  id: string;
  game: string;
  scenario: string;
  /** Secrets by side. */
  seats: Record<string, string>;
  /** Secrets by side that are meant for a friend, until the friend has come. */
  invitations?: Record<string, string>;
  /** What the server committed to before anybody sat down. */
  commitment?: string;
  /** What the seats held here add to the dice, by side. */
  nonces?: Record<string, string>;
  /** The seats have moved to another device: what is held here is worth nothing any more. */
  moved?: boolean;
  /** Which lesson it is, where it is one. */
  lesson?: string;
  /** How far the cards of the lesson were read, and whether they are shown. */
  guide?: { read: number; open: boolean };
  opened: string;
  /** How many moves there were when it was last looked at here. */
  seen?: number;
  /** The stretch of moves in which the others last had the initiative. */
  span?: { from: number; until?: number };
}

const KEY = "kessel.matches";

function read(): MyMatch[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as MyMatch[]) : [];
  } catch {
    return [];
  }
}

function write(matches: MyMatch[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(matches.slice(0, 200)));
  } catch {
    // Without storage the match lasts as long as the page.
  }
}

export const mine = {
  all: read,
  find: (id: string) => read().find((each) => each.id === id),
  keep(match: MyMatch): void {
    write([match, ...read().filter((each) => each.id !== match.id)]);
  },
  /** Remembers more of a match, without putting it before the others. */
  note(match: MyMatch): void {
    write(read().map((each) => (each.id === match.id ? match : each)));
  },
  forget(id: string): void {
    write(read().filter((each) => each.id !== id));
  },
  /** Somebody sat down elsewhere with what was held here. */
  moved(id: string): void {
    write(read().map((each) => (each.id === id ? { ...each, moved: true } : each)));
  },
  secrets: (id: string) => {
    const match = mine.find(id);
    return match && !match.moved ? Object.values(match.seats) : [];
  },
};
