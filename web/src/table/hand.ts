import type { Face } from "../counters/face";
import { along, likelyVerb, verb } from "./choices";
import type { Table } from "./table.svelte";

/** What a click means: on a hex, on a counter, with or without something in the hand. */

/** Verbs of moves that only name a piece or a hex, for asking why none is allowed. */
const TOUCH: Record<string, string> = {
  gathering: "join ",
  defending: "join ",
  losing: "lose ",
  sacrificing: "lose ",
  disbanding: "lose ",
  recovering: "recover ",
};
const POINT: Record<string, string> = { fighting: "attack " };

export function clickHex(table: Table, hex: string): void {
  table.cursor = hex;
  table.whenReady(() => touchHex(table, hex));
}

function touchHex(table: Table, hex: string): void {
  if (!table.mayAct) {
    table.opened = (table.places.get(hex)?.length ?? 0) > 1 ? hex : undefined;
    return;
  }
  if (table.picked.length) {
    if (table.destinations.has(hex)) {
      void table.go(hex);
    } else if (table.byId.get(table.picked[0]!)?.where === hex) {
      table.drop();
    } else {
      void askWay(table, hex);
    }
    return;
  }
  const point = table.choices.hexes.get(hex);
  if (point) {
    void table.play(point.move);
    return;
  }
  const there = table.places.get(hex) ?? [];
  const able = there.filter((face) => face.id && table.actors.has(face.id));
  const top = able.at(-1);
  if (top) {
    touchPiece(table, top, false);
    return;
  }
  const step = table.state.view.step;
  if (POINT[step] && there.some((face) => face.owner !== table.decider)) {
    void table.askWhy(POINT[step] + hex);
  } else if (there.length) {
    const own = there.filter((face) => face.owner === table.decider).at(-1);
    if (own) {
      touchPiece(table, own, false);
    }
  }
}

export function clickPiece(table: Table, face: Face, add: boolean): void {
  table.whenReady(() => touchPiece(table, face, add));
}

function touchPiece(table: Table, face: Face, add: boolean): void {
  const id = face.id;
  if (!table.mayAct) {
    table.opened = (table.places.get(face.where)?.length ?? 0) > 1 ? face.where : undefined;
    return;
  }
  const touch = id === null ? undefined : (table.choices.touches.get(id) ?? table.choices.backs.get(id));
  if (touch) {
    void table.play(touch.move);
  } else if (id !== null && table.picked.includes(id)) {
    // The only piece that can go stays in the hand.
    if (table.actors.size > 1) {
      table.drop();
    }
  } else if (!add && table.destinations.has(face.where)) {
    // Onto one's own units, too: with a piece in the hand, a place to go is a place to go.
    void table.go(face.where);
  } else if (id !== null && table.actors.has(id)) {
    void table.pick(id, add && sameStart(table, face));
  } else if (table.picked.length || table.choices.hexes.has(face.where)) {
    touchHex(table, face.where);
  } else if (id !== null && face.owner === table.decider) {
    askPiece(table, id, face.where);
  } else if (POINT[table.state.view.step]) {
    void table.askWhy(POINT[table.state.view.step] + face.where);
  }
}

/** Several pieces go together only from one place. */
function sameStart(table: Table, face: Face): boolean {
  return table.picked.every((piece) => table.byId.get(piece)?.where === face.where);
}

/** Why can this piece do nothing? */
function askPiece(table: Table, id: string, where: string): void {
  const step = table.state.view.step;
  const touch = TOUCH[step];
  if (touch) {
    void table.askWhy(touch + id);
    return;
  }
  const layout = table.printed.drawing.layout;
  const onMap = layout.has(where);
  const near = onMap ? layout.neighbours(where).find((hex) => table.printed.isPassable(hex)) : undefined;
  if (near && step !== "placing") {
    void table.askWhy(`${likelyVerb(step, true)}${id} ${where}-${near}`);
  } else {
    void table.askWhy(`${likelyVerb(step, onMap)}${id} ${near ?? layout.hexes[0]!.label}`);
  }
}

/** Why can the piece in the hand not go there? The way asked about follows its legal moves as far as they lead. */
async function askWay(table: Table, hex: string): Promise<void> {
  const piece = table.picked[0]!;
  const where = table.byId.get(piece)?.where ?? "";
  const step = table.state.view.step;
  const layout = table.printed.drawing.layout;
  const sample = table.reach[0];
  const word = sample ? verb(sample) : likelyVerb(step, layout.has(where));
  const single = sample ? (sample.route?.length ?? 0) < 2 : !layout.has(where);
  if (step === "placing" || (single && !layout.has(where))) {
    await table.askWhy(`${word}${piece} ${hex}`);
    return;
  }
  const starts = [...table.destinations.keys(), ...(layout.has(where) ? [where] : [])];
  const way = layout.way(starts, hex, (label) => table.printed.isPassable(label)) ?? [hex];
  const lead = table.destinations.get(way[0]!)?.route ?? [way[0]!];
  await table.askWhy(`${word}${piece} ${[...lead, ...way.slice(1)].join("-")}`);
}

/** Draws the route of one's own on to a hex; going back over it takes it back. */
export function extendRoute(table: Table, hex: string): void {
  const piece = table.picked[0];
  const where = piece && table.byId.get(piece)?.where;
  const layout = table.printed.drawing.layout;
  if (!piece || !where || !layout.has(where)) {
    return;
  }
  const route = table.route.length ? table.route : [where];
  const last = route.at(-1)!;
  if (hex === last) {
    return;
  }
  if (route.at(-2) === hex) {
    table.route = route.slice(0, -1);
  } else {
    const way = layout.way([last], hex, (label) => table.printed.isPassable(label));
    if (!way) {
      return;
    }
    table.route = [...route, ...way.slice(1)];
  }
  table.verdict = undefined;
  const move = routeMove(table);
  if (move && table.route.length > 1) {
    void table.weigh(move);
  }
}

/** The route in the hand as a move. */
export function routeMove(table: Table): string | undefined {
  const piece = table.picked[0];
  if (!piece || table.route.length < 2) {
    return undefined;
  }
  const sample = table.reach[0] ?? { move: piece, piece, kind: "" };
  return table.reach[0] ? along(sample, table.route) : `${piece} ${table.route.join("-")}`;
}

export async function playRoute(table: Table): Promise<void> {
  const move = routeMove(table);
  if (move) {
    await table.play(move);
    table.route = [];
    table.verdict = undefined;
  }
}

/** Ends the phase, or says why not yet. */
export function endPhase(table: Table): void {
  table.whenReady(() => {
    const end = table.choices.plain.find((each) => each.move === "end");
    void (end ? table.play(end.move) : table.askWhy("end"));
  });
}

/** The next piece that may still act, after the one in the hand. */
export function nextActor(table: Table, back: boolean): void {
  const able = table.faces.filter((face) => face.id && table.actors.has(face.id)).map((face) => face.id!);
  if (!able.length) {
    return;
  }
  const at = able.indexOf(table.picked[0] ?? "");
  const next = able[(at + (back ? able.length - 1 : 1) + (at < 0 && back ? 1 : 0)) % able.length]!;
  const where = table.byId.get(next)?.where;
  if (table.choices.touches.has(next)) {
    table.cursor = where;
  } else {
    void table.pick(next);
  }
  if (where && table.printed.isHex(where)) {
    table.show(where);
  }
}
