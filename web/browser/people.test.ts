import { expect, test } from "vitest";
import { house } from "./driver/house.ts";

const place = house();

test("two people know each other's names, talk, and one goes on at another device", async () => {
  const anna = await place.player("anna");
  const bob = await place.player("bob");
  await anna.comesHome();
  await anna.page.locator("[data-new=gazala]").click();
  await anna.page.locator("[data-action=opponent-friend]").check();
  await anna.page.locator("[data-action=side-axis]").check();
  await anna.page.locator("[data-action=name]").fill("Ana Maria");
  await anna.presses("begin");
  await anna.page.locator("[data-step]").waitFor();
  const link = await anna.page.locator("[data-link]").inputValue();
  await anna.photographs("named");

  await bob.opens(link);
  await bob.page.getByText("Ana Maria invites you").waitFor();
  await bob.page.locator("[data-action=name]").fill("Bob");
  await bob.photographs("invited by name");
  await bob.presses("sit");
  await bob.page.locator("[data-step]").waitFor();
  await expect.poll(() => anna.prompt()).toContain("Waiting for Bob (Allies).");
  await expect.poll(() => bob.page.title()).toContain("Your decision");
  expect(await anna.page.title()).not.toContain("Your decision");

  // A word, read by the other at once.
  await bob.presses("notes");
  await bob.page.locator("[data-action=note]").fill("Good luck at Bir Hacheim!");
  await bob.presses("send-note");
  await expect.poll(() => bob.page.locator("[data-note]").count()).toBe(1);
  await anna.page.getByText("Bob: Good luck at Bir Hacheim!").last().waitFor();
  await expect.poll(() => anna.page.locator("[data-unread='1']").count()).toBe(1);
  await anna.presses("notes");
  await anna.page.locator("[data-note='1']").waitFor();
  await anna.photographs("notes");
  const carl = await place.player("carl");
  await carl.opens(anna.page.url());
  await carl.page.locator("[data-step]").waitFor();
  expect(await carl.page.locator("[data-action=notes]").count()).toBe(0);

  // The invitation leads its holder to the table, and nobody else anywhere.
  await bob.opens(link);
  await bob.page.locator("[data-step]").waitFor();
  expect(await bob.prompt()).toContain("Allies: set up");
  await carl.opens(link);
  await carl.page.getByText("This invitation has been used").waitFor();

  // Bob goes on at his tablet.
  await bob.presses("menu");
  await bob.presses("move-seat");
  const way = await bob.page.locator("[data-link=seat]").inputValue();
  await bob.photographs("seat link");
  const tablet = await place.player("tablet");
  await tablet.opens(way);
  await tablet.page.getByText("Your seat moves here").waitFor();
  await tablet.photographs("seat here");
  await tablet.presses("sit");
  await tablet.page.locator("[data-step]").waitFor();
  await tablet.settled();
  await tablet.moves("XIII", "1205");
  await expect.poll(() => anna.counters("allies", "1205")).toBe(2);
  await bob.page.getByText("Your seat has moved to another device").last().waitFor();
  expect(await bob.prompt()).toContain("You are watching this match.");

  await anna.comesHome();
  await expect.poll(() => anna.page.locator("[data-seat-of]").textContent()).toBe("Axis, against Bob");
  await anna.photographs("my matches");
  await bob.comesHome();
  await bob.page.getByText("your seat is on another device").waitFor();
});

test("a match against the computer is saved and goes on elsewhere, without what is hidden", async () => {
  const anna = await place.player("anna");
  await anna.begins({ opponent: "computer", side: "axis" });
  await expect.poll(() => anna.prompt()).toContain("Axis: set up");
  await anna.moves("PiGer", "0607");
  await anna.presses("menu");
  const [download] = await Promise.all([
    anna.page.waitForEvent("download"),
    anna.page.locator("[data-action=record]").click(),
  ]);
  const file = await download.path();
  const bob = await place.player("bob");
  await bob.comesHome();
  await bob.page.locator("[data-action=open-record]").setInputFiles(file);
  await bob.page.locator("[data-dialog=new]").waitFor();
  expect(await bob.page.locator("[data-action=opponent-computer]").isChecked()).toBe(true);
  await bob.presses("begin");
  await bob.page.locator("[data-step]").waitFor();
  await bob.settled();
  expect(await bob.prompt()).toContain("Axis: set up");
  expect(await bob.whereIs("PiGer")).toBe("0607");
});
