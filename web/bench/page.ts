import { readFileSync } from "node:fs";
import type { CDPSession, Page } from "playwright-core";
import { browser } from "../browser/driver/chrome.ts";
import { EVERYBODY } from "../browser/driver/records.ts";

/** What a gesture looked like: frames a second, the longest wait for one, and what all but a twentieth stayed within, in ms. */
export interface Seen {
  frames: number;
  stall: number;
  usual: number;
}

/** From the click to the picture that shows the move, and how much of that was the server's, in ms: half of the moves took less. */
export interface Answered {
  answer: number;
  server: number;
}

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];
/** A hand turns the wheel and drags about as often as the screen shows a picture. */
const BEAT = 16;
const STEPS = 45;
/** After a gesture the map is drawn anew; that counts as well. */
const AFTERWARDS = 800;
const MOVES = 9;

interface Begun {
  id: string;
  seats: Record<string, { secret: string }>;
}

const pause = (millis: number) => new Promise((over) => setTimeout(over, millis));

/** A match with every counter on the map, both of whose seats are in this browser. */
async function begin(address: string): Promise<Begun> {
  const answer = await fetch(`${address}/api/matches/record`, {
    method: "POST",
    headers: { "Content-Type": "text/plain" },
    body: readFileSync(EVERYBODY, "utf8"),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Begun;
}

async function sitDown(page: Page, address: string, { id, seats }: Begun): Promise<void> {
  const secrets = Object.fromEntries(Object.entries(seats).map(([side, { secret }]) => [side, secret]));
  const match = { id, game: "blitzkrieg", scenario: "campaign", seats: secrets, opened: "2026-01-01" };
  await page.addInitScript((mine) => {
    localStorage.setItem("kessel.matches", JSON.stringify([mine]));
    for (const off of ["ask", "remind"]) localStorage.setItem(`kessel.${off}`, "off");
    localStorage.setItem("kessel.pace", "at-once");
  }, match);
  await page.goto(`${address}/match/${id}`);
  await page.locator("[data-action=handover]").click();
  await page.locator("[data-piece]").first().waitFor();
  await pause(4000);
}

/** Counts frames while something is done, and for a while afterwards. */
async function watch(page: Page, gesture: () => Promise<void>): Promise<Seen> {
  await page.evaluate(() => {
    const times: number[] = [];
    let on = true;
    const frame = (at: number) => {
      times.push(at);
      if (on) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(window, {
      benchEnds: () => {
        on = false;
        return times;
      },
    });
  });
  await gesture();
  await pause(AFTERWARDS);
  const times = await page.evaluate(() => (window as unknown as { benchEnds(): number[] }).benchEnds());
  const gaps = times
    .slice(1)
    .map((at, i) => at - times[i]!)
    .sort((a, b) => a - b);
  const all = times.at(-1)! - times[0]!;
  return {
    frames: (1000 * gaps.length) / all,
    stall: gaps.at(-1)!,
    usual: gaps[Math.ceil(0.95 * gaps.length) - 1]!,
  };
}

/** A hand does not wait for the page: what it does is sent at its own pace. */
async function inTime(steps: number, step: (i: number) => Promise<unknown>): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (let i = 0; i < steps; i++) {
    sent.push(step(i));
    await pause(BEAT);
  }
  await Promise.all(sent);
}

async function gestures(page: Page, line: CDPSession): Promise<Record<string, Seen>> {
  const { x, y, width, height } = (await page.locator("[data-board]").boundingBox())!;
  const middle = { x: x + width * 0.45, y: y + height * 0.5 };
  const wheel = (deltaY: number) =>
    inTime(STEPS, () =>
      line.send("Input.dispatchMouseEvent", { type: "mouseWheel", ...middle, deltaX: 0, deltaY }),
    );
  const hand = (type: "mousePressed" | "mouseMoved" | "mouseReleased", at: { x: number; y: number }) =>
    line.send("Input.dispatchMouseEvent", { type, ...at, button: "left", buttons: 1, clickCount: 1 });
  // Where no counter is: whoever grabs one drags it, and not the map.
  const bare = await page.evaluate(
    ({ left, top, right, bottom }) => {
      for (let y = bottom; y > top; y -= 9) {
        for (let x = left; x < right; x += 9) {
          if (document.elementFromPoint(x, y)?.matches("[data-hex]")) return { x, y };
        }
      }
      throw new Error("the map is full");
    },
    { left: x + 40, top: y + height / 2, right: x + width / 2, bottom: y + height - 40 },
  );
  await page.mouse.move(middle.x, middle.y);
  const seen: Record<string, Seen> = {};
  seen["wheel-in"] = await watch(page, () => wheel(-27));
  const reach = { x: width * 0.4, y: -height * 0.3 };
  seen["pan"] = await watch(page, async () => {
    await hand("mouseMoved", bare);
    await hand("mousePressed", bare);
    const at = (i: number) => ({
      x: bare.x + (reach.x * i) / STEPS,
      y: bare.y + (reach.y * i) / STEPS,
    });
    await inTime(STEPS, (i) => hand("mouseMoved", at(i)));
    await hand("mouseReleased", at(STEPS));
  });
  await page.mouse.move(middle.x, middle.y);
  seen["wheel-out"] = await watch(page, () => wheel(40));
  return seen;
}

/** How long the server has worked on moves so far, by its own clock, in ms. */
async function worked(address: string): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const sum = /^kessel_request_seconds_sum\{method="POST",route="[^"]*\/moves"\} (\S+)$/m.exec(metrics);
  return sum ? 1000 * Number(sum[1]) : 0;
}

/** Moves units of the map one hex, each taken back again. */
async function moves(page: Page, address: string): Promise<Answered> {
  await page.keyboard.press("Escape");
  await page.locator("[data-action=zoom-fit]").click();
  const units = await page
    .locator("[data-piece][data-grab]")
    .evaluateAll((found) => found.map((each) => each.getAttribute("data-piece")!));
  const answers: number[] = [];
  const servers: number[] = [];
  for (const unit of units) {
    if (answers.length === MOVES) break;
    const counter = page.locator(`[data-piece="${unit}"]`);
    const stacked = await counter.evaluate(
      (each) => document.querySelectorAll(`[data-at="${each.getAttribute("data-at")}"]`).length > 1,
    );
    const box = await counter.boundingBox();
    if (stacked || !box) continue;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const goal = await page
      .locator("[data-reach]")
      .first()
      .waitFor({ state: "attached", timeout: 3000 })
      .then(() =>
        page.locator("[data-reach]").evaluateAll((cells) =>
          cells
            .map((cell) => cell.getBoundingClientRect())
            .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
            .find(({ x, y }) => document.elementFromPoint(x, y)?.matches("[data-reach]")),
        ),
      )
      .catch(() => undefined);
    if (!goal) {
      await page.keyboard.press("Escape");
      continue;
    }
    await pause(400);
    await page.evaluate(() => {
      const table = document.querySelector("[data-version]")!;
      const answered = new Promise<number>((done) => {
        let clicked = 0;
        addEventListener("click", (event) => (clicked = event.timeStamp), { capture: true, once: true });
        new MutationObserver((_, self) => {
          self.disconnect();
          // The picture with the move is on the screen when the one after it is begun.
          requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - clicked)));
        }).observe(table, { attributeFilter: ["data-version"] });
      });
      Object.assign(window, { benchAnswer: answered });
    });
    const before = await worked(address);
    await page.mouse.click(goal.x, goal.y);
    answers.push(
      await page.evaluate(() => (window as unknown as { benchAnswer: Promise<number> }).benchAnswer),
    );
    servers.push((await worked(address)) - before);
    await page.locator("[data-action=undo]:not([disabled])").first().click();
    await pause(700);
  }
  if (!answers.length) throw new Error("nobody could move");
  const half = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1]!;
  return { answer: half(answers), server: half(servers) };
}

export async function measure(server: string): Promise<Record<string, Seen | Answered>> {
  const address = new URL(server).origin;
  const measured: Record<string, Seen | Answered> = {};
  const running = await browser();
  try {
    for (const viewport of SCREENS) {
      const context = await running.newContext({ viewport, locale: "en-GB" });
      const page = await context.newPage();
      await sitDown(page, address, await begin(address));
      const line = await context.newCDPSession(page);
      for (const [name, seen] of Object.entries(await gestures(page, line))) {
        measured[`${name}-${viewport.width}`] = seen;
      }
      measured[`move-${viewport.width}`] = await moves(page, address);
      await context.close();
    }
  } finally {
    await running.close();
  }
  return measured;
}
