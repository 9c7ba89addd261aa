import type { CounterFace, Piece, Sheet } from "../api/types";

/** What a counter shows: all of it, or of a hidden unit only whose it is and of what kind. */
export interface Face {
  key: string;
  id: string | null;
  owner: string;
  nation: string;
  type: string;
  name: string;
  factors: string;
  range: number;
  /** Whether it lies with its other side up. */
  flipped: boolean;
  /** Whether the counter has no other side: the first loss destroys it. */
  single: boolean;
  states: readonly string[];
  /** What its states look like. */
  looks: readonly string[];
  where: string;
  /** Of a block of wood: the strengths on its edges, the best first, as far as they may be known. */
  block?: { steps: readonly number[]; strength: number | undefined; rate: number | undefined } | undefined;
  /** Which of the sides it belongs to, the first or another: told apart by shape, for colours do not tell everybody. */
  second: boolean;
  /** The nations that a hidden piece may be of. */
  nations: readonly string[];
}

/** The type of a piece of which no more is known than that it is a block. */
const BLOCK = "block";

/** A kind is written "nation type". */
export function kindOf(kind: string): { nation: string; type: string } {
  const gap = kind.indexOf(" ");
  return gap < 0
    ? { nation: kind, type: "unknown" }
    : { nation: kind.slice(0, gap), type: kind.slice(gap + 1) };
}

type States = NonNullable<Sheet["states"]>;

/** What the states of a piece look like, without those that another of its states hides. */
function looksOf(states: readonly string[], known: States): string[] {
  const own = known.filter((state) => states.includes(state.id));
  const hidden = new Set(own.flatMap((state) => state.over ?? []));
  return own.flatMap((state) => (state.look && !hidden.has(state.id) ? [state.look] : []));
}

export function faces(
  pieces: readonly Piece[],
  printed: ReadonlyMap<string, CounterFace>,
  known: States = [],
  sides: Sheet["sides"] = [],
): Face[] {
  const hidden = new Map<string, number>();
  return pieces.map((piece) => {
    const counter = piece.id === null ? undefined : printed.get(piece.id);
    const { nation, type } = counter ?? kindOf(piece.kind);
    let key = piece.id ?? "";
    if (piece.id === null) {
      const slot = `?${piece.where} ${piece.kind}`;
      const n = hidden.get(slot) ?? 0;
      hidden.set(slot, n + 1);
      key = `${slot} ${n}`;
    }
    const values = piece.values ?? [];
    const looks = looksOf(piece.states, known);
    const side = sides.find((each) => each.id === nation);
    const steps = counter?.steps ?? (type === BLOCK ? [] : undefined);
    return {
      key,
      id: piece.id,
      owner: piece.owner,
      nation,
      type,
      name: counter?.name ?? "",
      factors: steps ? values.join("/") : values.slice(0, 3).join("-"),
      range: values[3] ?? 0,
      flipped: looks.includes("flipped"),
      single: counter !== undefined && !steps && counter.reducedAttack === undefined,
      states: piece.states,
      looks,
      where: piece.where,
      block: steps && { steps, strength: values[0], rate: counter?.rate },
      second: sides.findIndex((each) => each.id === piece.owner) > 0,
      nations: side?.nations ?? [nation],
    };
  });
}

/** Counters by the hex or box they are in, in the order of the view. */
export function byPlace(all: readonly Face[]): Map<string, Face[]> {
  const places = new Map<string, Face[]>();
  for (const face of all) {
    const there = places.get(face.where);
    if (there) {
      there.push(face);
    } else {
      places.set(face.where, [face]);
    }
  }
  return places;
}
