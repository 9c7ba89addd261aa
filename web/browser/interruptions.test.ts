import { expect, test } from "vitest";
import { house } from "./driver/house.ts";
import { EVE_OF_BATTLE } from "./driver/records.ts";

const place = house();

test("a battle goes on after the page is loaded again and after the server was killed", async () => {
  const anna = await place.player("anna");
  await anna.opensRecord(EVE_OF_BATTLE);
  await anna.takesOver("axis");
  await anna.attacks("1012");
  await anna.chooses("8/15Pz");

  await anna.reloads();
  await anna.takesOverIfAsked();
  expect(await anna.step()).toBe("gathering");
  expect(await anna.fighters()).toEqual(["8/15Pz"]);
  await anna.chooses("66/Trieste");
  const version = await anna.version();

  await place.server.kill();
  await anna.page.locator("[data-notice=line]").waitFor();
  await anna.photographs("line-down");
  await anna.tile("27/Pavia").click();
  await expect.poll(() => anna.page.getByRole("alert").innerText()).toContain("Nothing is lost");
  await place.server.start();
  await anna.page.locator("[data-notice=line]").waitFor({ state: "detached" });
  await anna.settled();
  expect(await anna.version()).toBe(version);
  expect((await anna.fighters()).sort()).toEqual(["66/Trieste", "8/15Pz"]);

  await anna.chooses("27/Pavia");
  await anna.does("declare-here");
  await anna.takesOver("allies");
  expect(await anna.step()).toBe("defending");
  await anna.does("stand-here");
  await anna.seesCombatThrough();
  expect(await anna.step()).toBe("fighting");
});
