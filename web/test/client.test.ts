import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refused } from "../src/api/client";

const caller = { language: "en", secrets: [] };

function busy(retryAfter?: string): Response {
  const headers: Record<string, string> = retryAfter ? { "Retry-After": retryAfter } : {};
  return new Response(JSON.stringify({ error: "its hands full" }), { status: 503, headers });
}

describe("A server with its hands full", () => {
  const answers: Response[] = [];
  let asked: string[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    answers.length = 0;
    vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
      asked.push(init.method!);
      return Promise.resolve(answers.shift() ?? new Response("[]"));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is asked again when it says so", async () => {
    answers.push(busy("5"), busy("5"));
    const games = api.games(caller);
    await vi.advanceTimersByTimeAsync(4900);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(15000);
    await expect(games).resolves.toEqual([]);
    expect(asked).toHaveLength(3);
  });

  it("is not asked for ever", async () => {
    answers.push(...Array.from({ length: 9 }, () => busy("5")));
    const games = api.games(caller).catch((failure: unknown) => failure);
    await vi.advanceTimersByTimeAsync(60000);
    expect(await games).toBeInstanceOf(Refused);
    expect(asked).toHaveLength(4);
  });

  it("is left alone where it does not say when, or when only in an hour", async () => {
    answers.push(busy(), busy("3600"));
    await expect(api.games(caller)).rejects.toBeInstanceOf(Refused);
    await expect(api.games(caller)).rejects.toBeInstanceOf(Refused);
    expect(asked).toHaveLength(2);
  });

  it("is sent no change twice", async () => {
    answers.push(busy("5"));
    const sent = api.undo(caller, { id: "m", version: 1, moveCount: 1 }).catch((failure: unknown) => failure);
    await vi.advanceTimersByTimeAsync(60000);
    expect(await sent).toBeInstanceOf(Refused);
    expect(asked).toEqual(["POST"]);
  });
});
