import { describe, expect, it } from "vitest";
import type { Arrival, Offered } from "../src/api/types";
import type { Face } from "../src/counters/face";
import { byWay, wayWords } from "../src/panel/arrivals";
import { choices } from "../src/table/choices";
import { aimOf, entering, idle, targetsOf } from "../src/table/now";

function offer(given: Partial<Offered>): Offered {
  const plain = { verb: "do", subjects: [], label: "", ends: false, takesBack: false, sacrifice: false };
  return { ...plain, rolls: false, shows: false, final: false, terms: [], ...given };
}
const strike = (hex: string, means?: string[]) => offer({ target: { hex }, ...(means ? { means } : {}) });

describe("what there is to do now", () => {
  it("is to bring in who can come in, and nobody else", () => {
    const arrivals = new Map([
      ["A", 1],
      ["B", 1],
    ]);
    expect(entering(new Set(["B", "C"]), arrivals)).toEqual(["B"]);
  });

  it("is said by where they come in", () => {
    const come = (piece: string, edge: string, ...hexes: string[]): Arrival => ({
      piece,
      turn: 1,
      edge,
      hexes,
      returning: false,
    });
    const schedule = [
      come("A", "east", "2010"),
      come("B", "north", "0501", "0601"),
      come("C", "east", "2010"),
      come("D", "east", "2010"),
    ];
    const faces = new Map(schedule.map(({ piece }) => [piece, { id: piece } as Face]));
    const ways = byWay(faces, schedule, new Set(["A", "B", "C"]));
    expect(ways.map(({ units }) => units.map(({ face }) => face.id))).toEqual([["A", "C"], ["B"]]);
    const entries = [{ name: "Q", hex: "2010", edge: "east" as const }];
    expect(wayWords(schedule[0]!, entries)).toBe("from the east, entry Q");
    expect(wayWords(schedule[1]!, entries)).toBe("from the north");
    expect(wayWords(come("E", "the sea"), entries)).toBe("the sea");
  });

  it("ends with a reminder of who goes one by one or waits beside the map, not of who may advance", () => {
    const sorted = choices([
      offer({ subjects: ["beside"], target: { hex: "0101" } }),
      offer({ subjects: ["on"], target: { hex: "0102" } }),
    ]);
    const isOnMap = (piece: string) => piece !== "beside";
    const end = offer({ ends: true });
    expect(idle(end, { movers: ["M"] }, sorted, isOnMap)).toEqual(["M", "beside"]);
    expect(idle(end, { movers: [] }, choices([]), isOnMap)).toEqual([]);
    expect(idle(offer({}), { movers: ["M"] }, sorted, isOnMap)).toEqual([]);
  });

  it("shows whom a piece reaches, and what nobody reaches", () => {
    const near = strike("1012", ["A", "B"]);
    const far = strike("1013", []);
    const hexes = new Map([
      ["1012", [near]],
      ["1013", [far]],
      ["1014", [strike("1014", ["B"])]],
    ]);
    expect(targetsOf("A", hexes)).toEqual([near]);
    expect(targetsOf("C", hexes)).toEqual([]);
    expect([[near], [far], [strike("1", undefined)]].map(aimOf)).toEqual(["near", "remote", "other"]);
  });
});
