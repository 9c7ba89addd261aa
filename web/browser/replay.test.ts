import { expect, test } from "vitest";
import { house } from "./driver/house.ts";
import type { Player } from "./driver/player.ts";
import { FINISHED } from "./driver/records.ts";

const place = house();

async function move(player: Player): Promise<number> {
  return Number(await player.page.locator("[data-replay]").getAttribute("data-replay"));
}

test("a finished match is looked at move by move, by turn, and shared by a link", async () => {
  const anna = await place.player("anna", { permissions: ["clipboard-read", "clipboard-write"] });
  await anna.opensRecord(FINISHED);
  expect(await move(anna)).toBe(0);
  expect(await anna.counters("allies", "1111")).toBe(0);

  await anna.presses("forward");
  await anna.sees(() => anna.counters("allies", "1111"), 1);
  await anna.presses("back");
  await anna.sees(() => anna.counters("allies", "1111"), 0);
  await anna.presses("last");
  await anna.sees(() => anna.step(), "over");
  await anna.page.locator("[data-action=turn]").selectOption("3");
  await expect.poll(() => anna.turn()).toBe(3);
  await anna.settled();
  const there = await move(anna);
  expect(there).toBeGreaterThan(100);
  await anna.photographs("replay");

  await anna.presses("share");
  const link = await anna.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`at=${there}`);
  const bob = await place.player("bob");
  await bob.opens(link);
  await bob.page.locator("[data-step]").waitFor();
  await bob.settled();
  expect(await move(bob)).toBe(there);
  expect(await bob.places("axis")).toEqual(await anna.places("axis"));

  await anna.page.locator("[data-action=pace]").selectOption("fast");
  await anna.presses("play");
  await expect.poll(() => move(anna)).toBeGreaterThan(there + 1);
  await anna.presses("play");
});

test("all of it is in the page: phases, the course of the score, combats; nothing more is asked", async () => {
  const anna = await place.player("anna");
  await anna.opensRecord(FINISHED);
  const last = Number(await anna.page.locator("[data-action=seek]").getAttribute("max"));
  await expect.poll(() => anna.page.locator("[data-replay]").getAttribute("data-known")).toBe(String(last));
  await anna.settled();
  const asked: string[] = [];
  anna.page.on("request", (request) => asked.push(request.url()));

  await anna.page.locator("[data-action=turn]").selectOption("2");
  await expect.poll(() => anna.turn()).toBe(2);
  const turn = await move(anna);
  await anna.presses("phase-on");
  const phase = await move(anna);
  expect(phase).toBeGreaterThan(turn);
  await anna.presses("forward");
  await anna.presses("phase-back");
  expect(await move(anna)).toBe(phase);
  await anna.presses("course");
  await anna.page.locator("[data-course]").waitFor();
  await anna.page.locator("[data-chart] [data-turn-end='5']").first().click();
  await expect.poll(() => anna.turn()).toBe(5);
  const combats = anna.page.locator("[data-combat]");
  expect(await combats.count()).toBeGreaterThan(10);
  await anna.photographs("course");
  const first = Number(await combats.first().getAttribute("data-combat"));
  await combats.first().click();
  expect(await move(anna)).toBe(first);
  expect(asked).toEqual([]);

  // As one side saw it.
  const unit = anna.page.locator("[data-action=eyes]");
  await anna.presses("first");
  const before = await anna.everything();
  await unit.selectOption("axis");
  await expect.poll(() => anna.everything()).not.toBe(before);
  expect(asked.every((url) => url.includes("/story?"))).toBe(true);
});

test("a link that the browser does not let be copied is not called copied", async () => {
  const anna = await place.player("anna");
  await anna.page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await anna.opensRecord(FINISHED);
  await anna.presses("share");
  expect(await anna.button("share").innerText()).toBe("Copy link");
  expect(await anna.refusal()).toContain("/replay/");
});
