import type { ChoiceList, Offered } from "../api/types";
import type { Choices } from "./choices";

/** What somebody who looks at the table wants to know: what is there to do now? */

/** Pieces that wait beside the map and could come in. */
export function entering(actors: ReadonlySet<string>, arrivals: ReadonlyMap<string, unknown>): string[] {
  return [...actors].filter((piece) => arrivals.has(piece));
}

/** Pieces that could still go somewhere when somebody is done: those that go one by one, and those beside the map. */
export function idle(
  choice: Offered,
  { movers }: Pick<ChoiceList, "movers">,
  { goes }: Pick<Choices, "goes">,
  isOnMap: (piece: string) => boolean,
): string[] {
  if (!choice.ends) {
    return [];
  }
  return [...new Set([...movers, ...[...goes.keys()].filter((piece) => !isOnMap(piece))])];
}

/** Places that can be touched for something that a piece can take part in. */
export function targetsOf(piece: string, hexes: ReadonlyMap<string, readonly Offered[]>): Offered[] {
  return [...hexes.values()].flat().filter((choice) => choice.means?.includes(piece));
}

export type Aim = "near" | "remote" | "other";

/** Whether pieces can take part in what a place can be touched for, whether none can, or whether that is no question. */
export function aimOf(choices: readonly Offered[]): Aim {
  if (choices.some((choice) => choice.means?.length)) {
    return "near";
  }
  return choices.some((choice) => choice.means !== undefined) ? "remote" : "other";
}
