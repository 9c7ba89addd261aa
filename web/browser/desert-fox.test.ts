import type { Response } from "playwright-core";
import { expect, test } from "vitest";
import { house } from "./driver/house.ts";
import type { NewMatch, Player } from "./driver/player.ts";
import { AT_THE_FRONTIER } from "./driver/records.ts";

const place = house();

interface Told {
  view?: {
    pieces: { id: string | null; owner: string }[];
    panels: { kind: string; hands?: { side: string; cards: unknown[] }[] }[];
  };
  journal?: { side: string | null; choice?: unknown }[];
}

/** All states that the server has told somebody, as they came over the line. */
function overheard(player: Player): Told[] {
  const told: Told[] = [];
  player.page.on("response", (response: Response) => {
    if (/\/api\/matches\/\w+($|\?|\/moves|\/nonces|\/undo)/.test(response.url())) {
      void response.json().then(
        (state: Told) => told.push(state),
        () => undefined,
      );
    }
  });
  return told;
}

/** The Allies come by the link that the Axis sends. */
async function sitsDown(anna: Player, bob: Player): Promise<void> {
  await bob.opens(await anna.page.locator("[data-link]").inputValue());
  await bob.presses("sit");
  await bob.page.locator("[data-step]").waitFor();
  await bob.settled();
}

async function atTheFrontier(): Promise<{ anna: Player; bob: Player; heard: Told[] }> {
  const anna = await place.player("anna");
  const bob = await place.player("bob");
  const heard = overheard(bob);
  await anna.opensRecord(AT_THE_FRONTIER, "friend");
  await sitsDown(anna, bob);
  await anna.settled();
  return { anna, bob, heard };
}

/** Until both see the same position. */
async function together(anna: Player, bob: Player): Promise<void> {
  await Promise.all([anna.caughtUp(), bob.caughtUp()]);
}

/** Holds cards out and lays them. */
async function lays(player: Player, reals: number, blanks: number): Promise<void> {
  await player.turnsTo("table");
  for (let i = 1; i <= reals; i++) await player.page.locator(`[data-card=card${i}]`).click();
  for (let i = 1; i <= blanks; i++) await player.page.locator(`[data-card=blank${i}]`).click();
  await player.does("lay");
}

/** 5Pz and 104R enter Sidi Omar in a convergence around Fort Capuzzo. */
async function engages(anna: Player): Promise<void> {
  await lays(anna, 2, 1);
  await anna.clicksHex("C12");
  await anna.does("converge");
  await anna.picksFrom("C12", "5Pz");
  await anna.pointsAt("D12");
  expect(await anna.page.locator("[data-plan]").innerText()).toMatch(/It engages.*4\.2c/s);
  await anna.goesTo("D12");
  await anna.sees(() => anna.whereIs("5Pz"), "D12");
  await anna.picksFrom("C12", "104R");
  await anna.goesTo("D12");
  await anna.sees(() => anna.whereIs("104R"), "D12");
  await anna.does("done");
  await anna.does("done");
}

/** Fires, takes hits and so on until the exchange is over; says who fired. */
async function fightsItOut(anna: Player, bob: Player): Promise<string[]> {
  const fired: string[] = [];
  for (;;) {
    await together(anna, bob);
    const step = await anna.step();
    if (step !== "firing" && step !== "losing") return fired;
    const mover = (await anna.prompt()).startsWith("Axis") ? anna : bob;
    const version = await mover.version();
    const unit = (await mover.tiles())[0]!;
    await mover.tile(unit).first().click();
    await mover.settled();
    if (step === "firing") {
      fired.push(unit);
      await mover.button("fire").click();
    }
    await expect.poll(() => mover.version()).toBeGreaterThan(version);
    await mover.settled();
  }
}

test("two people fight a battle on its board, shot by shot, and what was hidden stays hidden", async () => {
  const { anna, bob, heard } = await atTheFrontier();
  const axis = "[data-owner=axis][data-counter]";
  expect(await bob.page.locator(axis).count()).toBeGreaterThan(10);
  expect(await bob.page.locator(`${axis}[data-piece]`).count()).toBe(0);
  expect(await bob.page.locator("[data-hand] [data-side=axis] [data-card]").count()).toBe(0);
  expect(await anna.page.locator("[data-hand] [data-side=axis] [data-card]").count()).toBe(10);

  await engages(anna);
  await together(anna, bob);
  // What was laid is known by number; of the real cards the one that a Normal operation takes has been shown.
  expect(await bob.journal()).toMatch(/Axis: 3 cards laid/);
  expect(await bob.journal()).toMatch(/real card 1 is shown/);
  expect(await bob.journal()).not.toMatch(/5Pz|104R|real card 2/);
  expect(await bob.page.locator(`${axis}[data-piece]`).count()).toBe(0);
  await anna.photographs("desert-fox-entered");

  // The answer may come a day later.
  expect(await bob.prompt()).toMatch(/^Allies: stand, or refuse battle/);
  await bob.reloads();
  await bob.photographs("desert-fox-stand-or-refuse");
  await bob.does("stand-here");
  await together(anna, bob);
  await anna.does("done");
  await together(anna, bob);

  // Both lines face each other, one's own below.
  for (const player of [anna, bob]) {
    const lines = player.page.locator("[data-window=board] [data-line]");
    expect(await lines.last().getAttribute("data-line")).toBe(player === anna ? "axis" : "allies");
    expect(await player.page.locator("[data-line=axis] [data-choose]").count()).toBe(2);
    expect(await player.page.locator("[data-line=allies] [data-choose]").count()).toBe(5);
  }
  // The artillery of who defends fires first (4.3a).
  expect(await bob.tiles()).toEqual(["ArtA"]);
  await bob.tile("ArtA").first().click();
  await bob.settled();
  expect(await bob.page.locator("[data-rank=armour].aimed [data-action=fire]").innerText()).toBe(
    "ArtA at armour: 2 dice, 6 or more hits",
  );
  await bob.photographs("desert-fox-board");
  await bob.page.locator("[data-rank=armour] [data-action=fire]").click();
  await expect.poll(() => anna.page.locator("[data-shot=ArtA] [role=img] > *").count()).toBe(2);
  const fired = await fightsItOut(anna, bob);
  expect(fired).toEqual(expect.arrayContaining(["4Arm", "7SG", "11Ind", "2pdrA"]));
  expect(fired.indexOf("4Arm")).toBeLessThan(fired.indexOf("5Pz"));
  await anna.photographs("desert-fox-after-battle");

  // Who fought is known; nobody else ever was, on the screen or on the line.
  const ids = heard
    .flatMap(({ view }) => view?.pieces ?? [])
    .filter((each) => each.owner === "axis" && each.id);
  expect([...new Set(ids.map((each) => each.id))].sort()).toEqual(["104R", "5Pz"]);
  const hands = heard.flatMap(({ view }) => view?.panels ?? []).flatMap((panel) => panel.hands ?? []);
  expect(hands.filter((hand) => hand.side === "axis" && hand.cards.length)).toEqual([]);
  const moves = heard.flatMap(({ journal }) => journal ?? []).filter((move) => move.side === "axis");
  expect(moves.length).toBeGreaterThan(4);
  expect(moves.filter((move) => move.choice !== undefined)).toEqual([]);
});

test("who refuses battle falls back, and the pursuit is answered after a reload", async () => {
  const { anna, bob } = await atTheFrontier();
  await engages(anna);
  await together(anna, bob);
  await bob.does("refuse-here");
  while ((await bob.step()) === "fleeing") {
    await bob.goesAnywhere();
  }
  await together(anna, bob);
  expect(await anna.prompt()).toMatch(/^Axis: the enemy leaves/);
  await anna.reloads();
  expect(await anna.page.locator("[data-window=choice]").innerText()).toMatch(
    /Who pursues.*the slowest who leaves moves 1/s,
  );
  expect((await anna.offered()).sort()).toEqual(["104R", "5Pz"]);
  await anna.photographs("desert-fox-pursuit");
  await anna.chooses("5Pz");
  await anna.does("done-here");
  await together(anna, bob);
  expect(await bob.journal()).toMatch(/Axis: pursuit, \d, \d, \d hits?/);
  // Neither side has shown its units (6.4c).
  expect(await bob.page.locator("[data-owner=axis][data-piece]").count()).toBe(0);
});

test("what may not be done is told with its rule", async () => {
  const { anna } = await atTheFrontier();
  await lays(anna, 1, 0);
  await anna.clicksHex("B8");
  await anna.does("disperse");
  await anna.picksFrom("B8", "Bologna");
  await anna.clicksHex("D12");
  expect(await anna.refusal()).toMatch(/too far|no such way/i);
  expect(await anna.page.locator("[data-notice=refusal] [data-rule]").count()).toBe(1);
});

/** What a player in a hurry does, whatever is asked. */
async function hurries(player: Player): Promise<void> {
  const before = await player.version();
  const step = await player.step();
  if (step === "setting-up") {
    const waiting = player.page.locator("[data-box=reserve] [data-action=choose]").first();
    const block = await waiting.getAttribute("data-choose");
    if (!(await player.heldIs(block!))) await waiting.click();
    await player.settled();
    await player.goesTo((await player.reachInSight())[0]!);
  } else if (step === "opening") {
    await player.presses("keep-hand");
  } else if (step === "operation") {
    await player.presses("pass");
  } else if (await player.may("done")) {
    await player.presses("done");
  } else {
    const [unit] = await player.tiles();
    await player.tile(unit!).first().click();
  }
  await expect.poll(() => player.version()).toBeGreaterThan(before);
}

test(
  "a whole scenario is played from its set-up to its end by two people",
  { timeout: 600_000 },
  async () => {
    const anna = await place.player("anna");
    const bob = await place.player("bob");
    const begun: NewMatch = {
      game: "desert-fox",
      scenario: "gazala",
      opponent: "friend",
      side: "axis",
      options: ["seldom-early"],
    };
    await anna.begins(begun);
    await sitsDown(anna, bob);
    const steps = new Set<string>();
    for (;;) {
      await together(anna, bob);
      const step = await anna.step();
      steps.add(step);
      if (step === "over") break;
      await hurries((await anna.prompt()).startsWith("Axis") ? anna : bob);
      if (steps.size === 1 && step === "setting-up" && (await bob.places("axis")).length === 24) {
        // Set up and seen, but not what it is.
        expect(await bob.page.locator("[data-owner=axis][data-piece]").count()).toBe(0);
        await bob.photographs("desert-fox-set-up");
      }
    }
    expect([...steps]).toEqual(
      expect.arrayContaining(["setting-up", "opening", "spending", "operation", "challenging", "over"]),
    );
    expect(await anna.turn()).toBe(2);
    await anna.photographs("desert-fox-over");
    const result = anna.page.locator("[data-result]").last();
    expect(["axis", "allies", "draw"]).toContain(await result.getAttribute("data-result"));
  },
);

test("in Chinese the page, the start of a match, prompts, the board and the rules are Chinese", async () => {
  const anna = await place.player("anna");
  await anna.comesHome();
  await anna.speaks("zh");
  expect(await anna.page.locator("html").getAttribute("lang")).toBe("zh");
  const game = anna.page.locator("[data-game=desert-fox]");
  await expect.poll(() => game.innerText()).toContain("利比亞與埃及");
  expect(await game.innerText()).toContain("五分鐘入門");
  await anna.page.locator("[data-new=desert-fox]").click();
  const dialog = anna.page.locator("[data-dialog=new]");
  expect(await dialog.innerText()).toContain("十字軍作戰");
  expect(await dialog.locator("label:has([data-action=option-seldom-early])").innerText()).toMatch(
    /\p{Script=Han}/u,
  );
  await anna.photographs("desert-fox-new-chinese");
  await anna.presses("dismiss");

  await anna.opensRecord(AT_THE_FRONTIER, "screen");
  await anna.takesOver("axis");
  expect(await anna.prompt()).toMatch(/^德方：/);
  await lays(anna, 1, 0);
  await anna.clicksHex("C12");
  await anna.photographs("desert-fox-chinese");
  expect(await anna.page.locator("[data-plan=options]").innerText()).toMatch(/分散[\s\S]*匯流/);
  expect(await anna.journal()).toMatch(/德方/);
  expect(await anna.page.locator("body").innerText()).not.toMatch(/\b(Undo|Journal|Hands|Score|Turn)\b/);
  await anna.opens("/rules/desert-fox");
  await expect.poll(() => anna.page.locator("main, body").first().innerText()).toMatch(/補給線/);
});
