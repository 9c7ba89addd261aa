import { fileURLToPath } from "node:url";
import type { Locator, Page, Request } from "playwright-core";
import { expect } from "vitest";
import { photograph } from "./pictures.ts";
import { DESK, TABLET, WIDE } from "./screens.ts";

export interface NewMatch {
  /** Gazala if none is named. */
  game?: string;
  /** The game's first if none is named. */
  scenario?: string;
  opponent: "screen" | "friend" | "computer";
  /** The computer player; the one that the page proposes if none is named. */
  player?: string;
  side?: string;
  options?: string[];
}

/** What of a state the tests read. */
interface State {
  journal: { move: string | null; side: string | null; entries: { text: string }[] }[];
}

/** Somebody at the table: does what a person does with mouse and keys, and reads what is on the screen. */
export class Player {
  /** Errors of the page that no person would see. */
  readonly complaints: string[] = [];
  private readonly asking = new Set<Request>();

  constructor(
    readonly name: string,
    readonly page: Page,
    private readonly byTouch = false,
  ) {
    page.on("pageerror", (error) => this.complaints.push(`${name}: ${error.message}`));
    page.on("request", (request) => {
      if (!request.url().endsWith("/events")) {
        this.asking.add(request);
      }
    });
    page.on("requestfinished", (request) => this.asking.delete(request));
    page.on("requestfailed", (request) => this.asking.delete(request));
  }

  // Coming and going

  async opens(address: string): Promise<void> {
    await this.page.goto(address);
    await this.settled();
  }

  async comesHome(): Promise<void> {
    await this.opens("/");
    await this.page.locator("[data-game=gazala]").waitFor();
    await this.settled();
  }

  async begins(match: NewMatch): Promise<void> {
    await this.comesHome();
    await this.page.locator(`[data-new=${match.game ?? "gazala"}]`).click();
    if (match.scenario) {
      await this.page.locator("[data-action=scenario]").selectOption(match.scenario);
    }
    await this.page.locator(`[data-action=opponent-${match.opponent}]`).check();
    if (match.player) {
      await this.page.locator("[data-action=player]").selectOption(match.player);
    }
    if (match.side) {
      await this.page.locator(`[data-action=side-${match.side}]`).check();
    }
    for (const option of match.options ?? []) {
      await this.page.locator(`[data-action=option-${option}]`).check();
    }
    await this.presses("begin");
    await this.page.locator("[data-step]").waitFor();
    await this.settled();
  }

  /** Opens a record from the home page; if it is not over, against whom it proposes or who is named. */
  async opensRecord(record: URL, opponent?: NewMatch["opponent"]): Promise<void> {
    await this.comesHome();
    const file = fileURLToPath(record);
    await this.page.locator("[data-action=open-record]").setInputFiles(file);
    await this.page.locator("[data-step], [data-dialog=new]").waitFor();
    if (await this.button("begin").isVisible()) {
      if (opponent) await this.page.locator(`[data-action=opponent-${opponent}]`).check();
      await this.presses("begin");
    }
    await this.page.locator("[data-step]").waitFor();
    await this.settled();
  }

  async reloads(): Promise<void> {
    await this.page.reload();
    await this.page.locator("[data-step]").waitFor();
    await this.settled();
  }

  /** Takes the table over where two share it and it is for the other one to go on. */
  async takesOver(side: string): Promise<void> {
    await this.page.locator(`[data-handover=${side}]`).waitFor();
    await this.presses("handover");
  }

  /** The same, if there is anything to take over. */
  async takesOverIfAsked(): Promise<void> {
    if (await this.page.locator("[data-handover]").isVisible()) {
      await this.presses("handover");
    }
  }

  // Hands

  async presses(action: string): Promise<void> {
    await this.button(action).click();
    await this.settled();
  }

  async clicksHex(hex: string, ...modifiers: "Shift"[]): Promise<void> {
    await this.clicksAt(this.page.locator(`[data-hex="${hex}"]`), modifiers);
  }

  /** Points at a hex without clicking. */
  async pointsAt(hex: string): Promise<void> {
    const { x, y } = await this.middleOf(this.page.locator(`[data-hex="${hex}"]`));
    await this.page.mouse.move(x, y, { steps: 3 });
    await this.settled();
  }

  /** Takes a unit into the hand: from the map, out of its stack, or from beside the map. */
  async picks(unit: string): Promise<void> {
    if (!(await this.onMap(unit))) {
      await this.tile(unit).click();
      await this.settled();
      return;
    }
    await this.clicksAt(this.page.locator(`[data-piece="${unit}"]`), []);
    const fanned = this.page.locator(`[data-fan="${unit}"]`);
    if (await fanned.isVisible()) {
      await this.clicksAt(fanned, []);
    }
    expect(await this.picked()).toContain(unit);
  }

  /** Takes a unit into the hand that may lie deep in the stack of a hex. */
  async picksFrom(hex: string, unit: string): Promise<void> {
    const top = this.page.locator(`[data-at="${hex}"]`).last();
    await this.clicksAt(top, []);
    const fanned = this.page.locator(`[data-fan="${unit}"]`);
    await fanned.waitFor();
    await this.clicksAt(fanned, []);
    expect(await this.page.locator("[data-plan]").getAttribute("data-plan")).toBe(unit);
  }

  async moves(unit: string, hex: string): Promise<void> {
    await this.picks(unit);
    await this.goesTo(hex);
    await this.sees(() => this.whereIs(unit), hex);
  }

  /** Puts down there what is in the hand, beside the units that are there. */
  async goesTo(hex: string): Promise<void> {
    const cell = this.page.locator(`[data-hex="${hex}"]`);
    await this.clicksAt(cell, [], await this.bareAt(cell));
    // The first touch of a finger only shows the way.
    if (this.byTouch && (await this.button("go").isVisible())) {
      await this.presses("go");
    }
  }

  /** How far across a hex it lies bare, or under counters that are its own; if it does not, at its edge. */
  private async bareAt(cell: Locator): Promise<number> {
    return cell.evaluate((hex) => {
      const box = hex.getBoundingClientRect();
      const label = hex.getAttribute("data-hex");
      const bare = [0.08, 0.92, 0.15, 0.85, 0.5].find((across) => {
        const top = document.elementFromPoint(box.x + box.width * across, box.y + box.height / 2);
        const counter = top?.closest("[data-at]");
        return counter ? counter.getAttribute("data-at") === label : top === hex;
      });
      return bare ?? 0.08;
    });
  }

  /** Rests a finger on a hex. */
  async rests(hex: string): Promise<void> {
    const { x, y } = await this.middleOf(this.page.locator(`[data-hex="${hex}"]`));
    const line = await this.page.context().newCDPSession(this.page);
    await line.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await this.page.locator("[data-report]").waitFor();
    await line.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await this.settled();
  }

  /** Drags a unit over hexes, and puts it down in the last of them. */
  async drags(unit: string, ...hexes: string[]): Promise<void> {
    const from = await this.middleOf(this.page.locator(`[data-piece="${unit}"]`));
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    for (const hex of hexes) {
      const { x, y } = await this.middleOf(this.page.locator(`[data-hex="${hex}"]`));
      await this.page.mouse.move(x, y, { steps: 4 });
    }
    expect(await this.page.locator("[data-carried]").getAttribute("data-carried")).toBe(unit);
    await this.settled();
    await this.page.mouse.up();
    await this.settled();
  }

  /** Touches a unit in the attack window, or a unit that is to suffer. */
  async chooses(unit: string): Promise<void> {
    const before = await this.version();
    await this.tile(unit).first().click();
    await this.after(before);
  }

  /** Chooses several units, one after another. */
  async choosesAll(...units: string[]): Promise<void> {
    for (const unit of units) {
      await this.chooses(unit);
    }
  }

  async attacks(hex: string): Promise<void> {
    const before = await this.version();
    await this.clicksHex(hex);
    await this.after(before);
    expect(await this.page.locator("[data-window=battle]").getAttribute("data-target")).toBe(hex);
  }

  async does(action: string): Promise<void> {
    const before = await this.version();
    await this.presses(action);
    await this.after(before);
  }

  async types(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      await this.settled();
    }
  }

  // Combat, as far as it goes by itself

  /** Sees a combat through to its end, whatever the dice say: takes the first choice of each. */
  async seesCombatThrough(): Promise<void> {
    for (;;) {
      await this.takesOverIfAsked();
      const step = await this.step();
      if (step === "defending") {
        await this.does("stand-here");
      } else if (step === "sacrificing" && (await this.may("enough"))) {
        await this.does("enough");
      } else if (step === "losing" || step === "sacrificing") {
        await this.chooses((await this.choices())[0]!);
      } else if (step === "retreating" || step === "displacing") {
        await this.goesAnywhere();
      } else if (step === "advancing") {
        await this.does("halt");
      } else {
        return;
      }
    }
  }

  /** Takes a unit that has to go, and goes where it may. */
  async goesAnywhere(): Promise<{ unit: string; from: string; to: string }> {
    const unit = (await this.picked())[0] ?? (await this.able())[0]!;
    const from = await this.whereIs(unit);
    if (!(await this.picked()).includes(unit)) {
      await this.picks(unit);
    }
    const before = await this.version();
    const to = (await this.reach())[0] ?? (await this.exits())[0]!;
    await (to.includes("-") ? this.leaves(to) : this.goesTo(to));
    await this.after(before);
    return { unit, from, to };
  }

  /** Takes a unit that can leave the map over a wanted edge into the hand, and says by which exit. */
  async findsExit(wanted: (exit: string) => boolean): Promise<{ unit: string; exit: string }> {
    for (const unit of await this.able()) {
      await this.picks(unit);
      const exit = (await this.exits()).find(wanted);
      if (exit) {
        return { unit, exit };
      }
      await this.types("Escape");
    }
    throw new Error("nobody can leave");
  }

  /** Takes the keyboard's cursor to a hex. */
  async walksTo(goal: string): Promise<void> {
    const at = await this.cursor();
    const [dx, dy] = [0, 2].map((i) => Number(goal.slice(i, i + 2)) - Number(at.slice(i, i + 2))) as [
      number,
      number,
    ];
    for (let i = 0; i < Math.abs(dy); i++) await this.types(dy > 0 ? "ArrowDown" : "ArrowUp");
    for (let i = 0; i < Math.abs(dx); i++) await this.types(dx > 0 ? "ArrowRight" : "ArrowLeft");
    expect(await this.cursor()).toBe(goal);
  }

  /** Touches a unit on the map. */
  async touches(unit: string): Promise<void> {
    await this.clicksAt(this.page.locator(`[data-piece="${unit}"]`), []);
    const fanned = this.page.locator(`[data-fan="${unit}"]`);
    if (await fanned.isVisible()) await this.clicksAt(fanned, []);
  }

  /** Leaves the map with what is in the hand: points at the exit, and confirms it. */
  async leaves(exit: string): Promise<void> {
    const before = await this.version();
    await this.clicksAt(this.page.locator(`[data-exit="${exit}"]`), []);
    await this.presses("leave");
    await this.after(before);
  }

  /** Moves one of the first units that can to a hex that is wanted; says whether one could. */
  async movesSomewhere(wanted: (hex: string) => boolean): Promise<boolean> {
    for (const unit of [...(await this.able()).slice(0, 8), ...(await this.arriving()).slice(0, 8)]) {
      await this.picks(unit);
      const hex = (await this.reach()).find(wanted);
      if (hex) {
        const before = await this.version();
        await this.goesTo(hex);
        await this.after(before);
        return true;
      }
      await this.types("Escape");
    }
    return false;
  }

  /** Reinforcements of this turn. */
  async arriving(): Promise<string[]> {
    return this.all(`[data-due="${await this.turn()}"] [data-action=choose]`, "data-choose");
  }

  /** A unit that may be taken into the hand and has its hex for itself. */
  async alone(): Promise<string> {
    for (const unit of await this.able()) {
      const hex = await this.whereIs(unit);
      if ((await this.page.locator(`[data-at="${hex}"]`).count()) === 1) {
        return unit;
      }
    }
    throw new Error("all units stand in stacks");
  }

  /** Declares an attack with all who can join, on the first hex not tried before where anybody can. */
  async attacksSomewhere(tried = new Set<string>()): Promise<void> {
    for (;;) {
      const target = (await this.targets()).find((hex) => !tried.has(hex));
      expect(target, "a target for those who must attack").toBeDefined();
      tried.add(target!);
      await this.attacks(target!);
      for (const unit of await this.choices()) {
        if ((await this.choices()).includes(unit)) await this.chooses(unit);
      }
      if (await this.may("declare-here")) {
        await this.does("declare-here");
        return;
      }
      await this.does("undo");
    }
  }

  /** Ends the phase, and makes the attacks first without which that is not allowed. */
  async endsPhase(): Promise<void> {
    const before = await this.version();
    const tried = new Set<string>();
    while (!(await this.mayEnd())) {
      await this.attacksSomewhere(tried);
      await this.seesCombatThrough();
      await this.takesOverIfAsked();
    }
    await this.presses("end");
    await this.after(before);
  }

  /** Sets up all that is free, anywhere that is allowed. */
  async setsUp(): Promise<void> {
    while ((await this.step()) === "placing" && !(await this.page.locator("[data-handover]").isVisible())) {
      const before = await this.version();
      const free = this.page.locator("[data-box=free] [data-action=choose]").first();
      const unit = await free.getAttribute("data-choose");
      if (!(await this.heldIs(unit!))) await free.click();
      await this.settled();
      await this.goesTo((await this.reach())[0]!);
      await this.after(before);
    }
  }

  /** Whether a unit beside the map is in the hand: there is no counter on the map to show it. */
  async heldIs(unit: string): Promise<boolean> {
    return (await this.page.locator("[data-plan]").count())
      ? (await this.page.locator("[data-plan]").getAttribute("data-plan")) === unit
      : false;
  }

  /** What a state of the match says, as the server tells this browser. */
  async asks<T>(look: (state: State) => T): Promise<T> {
    return look((await this.reads("")) as State);
  }

  /** What the server tells this browser of its match. */
  async reads(path: string): Promise<unknown> {
    return this.page.evaluate(async (below) => {
      const id = location.pathname.split("/").at(-1);
      const kept = JSON.parse(localStorage.getItem("kessel.matches") ?? "[]") as {
        id: string;
        seats: Record<string, string>;
      }[];
      const secrets = Object.values(kept.find((each) => each.id === id)?.seats ?? {});
      const answer = await fetch(`/api/matches/${id}${below}`, {
        headers: { Authorization: `Seat ${secrets.join(",")}` },
      });
      return (await answer.json()) as unknown;
    }, path);
  }

  /** What the journal tells this browser, line by line, and whose move each line belongs to. */
  async told(): Promise<{ side: string | null; text: string }[]> {
    return this.asks(({ journal }) =>
      journal.flatMap(({ side, entries }) => entries.map(({ text }) => ({ side, text }))),
    );
  }

  /** Looks at a part of the panel. */
  async turnsTo(tab: "table" | "journal" | "units" | "map"): Promise<void> {
    const button = this.button(`panel-${tab}`);
    if ((await button.getAttribute("aria-selected")) !== "true") {
      await button.click();
    }
  }

  async speaks(language: "en" | "it" | "pt" | "zh"): Promise<void> {
    await this.page.locator("[data-action=language]:visible").selectOption(language);
    await this.settled();
  }

  // Eyes

  async step(): Promise<string> {
    return (await this.page.locator("[data-step]").getAttribute("data-step")) ?? "";
  }

  async turn(): Promise<number> {
    return Number(await this.page.locator("[data-turn]").getAttribute("data-turn"));
  }

  async version(): Promise<number> {
    return Number(await this.page.locator("[data-version]").getAttribute("data-version"));
  }

  async prompt(): Promise<string> {
    return (await this.page.locator("[data-prompt]").innerText()).trim();
  }

  async journal(): Promise<string> {
    await this.turnsTo("journal");
    return this.page.locator("[data-journal]").innerText();
  }

  async whereIs(unit: string): Promise<string> {
    const counter = this.page.locator(`[data-piece="${unit}"]`);
    return (await counter.count()) ? ((await counter.first().getAttribute("data-at")) ?? "") : "";
  }

  async onMap(unit: string): Promise<boolean> {
    return (await this.whereIs(unit)) !== "";
  }

  async picked(): Promise<string[]> {
    return this.all("[data-piece][aria-pressed=true]", "data-piece");
  }

  /** How many units are in the hand, on the map or beside it. */
  async held(): Promise<number> {
    const plan = this.page.locator("[data-plan]");
    return (await plan.count()) ? Number(await plan.getAttribute("data-held")) : 0;
  }

  /** The units that may be taken into the hand. */
  async able(): Promise<string[]> {
    return this.all("[data-piece][data-grab]", "data-piece");
  }

  async mayEnd(): Promise<boolean> {
    return this.page.locator("[data-action=end]").isVisible();
  }

  /** The hexes where the unit in the hand may go. */
  async reach(): Promise<string[]> {
    return this.all("[data-hex][data-reach]", "data-hex");
  }

  /** The lit hexes that lie on the screen, with nothing over them. */
  async reachInSight(): Promise<string[]> {
    return this.page.locator("[data-hex][data-reach]").evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        const there = document.elementFromPoint(x + width / 2, y + height / 2);
        const hex = cell.getAttribute("data-hex");
        return hex && there?.closest("[data-board]") ? [hex] : [];
      }),
    );
  }

  /** Where the unit in the hand may leave the map: "0101-north". */
  async exits(): Promise<string[]> {
    return this.all("[data-exit]", "data-exit");
  }

  /** The hexes where a unit that is looked at comes in. */
  async gates(): Promise<string[]> {
    return this.all("[data-gate]", "data-gate");
  }

  /** The units among which a choice is to be made that belongs to no combat. */
  async offered(): Promise<string[]> {
    return this.all("[data-window=choice] [data-action=choose]", "data-choose");
  }

  /** The hexes that may be attacked. */
  async targets(): Promise<string[]> {
    return this.all("[data-hex][data-target]", "data-hex");
  }

  /** The units that may be chosen in the attack window. */
  async choices(): Promise<string[]> {
    return this.all("[data-window=battle] [data-action=choose]", "data-choose");
  }

  /** The units that may be chosen, wherever they lie beside the map. */
  async tiles(): Promise<string[]> {
    return this.all("[data-choose][data-action=choose]:visible", "data-choose");
  }

  /** What a refusal says. */
  async refusal(): Promise<string> {
    const notice = this.page.locator("[data-notice=refusal]");
    await notice.waitFor();
    return (await notice.locator("p").innerText()).trim();
  }

  /** What the plan of battles finds wrong, if anything. */
  async fault(): Promise<string> {
    const fault = this.page.locator("[data-window=plan] > [data-fault]");
    return (await fault.count()) ? (await fault.innerText()).trim() : "";
  }

  /** Who has to attack or to be attacked and is not yet in the plan. */
  async duties(): Promise<string[]> {
    return this.all("[data-duties=open] [data-duty]", "data-duty");
  }

  /** What the unit in the hand will be obliged to where one points. */
  async entailed(): Promise<string> {
    const card = this.page.locator("[data-entails]");
    return (await card.count()) ? (await card.innerText()).trim() : "";
  }

  /** The hexes in reach where the unit in the hand would be obliged to something. */
  async contacts(): Promise<string[]> {
    return this.all("[data-hex][data-obliges]", "data-hex");
  }

  /** The units that take part in the combat. */
  async fighters(): Promise<string[]> {
    return this.all("[data-window=battle] :is([data-action=show], [data-action=take-out])", "data-choose");
  }

  /** Where the keyboard's cursor stands. */
  async cursor(): Promise<string> {
    return (await this.all("[data-hex][data-cursor]", "data-hex"))[0] ?? "";
  }

  /** Whether a hex of the map is in view, and nothing lies over it. */
  async hasInView(hex: string): Promise<boolean> {
    return this.page.locator(`[data-hex="${hex}"]`).evaluate((cell: SVGElement) => {
      const box = cell.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return top !== null && cell.ownerSVGElement!.contains(top);
    });
  }

  /** How many counters of a side are in a hex, known or not. */
  async counters(side: string, hex: string): Promise<number> {
    return this.page.locator(`[data-owner="${side}"][data-at="${hex}"]`).count();
  }

  /** The places of all counters of a side. */
  async places(side: string): Promise<string[]> {
    return (await this.all(`[data-owner="${side}"][data-at]`, "data-at")).sort();
  }

  /** All that is written in the page: texts, names and attributes. */
  async everything(): Promise<string> {
    return this.page.content();
  }

  async sees<T>(look: () => Promise<T>, what: T): Promise<void> {
    await expect.poll(look).toEqual(what);
  }

  async may(action: string): Promise<boolean> {
    return (await this.button(action).count()) > 0 && (await this.button(action).isEnabled());
  }

  async photographs(name: string): Promise<void> {
    await this.settled();
    await photograph(this.page, name);
  }

  /** Keeps what it looks like on screens of several sizes. */
  async photographsOnAllScreens(name: string): Promise<void> {
    const own = this.page.viewportSize()!;
    for (const { width, height } of [DESK, WIDE, TABLET]) {
      await this.page.setViewportSize({ width, height });
      // The map is drawn anew once it rests.
      await this.page.waitForTimeout(300);
      await this.photographs(`${name}-${width}`);
    }
    await this.page.setViewportSize(own);
    await this.settled();
  }

  button(action: string): Locator {
    return this.page.locator(`[data-action="${action}"]:visible`).first();
  }

  tile(unit: string): Locator {
    return this.page.locator(`[data-choose="${unit}"][data-action=choose]`);
  }

  /** Until the page has its answers and has drawn them. */
  async settled(): Promise<void> {
    for (let calm = 0; calm < 2;) {
      calm = this.asking.size === 0 ? calm + 1 : 0;
      await this.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    }
  }

  /** Until the screen is as new as what the server says; everybody counts versions for themselves. */
  async caughtUp(): Promise<void> {
    const { version } = (await this.reads("?after=100000")) as { version: number };
    await expect.poll(() => this.version()).toBeGreaterThanOrEqual(version);
    await this.settled();
  }

  private async after(version: number): Promise<void> {
    await expect.poll(() => this.version()).toBeGreaterThan(version);
    await this.settled();
  }

  private async all(selector: string, attribute: string): Promise<string[]> {
    return this.page
      .locator(selector)
      .evaluateAll((found, name) => found.map((each) => each.getAttribute(name) ?? ""), attribute);
  }

  private async clicksAt(target: Locator, modifiers: "Shift"[], across = 0.5): Promise<void> {
    const { x, y } = await this.middleOf(target, across);
    for (const modifier of modifiers) await this.page.keyboard.down(modifier);
    await (this.byTouch ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
    for (const modifier of modifiers) await this.page.keyboard.up(modifier);
    await this.settled();
  }

  /** The middle of what is on the screen, or a point so far across it. */
  private async middleOf(target: Locator, across = 0.5): Promise<{ x: number; y: number }> {
    const box = await target.boundingBox();
    if (!box) {
      throw new Error("it is not on the screen");
    }
    return { x: box.x + box.width * across, y: box.y + box.height / 2 };
  }
}
