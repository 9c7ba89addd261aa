import type { Lesson } from "../lesson/script";
import type { Contribution } from "./nonces";
import type {
  Choice,
  ChoiceList,
  ComputerInfo,
  Created,
  Found,
  GameInfo,
  GameText,
  Hint,
  MatchState,
  Note,
  RuleBook,
  Sheet,
  StoryPage,
  Verdict,
} from "./types";

/** An answer that is not the one hoped for, with all that the server said. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly rule?: string,
    /** In how many seconds it is worth trying again; nothing where the server did not say. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** The line to the server is down. */
export class Unreachable extends Error {}

export interface Caller {
  language: string;
  secrets: readonly string[];
}

export function headers(caller: Caller): Record<string, string> {
  const all: Record<string, string> = { "Accept-Language": caller.language };
  if (caller.secrets.length) {
    all["Authorization"] = `Seat ${caller.secrets.join(",")}`;
  }
  return all;
}

async function call(
  caller: Caller,
  method: string,
  path: string,
  body?: string,
  type?: string,
): Promise<Response> {
  const sent = headers(caller);
  if (type) {
    sent["Content-Type"] = type;
  }
  let response: Response;
  try {
    response = await fetch(path, { method, headers: sent, body: body ?? null, cache: "no-store" });
  } catch {
    throw new Unreachable();
  }
  if (!response.ok) {
    const said = (await response.json().catch(() => ({}))) as {
      error?: string;
      rule?: string;
    };
    const retryAfter = Number(response.headers.get("Retry-After") ?? undefined);
    throw new Refused(
      response.status,
      said.error ?? response.statusText,
      said.rule,
      Number.isFinite(retryAfter) ? retryAfter : undefined,
    );
  }
  return response;
}

const LONGEST_WAIT_SECONDS = 10;
const TRIES = 4;

/** Asks again by itself where the server has its hands full and says when: after a restart everybody comes at once. */
async function get<T>(caller: Caller, path: string): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return (await (await call(caller, "GET", path)).json()) as T;
    } catch (failure) {
      const wait = failure instanceof Refused && failure.status === 503 ? failure.retryAfter : undefined;
      if (wait === undefined || wait > LONGEST_WAIT_SECONDS || tries === TRIES) {
        throw failure;
      }
      // Not all at the same moment again.
      await new Promise((done) => setTimeout(done, wait * 1000 * (1 + Math.random() / 2)));
    }
  }
}

async function post<T>(caller: Caller, path: string, body: unknown): Promise<T> {
  return (await call(caller, "POST", path, JSON.stringify(body), "application/json")).json() as Promise<T>;
}

const id = encodeURIComponent;

/** What the page knows of a match when it asks for a change: the answer tells what comes after. */
type Known = Pick<MatchState, "id" | "version" | "moveCount">;

/** A choice without what the server said of it. */
function bare({ verb, subjects, target, route, amount }: Choice): Choice {
  return {
    ...(verb !== undefined && { verb }),
    ...(subjects && { subjects }),
    ...(target && { target }),
    ...(route && { route }),
    ...(amount !== undefined && { amount }),
  };
}

/** All that the page asks of the server. */
export const api = {
  games: (caller: Caller) => get<GameInfo[]>(caller, "/api/games"),
  players: (caller: Caller) => get<ComputerInfo[]>(caller, "/api/players"),
  sheet: (caller: Caller, game: string, scenario?: string) =>
    get<Sheet>(caller, `/api/games/${id(game)}/sheet${scenario ? `?scenario=${id(scenario)}` : ""}`),
  words: (caller: Caller, game: string) =>
    get<Record<string, string>>(caller, `/api/games/${id(game)}/words/${caller.language}`),
  rules: (caller: Caller, game: string) =>
    get<RuleBook>(caller, `/api/games/${id(game)}/rules/${caller.language}`),
  page: (caller: Caller, game: string, page: string) =>
    get<GameText>(caller, `/api/games/${id(game)}/pages/${id(page)}/${caller.language}`),

  /** The script of a lesson. */
  lesson: (caller: Caller, game: string, lesson: string) =>
    get<Lesson>(caller, `/api/games/${id(game)}/lessons/${id(lesson)}/${caller.language}`),
  beginLesson: (caller: Caller, game: string, lesson: string) =>
    post<Created>(caller, "/api/matches", { game, lesson }),

  create: (
    caller: Caller,
    match: {
      game: string;
      scenario: string;
      options: string[];
      seats: Record<string, string>;
      taken: string[];
      names: Record<string, string>;
    },
  ) => post<Created>(caller, "/api/matches", { ...match, bringsNonces: true }),
  async lookAtRecord(caller: Caller, record: string): Promise<Found> {
    return (await call(caller, "POST", "/api/records", record, "text/plain")).json() as Promise<Found>;
  },
  /** Goes on from a record, or keeps it to be looked at; for that, nobody needs a seat. */
  async openRecord(
    caller: Caller,
    record: string,
    seats: Record<string, string> = {},
    taken: string[] = [],
    names: Record<string, string> = {},
  ): Promise<Created> {
    const query = new URLSearchParams([
      ...Object.entries(seats).map(([side, kind]) => ["seat", `${side}:${kind}`]),
      ...Object.entries(names).map(([side, name]) => ["name", `${side}:${name}`]),
      ...taken.map((side) => ["taken", side]),
      ["bringsNonces", "true"],
    ]);
    const path = `/api/matches/record?${query}`;
    return (await call(caller, "POST", path, record, "text/plain")).json() as Promise<Created>;
  },

  /** Takes the seats that the caller holds an invitation to; the invitation is worth nothing from then on. */
  claim: (caller: Caller, match: string, dice: Contribution, names: Record<string, string> = {}) =>
    post<Created>(caller, `/api/matches/${id(match)}/claim`, { ...dice, names }),
  /** Says what the holders of the caller's seats are called. */
  names: (caller: Caller, match: string, names: Record<string, string>, after = 0) =>
    post<MatchState>(caller, `/api/matches/${id(match)}/names?after=${after}`, { names }),
  notes: (caller: Caller, match: string, after = 0) =>
    get<{ notes: Note[] }>(caller, `/api/matches/${id(match)}/notes?after=${after}`),
  note: (caller: Caller, match: string, text: string, after = 0) =>
    post<{ notes: Note[] }>(caller, `/api/matches/${id(match)}/notes?after=${after}`, { text }),
  /** Adds to the dice for the seats that the caller holds. */
  nonces: (caller: Caller, match: string, dice: Contribution, after = 0) =>
    post<MatchState>(caller, `/api/matches/${id(match)}/nonces?after=${after}`, dice),
  /** The state and what may be done, without the journal of the first so many moves. */
  state: (caller: Caller, match: string, after = 0) =>
    get<MatchState>(caller, `/api/matches/${id(match)}?choices&after=${after}`),
  at: (caller: Caller, match: string, move: number, after = 0) =>
    get<MatchState>(caller, `/api/matches/${id(match)}/at/${move}?after=${after}`),
  /** What happened after so many moves, as one side saw it if one is named. */
  story: (caller: Caller, match: string, from: number, as?: string) =>
    get<StoryPage>(
      caller,
      `/api/matches/${id(match)}/story?from=${from}${as === undefined ? "" : `&as=${id(as)}`}`,
    ),
  choices: (caller: Caller, match: string, piece?: string) =>
    get<ChoiceList>(
      caller,
      `/api/matches/${id(match)}/choices${piece === undefined ? "" : `?piece=${id(piece)}`}`,
    ),
  hint: (caller: Caller, match: string) => post<Hint>(caller, `/api/matches/${id(match)}/hint`, {}),
  judge: (caller: Caller, match: string, choice: Choice) =>
    post<Verdict>(caller, `/api/matches/${id(match)}/judge`, { choice: bare(choice) }),
  play: (caller: Caller, { id: match, version, moveCount }: Known, choice: Choice) =>
    post<MatchState>(caller, `/api/matches/${id(match)}/moves?choices&after=${moveCount}`, {
      version,
      choice: bare(choice),
    }),
  undo: (caller: Caller, { id: match, version, moveCount }: Known) =>
    post<MatchState>(caller, `/api/matches/${id(match)}/undo?choices&after=${moveCount}`, { version }),
  resign: (caller: Caller, { id: match, version, moveCount }: Known) =>
    post<MatchState>(caller, `/api/matches/${id(match)}/resign?after=${moveCount}`, { version }),
  async record(caller: Caller, match: string): Promise<string> {
    return (await call(caller, "GET", `/api/matches/${id(match)}/record`)).text();
  },
};
