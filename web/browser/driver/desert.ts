import { expect } from "vitest";
import type { Player } from "./player.ts";

/** How eagerly somebody plays: operations in a month, by month; after that they pass. */
export interface Temper {
  operations: number;
  /** Every so many new battlefields are refused. */
  refuses: number;
  /** Only every so many months anything is done at all: the others are passed through. */
  every: number;
}

/** Rows are letters from the north, columns numbers from the west; rows B, D, F ... lie half a hex further east. */
function apart(a: string, b: string): number {
  const cube = (label: string) => {
    const row = label.charCodeAt(0) - 65;
    const x = Number(label.slice(1)) - 1 - (row - (row & 1)) / 2;
    return [x, row, -x - row] as const;
  };
  const [one, other] = [cube(a), cube(b)];
  return Math.max(...one.map((value, i) => Math.abs(value - other[i]!)));
}

/** The highway from one base to the other: whoever is set up here has supply behind them. */
const HIGHWAY = (
  "G1 G2 F2 E3 D2 C2 B2 B3 A4 A5 A6 A7 B7 B8 B9 B10 B11 B12 C13 C14 C15 C16 C17 D17 D18 D19 D20 D21 C22 " +
  "C12"
).split(" ");

/** One side of Desert Fox, led by somebody who looks for a fight and does all of it by clicks. */
export class Commander {
  /** What was answered so far, by question. */
  readonly answered = new Map<string, number>();
  private readonly enemy: string;
  private set = 0;
  private month = -1;
  private operations = 0;
  private marched = 0;

  constructor(
    readonly player: Player,
    readonly side: "axis" | "allies",
    private readonly temper: Temper,
  ) {
    this.enemy = side === "axis" ? "allies" : "axis";
  }

  /** One decision, made with what the page offers. */
  async decides(): Promise<void> {
    const { player } = this;
    const before = await player.version();
    const step = await player.step();
    this.answered.set(step, (this.answered.get(step) ?? 0) + 1);
    await this.answers(step);
    await expect.poll(() => player.version(), { message: `nothing came of ${step}` }).toBeGreaterThan(before);
    await player.settled();
  }

  private async answers(step: string): Promise<void> {
    const { player } = this;
    switch (step) {
      case "setting-up":
        return this.setsUp();
      case "opening":
        return player.presses(this.side === "axis" ? "keep-hand" : "redraw");
      case "operation":
        return this.operates();
      case "moving":
        return this.moves();
      case "marching":
        return this.marches();
      case "refusing": {
        const may = await player.may("refuse-here");
        const wants = this.answered.get("refusing")! % this.temper.refuses === 0;
        return player.presses(may && wants ? "refuse-here" : "stand-here");
      }
      case "fleeing":
        await player.goesAnywhere();
        return;
      case "pursuing": {
        const [first] = await player.offered();
        return first
          ? player.chooses(first)
          : player.presses((await player.may("done")) ? "done" : "done-here");
      }
      case "naming": {
        const [doubled] = (await player.may("double-here")) ? ["double-here"] : [];
        const wants = doubled && this.answered.get("naming")! % 2 === 0;
        return player.presses(wants ? doubled : (await player.may("done-here")) ? "done-here" : "done");
      }
      case "choosing":
        return player.presses("fight-here");
      case "spending":
        return this.spends();
      case "challenging":
      case "answering":
        return this.bids();
      case "firing":
        return this.fires();
      default:
        return this.touchesFirst();
    }
  }

  private async touchesFirst(): Promise<void> {
    const { player } = this;
    const [unit] = await player.tiles();
    if (unit) {
      await player.tile(unit).first().click();
    } else {
      await player.presses((await player.may("done-here")) ? "done-here" : "done");
    }
    await player.settled();
  }

  private async fires(): Promise<void> {
    const { player } = this;
    const [unit] = await player.tiles();
    if (!unit) {
      await player.presses("done-here");
      return;
    }
    await player.tile(unit).first().click();
    await player.settled();
    await player.button("fire").click();
  }

  /** On the highway where that is allowed, spread over the six foremost hexes of it. */
  private async setsUp(): Promise<void> {
    const { player } = this;
    await player.page.locator("[data-box=reserve] [data-action=choose]").first().click();
    await player.settled();
    const reach = await player.reach();
    const foes = await player.places(this.enemy);
    const road = HIGHWAY.filter((hex) => reach.includes(hex));
    const order = this.side === "axis" ? road.reverse() : road;
    const best = (order.length ? order : reach).slice(0, 6);
    if (foes.length && order.length > 6) {
      const near = (hex: string) => Math.min(...foes.map((foe) => apart(hex, foe)));
      best.splice(0, 6, ...[...order].sort((a, b) => near(a) - near(b)).slice(0, 6));
    }
    await player.goesTo(best[this.set++ % best.length]!);
  }

  private async isQuiet(): Promise<boolean> {
    return ((await this.player.turn()) - 1) % this.temper.every !== 0;
  }

  private async operates(): Promise<void> {
    const { player } = this;
    const month = await player.turn();
    if (month !== this.month) {
      this.month = month;
      this.operations = 0;
    }
    const cards = await this.cards();
    const reals = cards.filter((card) => card.startsWith("card"));
    const blanks = cards.filter((card) => card.startsWith("blank"));
    const foes = await player.places(this.enemy);
    const quiet = await this.isQuiet();
    if (quiet || this.operations >= this.temper.operations || !reals.length || !foes.length) {
      await player.presses("pass");
      return;
    }
    this.operations++;
    const laid = reals.slice(0, 1 + ((this.operations + month) % 3));
    for (const card of [...laid, ...blanks.slice(0, this.operations % 2)]) {
      await player.page.locator(`[data-card=${card}]`).click();
      await player.settled();
      // A card that cannot be combined with any other is laid at a touch.
      if ((await player.step()) !== "operation") return;
    }
    await player.presses("lay");
  }

  private async cards(): Promise<string[]> {
    await this.player.turnsTo("table");
    return this.player.page
      .locator(`[data-hand] [data-side=${this.side}] [data-card]`)
      .evaluateAll((all) => all.map((each) => each.getAttribute("data-card")!));
  }

  /** From where somebody is nearest to the enemy and not among them yet; every third move comes together there. */
  private async moves(): Promise<void> {
    const { player } = this;
    this.marched = 0;
    const foes = await player.places(this.enemy);
    const free = await player.may("done");
    // Who has to leave an enemy's fortress is among the enemy (8.1i).
    const own = [...new Set(await this.places(true))].filter((hex) => foes.includes(hex) !== free);
    const near = (hex: string) => Math.min(...foes.map((foe) => apart(hex, foe)));
    own.sort((a, b) => near(a) - near(b));
    const withdraws = /withdraw/.test(await player.prompt());
    if (withdraws && free && (this.answered.get("moving")! % 2 === 0 || (await this.isQuiet()))) {
      await player.presses("done");
      return;
    }
    const rommel = await player.may("rommel");
    for (const hex of rommel || !foes.length ? [] : own.slice(0, 3)) {
      await player.clicksHex(hex);
      // Where a hex means one thing only, it is done at a touch.
      if ((await player.step()) !== "moving") return;
      const kind = this.answered.get("moving")! % 3 === 0 ? "converge" : "disperse";
      if (await player.may(kind)) {
        await player.presses(kind);
        return;
      }
      await player.types("Escape");
    }
    if (rommel && this.answered.get("moving")! % 4 === 1) {
      await player.presses("rommel");
      return;
    }
    for (const hex of foes.length ? own.slice(0, 3) : []) {
      await player.clicksHex(hex);
      if ((await player.step()) !== "moving") return;
      if (await player.may("disperse")) {
        await player.presses("disperse");
        return;
      }
      await player.types("Escape");
    }
    await player.presses("done");
  }

  /** The hexes of this side's counters; those that stand, or all. */
  private async places(standing: boolean): Promise<string[]> {
    return this.player.page
      .locator(`[data-owner=${this.side}][data-at]`)
      .evaluateAll(
        (all, up) =>
          all
            .filter((each) => !up || !/disrupted/.test(each.getAttribute("data-states") ?? ""))
            .map((each) => each.getAttribute("data-at")!),
        standing,
      );
  }

  /** Two or three units go: into the enemy if they can, else nearer to them; the rest stays. */
  private async marches(): Promise<void> {
    const { player } = this;
    const foes = await player.places(this.enemy);
    const able = (await player.able()).slice(0, 4);
    const withdraws = await player.may("pass");
    const compelled = !withdraws && !(await player.may("done"));
    for (const unit of compelled || (withdraws && this.marched < 3) ? able : []) {
      await this.takes(unit, await player.whereIs(unit));
      const [goal] = await player.reach();
      if (goal) {
        this.marched++;
        await player.goesTo(goal);
        return;
      }
      await player.types("Escape");
    }
    for (const unit of foes.length && this.marched < 3 && !withdraws && !compelled ? able : []) {
      const from = await player.whereIs(unit);
      if (!(await this.takes(unit, from))) continue;
      const reach = await player.reach();
      const contacts = await player.contacts();
      const near = (hex: string) => Math.min(...foes.map((foe) => apart(hex, foe)));
      const nearer = reach.filter((hex) => near(hex) < near(from)).sort((a, b) => near(a) - near(b));
      const goal = contacts.find((hex) => foes.includes(hex)) ?? nearer[0];
      if (goal) {
        this.marched++;
        await player.goesTo(goal);
        return;
      }
      await player.types("Escape");
    }
    await player.presses((await player.may("done")) ? "done" : "pass");
  }

  private async takes(unit: string, from: string): Promise<boolean> {
    const { player } = this;
    if ((await player.page.locator(`[data-at="${from}"]`).count()) > 1) {
      await player.picksFrom(from, unit);
    } else {
      await player.picks(unit);
    }
    return true;
  }

  /** Draws what is due, buys and rebuilds what it can, sends somebody on, then finishes. */
  private async spends(): Promise<void> {
    const { player } = this;
    if (await this.isQuiet()) {
      await player.presses("done");
      return;
    }
    for (const verb of ["draw-card", "malta", "buy"]) {
      if (await player.may(verb)) {
        await player.presses(verb);
        return;
      }
    }
    if (this.answered.get("spending")! % 5 !== 0) {
      for (const unit of (await player.able()).slice(0, 2)) {
        const from = await player.whereIs(unit);
        await this.takes(unit, from);
        if (await player.may("rebuild")) {
          await player.presses("rebuild");
          return;
        }
        const foes = await player.places(this.enemy);
        const near = (hex: string) => Math.min(99, ...foes.map((foe) => apart(hex, foe)));
        const [goal] = (await player.reach())
          .filter((hex) => near(hex) < near(from))
          .sort((a, b) => near(a) - near(b));
        if (goal) {
          await player.goesTo(goal);
          return;
        }
        await player.types("Escape");
      }
    }
    await player.presses("done");
  }

  private async bids(): Promise<void> {
    const { player } = this;
    const cards = await this.cards();
    const bid = player.page.locator("[data-card][data-action=bid]:visible");
    if (this.answered.get("challenging")! % 2 === 1 && cards.length > 3 && (await bid.count())) {
      await bid.first().click();
      await player.settled();
    } else if (await player.may("bid-here")) {
      await player.presses("bid-here");
    } else {
      await player.presses((await player.may("done")) ? "done" : "done-here");
    }
  }
}
