import { afterEach, describe, expect, it, vi } from "vitest";
import type { MyMatch } from "../src/api/seats";
import type { Note, SeatInfo } from "../src/api/types";
import { worthCalling } from "../src/people/call";
import { entrant, entry } from "../src/people/entrant";
import { carried, seatLink } from "../src/people/link";
import { Notes } from "../src/people/notes.svelte";
import { hasCompany, nameOf, seatName } from "../src/people/who";

const seat = (kind: string, name?: string): SeatInfo => ({
  kind,
  claimed: true,
  ...(name !== undefined && { name }),
});

describe("who sits there", () => {
  const state = { seats: { first: seat("person", "Ana"), second: seat("greedy") }, you: ["first"] };

  it("is told by name, and a computer by what it is", () => {
    expect(nameOf(state, "first")).toBe("Ana");
    expect(nameOf(state, "second")).toBe("Greedy");
    expect(nameOf(state, "third")).toBeUndefined();
    expect(seatName(state, "first")).toBe("Ana (you)");
    const timed = { first: { ...seat("general"), seconds: 10 } };
    expect(seatName({ seats: timed, you: [] }, "first")).toBe("General, 10 s a turn");
    expect(nameOf({ seats: timed, you: [] }, "first")).toBe("General");
    expect(seatName({ ...state, you: [] }, "first")).toBe("Ana");
    expect(seatName({ seats: { first: seat("person") }, you: [] }, "first")).toBe("person");
  });

  it("can be talked to if it is another person", () => {
    expect(hasCompany(state)).toBe(false);
    const people = { first: seat("person"), second: seat("person") };
    expect(hasCompany({ seats: people, you: ["first"] })).toBe(true);
    expect(hasCompany({ seats: people, you: ["first", "second"] })).toBe(false);
    expect(hasCompany({ seats: people, you: [] })).toBe(false);
  });
});

describe("a computer player in a request", () => {
  it("is its id, with its seconds where it has any", () => {
    expect(entry("officer", undefined)).toBe("officer");
    expect(entry("general", 10)).toBe("general 10s");
    expect(entrant("general 10s")).toEqual({ id: "general", seconds: 10 });
    expect(entrant("greedy")).toEqual({ id: "greedy" });
    expect(entrant(undefined)).toBeUndefined();
  });
});

describe("the way to another device", () => {
  const match: MyMatch = {
    id: "abc",
    game: "g",
    scenario: "s",
    seats: { first: "Se-cr_et", second: "other" },
    nonces: { first: "0123456789abcdef", second: "fedcba9876543210" },
    opened: "",
  };

  it("carries the seats, and a nonce as long as the others know only its seal", () => {
    const link = seatLink("http://here", match, ["first"]);
    expect(link).toBe("http://here/join/abc#Se-cr_et.0123456789abcdef,other");
    expect(carried(link.split("#")[1]!)).toEqual([
      { secret: "Se-cr_et", nonce: "0123456789abcdef" },
      { secret: "other" },
    ]);
  });

  it("reads an invitation alike, and nothing where nothing is", () => {
    expect(carried("secret")).toEqual([{ secret: "secret" }]);
    expect(carried("")).toEqual([]);
  });
});

describe("a call", () => {
  it("is for who looked away or had to wait", () => {
    expect(worthCalling(true, 0)).toBe(true);
    expect(worthCalling(false, 60_000)).toBe(true);
    expect(worthCalling(false, 500)).toBe(false);
  });
});

describe("notes", () => {
  afterEach(() => vi.unstubAllGlobals());
  const note = (number: number, side: string): Note => ({ number, side, text: `note ${number}`, at: "" });

  it("are counted while nobody looks, each once, and only the new ones are asked for", async () => {
    const all = [note(1, "other"), note(2, "own")];
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const after = Number(new URL(path, "http://x").searchParams.get("after"));
      return Promise.resolve(Response.json({ notes: all.filter((each) => each.number > after) }));
    });
    const heard: Note[] = [];
    const notes = new Notes(
      "m",
      () => ({ language: "en", secrets: ["s"] }),
      (one) => heard.push(one),
    );
    await notes.begin(["own"]);
    await notes.told(2, ["own"]);
    expect(notes.unread).toBe(1);
    // What was said before one came is no news.
    expect(heard).toEqual([]);
    all.push(note(3, "other"));
    await notes.told(3, ["own"]);
    await notes.told(3, ["own"]);
    expect(heard.map((each) => each.number)).toEqual([3]);
    expect(notes.unread).toBe(2);
    expect(asked).toEqual(["/api/matches/m/notes?after=0", "/api/matches/m/notes?after=2"]);
    notes.look(true);
    all.push(note(4, "other"));
    await notes.told(4, ["own"]);
    expect(notes.unread).toBe(0);
    expect(notes.list.map((each) => each.number)).toEqual([1, 2, 3, 4]);
  });

  it("are nothing for who only watches", async () => {
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    const notes = new Notes(
      "m",
      () => ({ language: "en", secrets: [] }),
      () => undefined,
    );
    await notes.begin([]);
    await notes.told(2, []);
    expect(fetched).not.toHaveBeenCalled();
  });
});
