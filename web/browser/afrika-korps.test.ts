import { expect, test } from "vitest";
import { house } from "./driver/house.ts";
import type { Player } from "./driver/player.ts";
import { CONTACT } from "./driver/records.ts";

const place = house();

/** Many clicks, each of which waits for the page. */
const LONG = { timeout: 300_000 };

/** Takes a unit out of a stack of which only the upper counters can be seen, and goes to a hex with it. */
async function leads(player: Player, unit: string, from: string, to: string): Promise<void> {
  await player.picksFrom(from, unit);
  await player.goesTo(to);
  await player.sees(() => player.whereIs(unit), to);
  await player.settled();
}

test(
  "the first turn of Afrika Korps is played by clicking, first by the Axis and then by the Allies",
  LONG,
  async () => {
    const anna = await place.player("anna");
    await anna.begins({ game: "afrika-korps", opponent: "screen" });
    // Nothing is hidden in this game, so nobody is asked to pass the table across.
    expect(await anna.page.locator("[data-handover]").count()).toBe(0);
    expect(await anna.prompt()).toBe("Axis: move your units. Movement cannot end like this yet.");
    expect(await anna.fault()).toMatch(/^In El Agheila \(W6\) stand more than 3 combat units/);
    await anna.types("e");
    expect(await anna.refusal()).toContain("El Agheila (W6)");
    await anna.presses("dismiss");
    expect(await anna.may("done")).toBe(false);

    await leads(anna, "21/5", "W6", "W9");
    await anna.does("undo");
    expect(await anna.counters("axis", "W9")).toBe(0);
    const away = { "21/5": "W9", "21/104": "W9", "21/3": "W9", Ariete: "W8", Brescia: "W8", Pavia: "W3" };
    for (const [unit, hex] of Object.entries(away)) {
      await leads(anna, unit, "W6", hex);
    }
    expect(await anna.fault()).toBe("");
    expect(await anna.prompt()).toBe("Axis: move your units, then end movement.");
    await anna.photographs("afrika-korps-first-turn");
    await anna.does("done");

    // No enemy is near: combat is over at once, and it is for the Allies to bring supply in.
    await anna.sees(() => anna.step(), "unloading");
    expect(await anna.prompt()).toMatch(/^Allies: /);
    // The map opened on the Axis in the west; what is asked now is about Tobruk.
    await anna.sees(() => anna.hasInView("G25"), true);
    expect(await anna.targets()).toEqual(["G25"]);
    expect(await anna.tiles()).toEqual([]);
    await anna.clicksHex("G25");
    await anna.sees(() => anna.step(), "moving");

    // Nobody destroys supply by a slip of the hand.
    await anna.picksFrom("G25", "AlS1");
    await anna.presses("destroy");
    expect(await anna.page.locator("[data-ask=destroy] [data-warning]").innerText()).toContain("gives up");
    await anna.presses("ask-no");
    expect(await anna.whereIs("AlS1")).toBe("G25");
    await anna.types("Escape");

    // Four units stand at El Alamein since the set-up: one has to go.
    expect(await anna.fault()).toContain("L59");
    await anna.presses("zoom-fit");
    await leads(anna, "Pol", "L59", "J62");
    await anna.does("done");
    expect(await anna.turn()).toBe(2);
    expect(await anna.step()).toBe("convoy");
    expect(await anna.prompt()).toMatch(/^Axis: /);
    await anna.turnsTo("table");
    const objectives = await anna.page.locator(".places li").allInnerTexts();
    expect(objectives.map((each) => each.split("\n")[0])).toEqual([
      "Bengasi",
      "Tobruk",
      "Axis base",
      "Allied base",
    ]);
  },
);

test("a plan that is not lawful says who is missing, and a suggestion makes it whole", LONG, async () => {
  const anna = await place.player("anna");
  await anna.opensRecord(CONTACT, "screen");
  expect(await anna.step()).toBe("moving");

  // What a unit is in for is shown before it goes there.
  await anna.picks("21/5");
  expect(await anna.contacts()).toContain("L11");
  await anna.pointsAt("L11");
  expect(await anna.entailed()).toMatch(/in the zone of 9A\/18: it must attack/);
  await anna.photographs("afrika-korps-entails");
  await anna.goesTo("L11");
  await anna.sees(() => anna.whereIs("21/5"), "L11");
  expect((await anna.duties()).sort()).toEqual(["21/5", "9A/18"]);

  // One factor against eight, without supply: that cannot stay.
  await anna.moves("Folgore", "L15");
  expect(await anna.fault()).toMatch(/Folgore .*1\/2, 1\/22/);
  expect(await anna.may("done")).toBe(false);
  await anna.types("e");
  expect(await anna.refusal()).toContain("Folgore");
  await anna.photographs("afrika-korps-fault");
  await anna.does("undo");
  expect(await anna.fault()).toBe("");
  await anna.does("done");

  expect(await anna.step()).toBe("planning");
  expect(await anna.fault()).toMatch(/^21\/5 is in an enemy zone and must attack/);
  expect(await anna.may("done")).toBe(false);
  await anna.does("suggest");
  expect(await anna.fault()).toBe("");
  const battle = anna.page.locator("[data-battle]");
  expect(await battle.locator("> summary").innerText()).toMatch(/21\/5\s*→ 9A\/18\s*3-1/);
  await battle.locator("> summary").click();
  const shares = await battle.locator("[data-chances] .share").allInnerTexts();
  expect(shares.reduce((sum, share) => sum + parseInt(share), 0)).toBeGreaterThan(97);
  await anna.photographs("afrika-korps-plan");

  // The same by hand: without supply it is refused, and undo takes back step by step.
  await anna.does("cancel");
  await anna.touches("9A/18");
  await anna.sees(() => anna.step(), "gathering");
  await anna.chooses("21/5");
  expect(await anna.fault()).toMatch(/21\/5 has no line to the supply named/);
  await anna.does("undo");
  expect(await anna.fighters()).toEqual(["9A/18"]);
  await anna.choosesAll("21/5", "AxS1");
  expect(await anna.fault()).toBe("");
  await anna.reloads();
  expect((await anna.fighters()).sort()).toEqual(["21/5", "9A/18", "AxS1"]);
  await anna.photographs("afrika-korps-battle");
  await anna.does("declare-here");
  await anna.does("done");

  expect(await anna.step()).toBe("fighting");
  await anna.does("resolve");
  expect(await anna.page.locator("[data-dice]").count()).toBe(1);
  expect(await anna.journal()).toMatch(/21\/5 attack 9A\/18 at 3-1/);
  await anna.presses("undo");
  expect(await anna.refusal()).toContain("dice were rolled");
  await anna.photographs("afrika-korps-combat");
});

test("layers lie over the map, by button and by key, with their words", LONG, async () => {
  const anna = await place.player("anna");
  await anna.opensRecord(CONTACT, "screen");
  await anna.moves("21/5", "L11");
  const legend = anna.page.locator("[data-legend]");
  expect(await legend.count()).toBe(0);
  await anna.presses("overlay-supply");
  expect(await anna.page.locator("[data-line=supply]").count()).toBe(1);
  expect(await legend.innerText()).toContain("Axis: lines from units beside an enemy to their supply");
  expect(await anna.page.locator('[data-badge="L12"]').count()).toBe(1);
  await anna.photographs("afrika-korps-layers");
  await anna.types("2");
  expect(await legend.count()).toBe(0);
  await anna.types("3");
  // However long a line may be, nobody is without one here.
  expect(await legend.innerText()).toBe("Isolation: –");
  await anna.types("3", "4");
  expect(await legend.innerText()).toMatch(/Automatic victories/);
  await anna.types("4", "1");
  expect(await anna.page.locator("[data-layer=zones]").count()).toBe(2);
});

test("in Italian the planner, the refusals and the page are Italian", LONG, async () => {
  const anna = await place.player("anna", { locale: "it-IT" });
  await anna.comesHome();
  expect(await anna.page.locator("html").getAttribute("lang")).toBe("it");
  expect(await anna.page.locator("body").innerText()).toContain("In cinque minuti");
  await anna.opensRecord(CONTACT, "screen");
  expect(await anna.prompt()).toBe("Asse: muovi le tue unità, poi chiudi il movimento.");
  await anna.moves("Folgore", "L15");
  expect(await anna.fault()).toMatch(/^Folgore non possono attaccare 1\/2, 1\/22/);
  await anna.does("undo");
  await anna.moves("21/5", "L11");
  await anna.does("done");
  expect(await anna.page.locator("[data-window=plan] h2").innerText()).toMatch(/Piano delle battaglie/i);
  expect(await anna.button("suggest").innerText()).toBe("Suggerisci un piano");
  await anna.does("suggest");
  expect(await anna.page.locator("[data-window=plan]").innerText()).toContain("Regolare così com'è");
  await anna.photographs("afrika-korps-italian");
});

/** The turns in which units look for a fight. */
const LIVELY = 3;

/** Takes a unit out of a hex that holds too many, to any that holds none. */
async function thinsOut(player: Player, side: string): Promise<void> {
  const places = await player.places(side);
  const full = /([A-X]\d+)\)? stand/.exec(await player.fault())![1]!;
  const units = (await player.able()).filter((unit) => !/^(Rom|A[lx][SC]\d)$/.test(unit));
  for (const unit of units) {
    if ((await player.whereIs(unit)) !== full) continue;
    await player.picks(unit);
    const contacts = new Set(await player.contacts());
    const free = (await player.reach()).find((hex) => !places.includes(hex) && !contacts.has(hex));
    if (free) {
      const before = await player.version();
      await player.goesTo(free);
      await expect.poll(() => player.version()).toBeGreaterThan(before);
      await player.settled();
      return;
    }
    await player.types("Escape");
  }
  throw new Error(`nobody can leave ${full}`);
}

/** Goes into contact with somebody, if anybody can. */
async function seeksContact(player: Player): Promise<void> {
  for (const unit of (await player.able()).slice(0, 6)) {
    await player.picks(unit);
    const [hex] = await player.contacts();
    if (hex) {
      const before = await player.version();
      await player.goesTo(hex);
      await expect.poll(() => player.version()).toBeGreaterThan(before);
      await player.settled();
      return;
    }
    await player.types("Escape");
  }
}

/** One decision, made with what the page offers. */
async function decides(player: Player, side: string, sought: Set<string>): Promise<void> {
  const step = await player.step();
  const turn = await player.turn();
  if (step === "moving") {
    const fight = `${turn} ${side}`;
    if (turn <= LIVELY && !sought.has(fight) && (await player.fault()) === "") {
      sought.add(fight);
      await seeksContact(player);
    } else if (await player.may("done")) {
      await player.does("done");
    } else if ((await player.fault()).includes("more than 3")) {
      await thinsOut(player, side);
    } else {
      await player.does("give-up");
    }
  } else if (step === "convoy") {
    await player.does((await player.may("convoy")) ? "convoy" : "done");
  } else if (step === "unloading") {
    const [port] = await player.targets();
    if (port) {
      const before = await player.version();
      await player.clicksHex(port);
      await expect.poll(() => player.version()).toBeGreaterThan(before);
      await player.settled();
    } else {
      await player.does("done");
    }
  } else if (await player.may("suggest")) {
    await player.does("suggest");
  } else if (await player.may("resolve")) {
    await player.does("resolve");
  } else if (step === "retreating") {
    await player.goesAnywhere();
  } else if (step === "paying" || step === "yielding") {
    await player.chooses((await player.choices())[0]!);
  } else {
    await player.does((await player.may("agree")) ? "agree" : step === "placing-rommel" ? "place" : "done");
  }
}

/** Five minutes on two cores: played where somebody asks for it. */
test.runIf(process.env["KESSEL_CAMPAIGN"])(
  "two people play a campaign from April 1941 to its result, each in a browser of their own",
  { timeout: 1_800_000 },
  async () => {
    const anna = await place.player("anna");
    const bob = await place.player("bob");
    await anna.begins({ game: "afrika-korps", opponent: "friend", side: "axis" });
    await bob.opens(await anna.page.locator("[data-link]").inputValue());
    await bob.presses("sit");
    await bob.page.locator("[data-step]").waitFor();
    await bob.settled();
    if (await anna.may("close-invite")) await anna.presses("close-invite");
    await anna.presses("zoom-fit");
    await bob.presses("zoom-fit");

    const steps = new Set<string>();
    const sought = new Set<string>();
    while ((await anna.step()) !== "over") {
      await Promise.all([anna.caughtUp(), bob.caughtUp()]);
      if ((await anna.step()) === "over") break;
      steps.add(await anna.step());
      const axis = (await anna.prompt()).startsWith("Axis");
      await decides(axis ? anna : bob, axis ? "axis" : "allies", sought);
    }
    expect([...steps]).toEqual(expect.arrayContaining(["moving", "unloading"]));
    await anna.photographs("afrika-korps-over");
    const result = await anna.page.locator("[data-result]").last().getAttribute("data-result");
    await expect.poll(() => bob.step()).toBe("over");
    expect(await bob.page.locator("[data-result]").last().getAttribute("data-result")).toBe(result);
    expect(["axis", "allies"]).toContain(result);
    // Unless somebody has lost all units before, the Allies win when October 1942 is over (4.2c).
    if ((await anna.turn()) === 38) expect(result).toBe("allies");
  },
);
