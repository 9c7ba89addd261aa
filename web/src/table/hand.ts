import type { Choice } from "../api/types";
import type { Face } from "../counters/face";
import type { Table } from "./table.svelte";

/** What a click means: on a hex, on a counter, with or without something in the hand. */

export function clickHex(table: Table, hex: string, byFinger = false): void {
  table.cursor = hex;
  table.whenReady(() => touchHex(table, hex, byFinger));
}

function touchHex(table: Table, hex: string, byFinger: boolean): void {
  if (!table.mayAct) {
    table.opened = (table.places.get(hex)?.length ?? 0) > 1 ? hex : undefined;
    return;
  }
  const piece = table.picked[0];
  if (piece) {
    if (table.destinations.has(hex)) {
      void table.go(hex, byFinger);
    } else if (table.byId.get(piece)?.where === hex) {
      table.drop();
    } else {
      void table.askWhy({ subjects: [piece], target: { hex } });
    }
    return;
  }
  const points = table.choices.hexes.get(hex);
  if (points) {
    table.choose(points);
    return;
  }
  const there = table.places.get(hex) ?? [];
  const able = there.filter((face) => face.id && table.actors.has(face.id));
  const top = able.at(-1);
  if (top) {
    touchPiece(table, top, { byFinger });
    return;
  }
  if (pointsAtHexes(table) && there.some((face) => face.owner !== table.decider)) {
    void table.askWhy({ target: { hex } });
  } else if (there.length) {
    const all = there.filter((face) => face.owner === table.decider);
    const own = all.findLast((face) => table.choices.sacrifices.has(face.id ?? "")) ?? all.at(-1);
    if (own) {
      touchPiece(table, own, { byFinger });
    }
  }
}

/** Whether what is asked is a hex, or at least no piece: then somebody who points at one wonders why not that one. */
function pointsAtHexes(table: Table): boolean {
  return table.choices.hexes.size > 0 || table.actors.size === 0;
}

interface Manner {
  /** To what is in the hand already. */
  add?: boolean;
  byFinger?: boolean;
}

export function clickPiece(table: Table, face: Face, manner: Manner = {}): void {
  table.whenReady(() => touchPiece(table, face, manner));
}

function touchPiece(table: Table, face: Face, { add = false, byFinger = false }: Manner): void {
  const id = face.id;
  if (!table.mayAct) {
    table.opened = (table.places.get(face.where)?.length ?? 0) > 1 ? face.where : undefined;
    return;
  }
  const back = id === null ? undefined : table.choices.backs.get(id);
  const touch = id === null ? undefined : (table.choices.touches.get(id) ?? (back && [back]));
  const given = id !== null && table.choices.sacrifices.has(id);
  const more = given || (id !== null && (table.choices.goes.has(id) || table.choices.aimed.has(id)));
  if (touch && !more) {
    table.choose(touch);
  } else if (id !== null && table.picked.includes(id)) {
    // The only piece that can go stays in the hand.
    if (table.actors.size > 1 || !table.actors.has(id)) {
      table.drop();
    }
  } else if (!add && table.destinations.has(face.where)) {
    // Onto one's own units, too: with a piece in the hand, a place to go is a place to go.
    void table.go(face.where, byFinger);
  } else if (id !== null && table.actors.has(id)) {
    void table.pick(id, add && sameStart(table, face));
  } else if (table.picked.length || table.choices.hexes.has(face.where)) {
    touchHex(table, face.where, byFinger);
  } else if (id !== null && id === table.aiming) {
    table.drop();
  } else if (given) {
    void table.pick(id);
  } else if (id !== null && face.owner === table.decider) {
    if (!table.aim(id)) {
      void table.askWhy({ subjects: [id] });
    }
  } else if (pointsAtHexes(table) && table.printed.isHex(face.where)) {
    void table.askWhy({ target: { hex: face.where } });
  }
}

/** Several pieces go together only from one place. */
function sameStart(table: Table, face: Face): boolean {
  return table.picked.every((piece) => table.byId.get(piece)?.where === face.where);
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
  const choice = ownRoute(table);
  if (choice) {
    void table.weigh(choice);
  }
}

/** The route in the hand as a choice: which verb that is, the game knows. */
function ownRoute(table: Table): Choice | undefined {
  const piece = table.picked[0];
  if (!piece || table.route.length < 2) {
    return undefined;
  }
  return { subjects: [piece], target: { hex: table.route.at(-1)! }, route: table.route };
}

export async function playRoute(table: Table): Promise<void> {
  const choice = ownRoute(table);
  if (choice) {
    await table.play(table.verdict?.choice ?? choice);
    table.route = [];
    table.verdict = undefined;
  }
}

/** Puts what was dragged down in a hex: by the way of the hand, or where that may not be gone, by the cheapest. */
export async function putDown(table: Table, hex: string | undefined): Promise<void> {
  const choice = hex !== undefined && table.route.at(-1) === hex ? ownRoute(table) : undefined;
  const together = table.picked.length > 1;
  const verdict =
    choice && !together ? (table.verdict ?? (await table.askWhy(choice, { quietly: true }))) : undefined;
  table.route = [];
  table.verdict = undefined;
  if (hex === undefined || hex === table.byId.get(table.picked[0] ?? "")?.where) {
    return;
  }
  if (choice && verdict?.legal) {
    await table.play(verdict.choice ?? choice);
  } else if (table.destinations.has(hex)) {
    await table.go(hex);
  } else if (verdict) {
    table.say(verdict.why ?? "", verdict.rule);
  } else if (table.picked.length) {
    await table.askWhy({ subjects: [table.picked[0]!], target: { hex } });
  }
}

/** Is done with what is asked, or says why not yet. */
export function finish(table: Table): void {
  table.whenReady(() => {
    if (!table.mayAct) {
      return;
    }
    const end = table.choices.plain.find((each) => each.ends);
    void (end ? table.play(end) : table.askWhy({}));
  });
}

/** Touches what the keyboard stands on: the piece that it has come to, or the hex with whatever is there. */
export function clickCursor(table: Table): void {
  const face = table.byId.get(table.named ?? "");
  if (face && face.where === table.cursor && !table.picked.length && table.choices.touches.has(face.id!)) {
    clickPiece(table, face);
  } else if (table.cursor) {
    clickHex(table, table.cursor);
  }
}

/** The next piece that may still act, after the one in the hand or the one that the keyboard has come to. */
export function nextActor(table: Table, back: boolean): void {
  const able = table.faces.filter((face) => face.id && table.actors.has(face.id)).map((face) => face.id!);
  if (!able.length) {
    return;
  }
  const at = able.indexOf(table.picked[0] ?? table.named ?? "");
  const next = able[(at + (back ? able.length - 1 : 1) + (at < 0 && back ? 1 : 0)) % able.length]!;
  const where = table.byId.get(next)?.where;
  table.named = next;
  if (table.choices.touches.has(next)) {
    table.drop();
    table.cursor = where;
  } else {
    void table.pick(next);
  }
  if (where && table.printed.isHex(where)) {
    table.show(where);
  }
}
