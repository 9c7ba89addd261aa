import { describe, expect, it } from "vitest";
import { broken, contribution, newNonce, seal } from "../src/api/nonces";
import type { MyMatch } from "../src/api/seats";
import type { SeatInfo } from "../src/api/types";

const ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

function seats(axis: Partial<SeatInfo>, allies: Partial<SeatInfo>) {
  const person = { kind: "person", claimed: true };
  const both = { axis: { ...person, ...axis }, allies: { ...person, ...allies } };
  const awaited = Object.entries(both)
    .filter(([, seat]) => !seat.nonce)
    .map(([side]) => side);
  return { seats: both, awaited };
}

describe("what a seat adds to the dice", () => {
  it("is sealed with SHA-256", () => {
    // FIPS 180-2, B.1.
    expect(seal("abc")).toBe(ABC);
  });

  it("is new each time, and a word that the server takes", () => {
    expect(newNonce()).toMatch(/^[0-9a-f]{32}$/);
    expect(newNonce()).not.toBe(newNonce());
  });

  it("is only sealed while somebody else may still choose theirs", () => {
    const due = contribution({ you: ["axis"], ...seats({}, {}) });
    expect(due?.sent).toEqual({ seals: { axis: seal(due!.nonces["axis"]!) } });
  });

  it("is told when the others have sealed or told theirs, and is what was sealed", () => {
    const kept = { axis: "abc" };
    for (const other of [{ seal: ABC }, { nonce: "0123456789abcdef" }]) {
      const due = contribution({ you: ["axis"], ...seats({ seal: ABC }, other) }, kept);
      expect(due?.sent).toEqual({ nonces: kept });
    }
  });

  it("of both seats in one hand is told at once", () => {
    const due = contribution({ you: ["axis", "allies"], ...seats({}, {}) });
    expect(Object.keys(due?.sent.nonces ?? {})).toEqual(["axis", "allies"]);
    expect(due?.nonces).toEqual(due?.sent.nonces);
  });

  it("is nothing while a seal waits, once it is told, for a spectator, or after the end", () => {
    const kept = { axis: "abc" };
    const word = "0123456789abcdef";
    expect(contribution({ you: ["axis"], ...seats({ seal: ABC }, {}) }, kept)).toBeUndefined();
    expect(contribution({ you: ["axis"], ...seats({ nonce: word }, {}) })).toBeUndefined();
    expect(contribution({ you: [], ...seats({}, {}) })).toBeUndefined();
    const result = { winner: "axis", byResignation: true };
    expect(contribution({ you: ["axis"], ...seats({}, { nonce: word }), result })).toBeUndefined();
  });

  it("is watched over", () => {
    const kept = { commitment: "c", nonces: { axis: "abc" } } as unknown as MyMatch;
    const told = seats({ nonce: "abc" }, {}).seats;
    expect(broken({ commitment: "c", seats: told }, kept)).toBe(false);
    expect(broken({ commitment: "c", seats: seats({}, {}).seats }, kept)).toBe(false);
    expect(broken({ commitment: "d", seats: told }, kept)).toBe(true);
    expect(broken({ commitment: "c", seats: seats({ nonce: "abd" }, {}).seats }, kept)).toBe(true);
    expect(broken({ commitment: "d", seats: told }, undefined)).toBe(false);
  });
});
