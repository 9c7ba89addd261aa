import { afterEach, expect, it, vi } from "vitest";
import { pagesOf } from "../src/rules/pages";

afterEach(() => vi.unstubAllGlobals());

it("offers only the pages that somebody has written, and asks again after a failure", async () => {
  const answers = [
    () => Promise.reject(new TypeError("no network")),
    () =>
      Promise.resolve(
        new Response(
          JSON.stringify([
            { id: "told", pages: ["primer", "notes"] },
            { id: "bare", pages: [] },
          ]),
        ),
      ),
  ];
  vi.stubGlobal("fetch", () => answers.shift()!());
  expect(await pagesOf("told")).toEqual([]);
  expect(await pagesOf("told")).toEqual(["primer", "notes"]);
  expect(await pagesOf("bare")).toEqual([]);
  expect(await pagesOf("unknown")).toEqual([]);
});
