import type { MatchState } from "../api/types";
import { has, t } from "../words/words.svelte";

/** Who sits at a match's seats, in words. */

type Seats = Pick<MatchState, "seats" | "you">;

/** What a computer player is called: the first words of what is said of it. */
function computer(kind: string): string {
  const key = `player.${kind}`;
  return has(key) ? t(key).split(/[:：]/)[0]! : kind;
}

/** The name of whoever plays a side; nothing for a person who has not said. */
export function nameOf(state: Seats, side: string): string | undefined {
  const seat = state.seats[side];
  if (!seat) {
    return undefined;
  }
  return seat.kind === "person" ? seat.name : computer(seat.kind);
}

/** How a seat is written beside its side: "Ana (you)", "Bob", "person", "General, 10 s a turn". */
export function seatName(state: Seats, side: string): string {
  const name = nameOf(state, side);
  if (state.you.includes(side)) {
    return name ? t("you.name", name) : t("you");
  }
  const seconds = state.seats[side]?.seconds;
  if (name && seconds) {
    return t("seat.timed", name, seconds);
  }
  return name ?? (state.seats[side] ? t("seat.person") : "");
}

/** Whether somebody else, a person, sits on the other side: then one can talk to them. */
export function hasCompany(state: Seats): boolean {
  const others = Object.entries(state.seats).filter(([side]) => !state.you.includes(side));
  return state.you.length === 1 && others.some(([, seat]) => seat.kind === "person");
}
