import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { plainBrowser } from "./chrome.ts";
import { Player } from "./player.ts";
import { photograph } from "./pictures.ts";
import { DESK } from "./screens.ts";
import { Server } from "./server.ts";

/** Where the tests of one file take place: a server of its own, and a browser for every player who comes in. */
export class House {
  readonly players: Player[] = [];
  private running: Browser | undefined;
  server!: Server;

  constructor(private readonly games = "") {}

  async open(): Promise<void> {
    [this.server, this.running] = await Promise.all([Server.started(this.games), plainBrowser()]);
  }

  async close(): Promise<void> {
    await this.running?.close();
    await this.server?.stop();
  }

  /**
   * Somebody comes in with an empty browser of their own.
   *
   * @param habits what they have set there before; most do not wait for moves to be shown, and know what cannot be taken back
   */
  async player(
    name: string,
    options: BrowserContextOptions = {},
    habits: Record<string, string> = { pace: "at-once", ask: "off", remind: "off" },
  ): Promise<Player> {
    const context = await this.running!.newContext({
      baseURL: this.server.address,
      viewport: DESK,
      locale: "en-GB",
      reducedMotion: "reduce",
      ...options,
    });
    context.setDefaultTimeout(20_000);
    await context.addInitScript((set) => {
      for (const [what, chosen] of Object.entries(set)) {
        if (localStorage.getItem(`kessel.${what}`) === null) {
          localStorage.setItem(`kessel.${what}`, chosen);
        }
      }
    }, habits);
    const player = new Player(name, await context.newPage(), options.hasTouch);
    this.players.push(player);
    return player;
  }

  async sendHome(): Promise<void> {
    const leaving = this.players.splice(0);
    const complaints = leaving.flatMap((player) => player.complaints);
    await Promise.all(leaving.map((player) => player.page.context().close()));
    if (complaints.length) {
      throw new Error(`the page complained: ${complaints.join("\n")}`);
    }
  }
}

/**
 * The house of a test file, perhaps with further games than those on the shelf, opened before its first test and closed after its last. Of a test that failed, it keeps
 * a picture of what each player saw.
 */
export function house(games = ""): House {
  const place = new House(games);
  beforeAll(() => place.open());
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") {
      for (const player of place.players) {
        await photograph(player.page, `failed, ${task.name}, ${player.name}`);
      }
    }
    await place.sendHome();
  });
  afterAll(() => place.close());
  return place;
}
