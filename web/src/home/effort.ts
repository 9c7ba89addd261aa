import type { GameInfo } from "../api/types";

/** The shortest and the longest of a game's scenarios, in hours. */
export function hoursOf(game: GameInfo): [number, number] | undefined {
  const known = game.scenarios.flatMap((each) => (each.hours === null ? [] : [each.hours]));
  return known.length ? [Math.min(...known), Math.max(...known)] : undefined;
}
