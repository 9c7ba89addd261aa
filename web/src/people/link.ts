import type { MyMatch } from "../api/seats";

/**
 * The way to another device: `/join/MATCH#SECRET`, of each seat held here, and with what the seat adds to the dice as long as
 * the others know only its seal. What follows # is never sent anywhere.
 */
export function seatLink(origin: string, match: MyMatch, awaited: readonly string[]): string {
  const seats = Object.entries(match.seats).map(([side, secret]) => {
    const nonce = awaited.includes(side) ? match.nonces?.[side] : undefined;
    return nonce ? `${secret}.${nonce}` : secret;
  });
  return `${origin}/join/${encodeURIComponent(match.id)}#${seats.join(",")}`;
}

/** What follows # in an invitation or in the way to another device. */
export function carried(tail: string): { secret: string; nonce?: string }[] {
  return tail
    .split(",")
    .filter(Boolean)
    .map((each) => {
      const [secret = "", nonce] = each.split(".");
      return nonce ? { secret, nonce } : { secret };
    });
}
