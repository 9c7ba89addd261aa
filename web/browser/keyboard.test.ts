import { expect, test } from "vitest";
import { house } from "./driver/house.ts";
import type { Player } from "./driver/player.ts";

const place = house();

/** Presses Tab until what has the focus answers to an action. */
async function tabsTo(player: Player, action: string): Promise<void> {
  const focused = () =>
    player.page.evaluate(() => {
      const { action, new: game } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
      return game ? `${action} ${game}` : action;
    });
  for (let presses = 0; (await focused()) !== action; presses++) {
    expect(presses, `Tab leads to ${action}`).toBeLessThan(40);
    await player.types("Tab");
  }
}

/** Moves the cursor with the arrows until it stands where the unit in the hand may go. */
async function steersTo(player: Player, ...arrows: string[]): Promise<string> {
  const reach = await player.reach();
  for (let presses = 0; ; presses++) {
    const cursor = await player.cursor();
    if (reach.includes(cursor)) {
      return cursor;
    }
    expect(presses, "the arrows lead to a hex in reach").toBeLessThan(40);
    await player.types(arrows[presses % arrows.length]!);
  }
}

/** Draws a route of one's own with the arrows and Space, hex by hex, around a corner. */
async function draws(player: Player): Promise<{ unit: string; hexes: string[] }> {
  const unit = (await player.picked())[0]!;
  const reach = await player.reach();
  const hexes = [await player.cursor()];
  for (const [arrow, back] of [
    ["ArrowDown", "ArrowUp"],
    ["ArrowLeft", "ArrowRight"],
    ["ArrowUp", "ArrowDown"],
  ] as const) {
    await player.types(arrow);
    const cursor = await player.cursor();
    if (reach.includes(cursor) && !hexes.includes(cursor)) {
      hexes.push(cursor);
      await player.types(" ");
    } else {
      await player.types(back);
    }
  }
  expect(hexes.length).toBeGreaterThan(2);
  expect(await player.button("route-go").isEnabled()).toBe(true);
  return { unit, hexes };
}

test("a match is begun, a unit is moved and the phase ended without the mouse", async () => {
  const anna = await place.player("anna");
  await anna.comesHome();
  await tabsTo(anna, "new gazala");
  await anna.types("Enter");
  await tabsTo(anna, "begin");
  await anna.types("Enter");
  await expect.poll(() => anna.prompt()).toContain("Axis: set up");
  await anna.settled();

  for (let unit = 0; unit < 2; unit++) {
    await anna.types("n");
    await steersTo(anna, "ArrowLeft", "ArrowUp", "ArrowLeft");
    await anna.types("Enter");
  }
  await expect.poll(() => anna.step()).toBe("moving");
  await anna.settled();

  await anna.types("n");
  const unit = (await anna.picked())[0]!;
  const from = await anna.whereIs(unit);
  expect(await anna.cursor()).toBe(from);
  const to = await steersTo(anna, "ArrowUp", "ArrowLeft", "ArrowDown");
  await anna.photographs("keyboard");
  await anna.types("Enter");
  await anna.sees(() => anna.whereIs(unit), to);

  await anna.types("u");
  await anna.sees(() => anna.whereIs(unit), from);
  await anna.types("n");
  const route = await draws(anna);
  await anna.photographs("route");
  await anna.types("Enter");
  await anna.sees(() => anna.whereIs(route.unit), route.hexes.at(-1)!);
  expect(await anna.asks((state) => state.journal.at(-1)!.move)).toBe(
    `${route.unit} ${route.hexes.join("-")}`,
  );

  await anna.types("e");
  await anna.sees(() => anna.step(), "fighting");
  await anna.types("?");
  await anna.photographs("keys");
});

/** Where hexes are on the screen or beyond it, to steer by. */
async function spots(player: Player, selector: string): Promise<{ hex: string; x: number; y: number }[]> {
  return player.page.locator(selector).evaluateAll((found) =>
    found.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return { hex: each.getAttribute("data-hex")!, x: x + width / 2, y: y + height / 2 };
    }),
  );
}

/** Steers the cursor with the arrows to the nearest hex of a kind; says whether there is one. */
async function steersToAny(player: Player, selector: string): Promise<boolean> {
  for (let presses = 0; presses < 60; presses++) {
    const goals = await spots(player, selector);
    if (!goals.length) {
      return false;
    }
    const [from] = await spots(player, "[data-cursor]");
    if (!from) {
      await player.types("ArrowRight");
      continue;
    }
    const away = (goal: { x: number; y: number }) => Math.hypot(goal.x - from.x, goal.y - from.y);
    const goal = goals.sort((a, b) => away(a) - away(b))[0]!;
    if (goal.hex === from.hex) {
      return true;
    }
    const [dx, dy] = [goal.x - from.x, goal.y - from.y];
    const across = Math.abs(dx) > Math.abs(dy) * 0.8;
    await player.types(across ? (dx > 0 ? "ArrowRight" : "ArrowLeft") : dy > 0 ? "ArrowDown" : "ArrowUp");
  }
  throw new Error(`the arrows do not lead to ${selector}`);
}

/** One decision by keyboard: the next unit goes or is touched, a target is attacked, or one is done. */
async function decides(player: Player, acts: boolean): Promise<void> {
  const before = await player.version();
  const moved = async () => {
    await player.settled();
    // A question has the keyboard: Enter is the answer that is proposed.
    if (await player.page.locator("[data-ask]").isVisible()) {
      await player.types("Enter");
      await player.settled();
    }
    return (await player.version()) !== before;
  };
  const acted = async () => {
    await player.types("n");
    await player.settled();
    const picked = (await player.page.locator("[data-plan]").count()) > 0;
    if (!picked || (await steersToAny(player, "[data-hex][data-reach]"))) {
      await player.types("Enter");
      if (await moved()) return true;
    }
    await player.types("Escape");
    return false;
  };
  if (acts && (await acted())) return;
  await player.types("e");
  if (await moved()) return;
  if (!acts && (await acted())) return;
  if (await steersToAny(player, '[data-hex][data-target="near"]')) {
    await player.types("Enter");
    if (await moved()) return;
  }
  await tabsTo(player, "cancel");
  await player.types("Enter");
  expect(await moved(), `${await player.prompt()} is answered by keyboard`).toBe(true);
}

/** Keeps all that is said, also what the page has let go again. */
async function listens(player: Player): Promise<void> {
  await player.page.evaluate(() => {
    const log = document.querySelector("[data-spoken=log]")!;
    const heard = [...log.children].map((line) => line.textContent!);
    new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) =>
        addedNodes.forEach((line) => line instanceof HTMLLIElement && heard.push(line.textContent!)),
      ),
    ).observe(log, { childList: true });
    Object.assign(window, { heard });
  });
}

const heardBy = (player: Player) =>
  player.page.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** Some minutes: played where somebody asks for it. */
test.runIf(process.env["KESSEL_CAMPAIGN"])(
  "a whole game of Diadem is played by keyboard alone",
  { timeout: 1_800_000 },
  async () => {
    const anna = await place.player("anna", {}, { pace: "at-once" });
    await anna.comesHome();
    await tabsTo(anna, "new diadem");
    await anna.types("Enter");
    await tabsTo(anna, "begin");
    await anna.types("Enter");
    await anna.page.locator("[data-step]").waitFor();
    const before = (await anna.told()).length;
    await listens(anna);
    const steps = new Set<string>();
    let moves = 0;
    let phase = "";
    while ((await anna.step()) !== "over") {
      await anna.settled();
      if (await anna.page.locator("[data-handover]").isVisible()) {
        await anna.types("Enter");
        continue;
      }
      // The enemy takes their time.
      if (!/^Allies: /.test(await anna.prompt())) {
        await anna.page.waitForTimeout(100);
        continue;
      }
      const step = await anna.step();
      const now = `${await anna.turn()} ${await anna.prompt()}`;
      moves = now === phase ? moves + 1 : 0;
      phase = now;
      steps.add(step);
      // A few units do something, then one is done, unless more is asked; attacks are gathered only as far as they must be.
      const isAttack = ["fighting", "gathering"].includes(step);
      await decides(anna, !isAttack && moves < 3);
    }
    expect([...steps]).toEqual(expect.arrayContaining(["placing", "moving", "fighting", "gathering"]));
    expect(await anna.turn()).toBe(7);
    await anna.settled();
    // Who only heard it knows what happened, and in which order.
    const heard = await heardBy(anna);
    let at = 0;
    for (const { text } of (await anna.told()).slice(before)) {
      const next = heard.indexOf(text, at);
      expect(next, `"${text}" is heard after line ${at} of ${heard.length}`).toBeGreaterThanOrEqual(at);
      at = next + 1;
    }
  },
);
