import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { MyMatch } from "./seats";
import type { MatchState } from "./types";

/** What seats add to the dice: nonces, or for now only their hashes, by side. */
export interface Contribution {
  nonces?: Record<string, string>;
  seals?: Record<string, string>;
}

/** Not the browser's own SHA-256: that is not to be had on a page without TLS. */
export const seal = (nonce: string): string => bytesToHex(sha256(utf8ToBytes(nonce)));

export const newNonce = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(16)));

type Seats = Pick<MatchState, "you" | "seats" | "awaited" | "result">;

/**
 * What this browser has to add to the dice now, and the nonces it has to remember for that. While somebody else
 * is still to sit down, the others see only a hash: who sits down last must not choose knowing the rest.
 */
export function contribution(
  state: Seats,
  kept: Record<string, string> = {},
): { sent: Contribution; nonces: Record<string, string> } | undefined {
  const own = state.you.filter((side) => state.awaited.includes(side));
  const wait = state.awaited.some((side) => !state.you.includes(side) && !state.seats[side]?.seal);
  const due = wait ? own.filter((side) => !state.seats[side]?.seal) : own;
  if (!due.length || state.result) {
    return undefined;
  }
  const fresh = Object.fromEntries(due.map((side) => [side, kept[side] ?? newNonce()]));
  const nonces = { ...kept, ...fresh };
  const seals = Object.fromEntries(Object.entries(fresh).map(([side, nonce]) => [side, seal(nonce)]));
  return { sent: wait ? { seals } : { nonces: fresh }, nonces };
}

/** Whether the server now names another commitment, or another nonce of ours, than it did. */
export function broken(state: Pick<MatchState, "commitment" | "seats">, kept?: MyMatch): boolean {
  if (!kept) {
    return false;
  }
  const ours = Object.entries(kept.nonces ?? {});
  return (
    (kept.commitment !== undefined && kept.commitment !== state.commitment) ||
    ours.some(([side, nonce]) => (state.seats[side]?.nonce ?? nonce) !== nonce)
  );
}
