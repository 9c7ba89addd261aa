import { describe, expect, it } from "vitest";
import { shown, type Card } from "../src/lesson/script";
import { parse } from "../src/router.svelte";

const card = (waits: Card["waits"]): Card => ({ says: waits, waits });
const CARDS = [card("reading"), card("move"), card("refusal"), card("move"), card("answer"), card("reading")];

describe("a lesson", () => {
  it("shows the card that the match has come to", () => {
    expect(shown(CARDS, 0, 0)).toBe(0);
    expect(shown(CARDS, 2, 0)).toBe(2);
    expect(shown(CARDS, 4, 0)).toBe(4);
  });

  it("passes over what was read, but not over what waits for a move", () => {
    expect(shown(CARDS, 0, 1)).toBe(1);
    expect(shown(CARDS, 2, 3)).toBe(3);
    // A move that was taken back: the card is there again, whatever was read since.
    expect(shown(CARDS, 0, 5)).toBe(1);
    expect(shown(CARDS, 2, 5)).toBe(3);
  });

  it("does not go back to what was read when a move is made early", () => {
    expect(shown(CARDS, 4, 1)).toBe(4);
  });

  it("ends with its last card", () => {
    expect(shown(CARDS, 5, 0)).toBe(5);
    expect(shown(CARDS, 6, 6)).toBe(5);
  });

  it("leads on to the whole game", () => {
    expect(parse("/", "?play=some-game", "")).toEqual({ page: "home", play: "some-game" });
    expect(parse("/", "", "")).toEqual({ page: "home" });
  });
});
