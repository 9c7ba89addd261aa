import type { JournalMove } from "../api/types";
import type { Face } from "../counters/face";
import { fraction } from "../ui/numbers";
import { t } from "../words/words.svelte";
import { aimOf } from "./now";
import type { Printed } from "./game.svelte";
import type { Table } from "./table.svelte";

/** The table in words: what somebody hears who does not see it. */

/** A piece as one would read it out: what it is, and what is the matter with it. */
export function pieceWords(printed: Printed, face: Face): string {
  const what = face.id
    ? [face.id, face.name, face.factors].filter(Boolean).join(", ")
    : printed.word(`unknown.${face.nation}.${face.type}`, `${face.nation} ${face.type}`);
  return [what, ...face.states.map((state) => printed.state(state))].join(", ");
}

/** What lies in a hex: the ground, what marks it, and who is there, side by side. */
export function hexWords(table: Table, hex: string): string {
  const there = table.places.get(hex) ?? [];
  const marks = table.markWords.get(hex);
  const sides = table.printed.sheet.sides.flatMap(({ id }) => {
    const units = there.filter((face) => face.owner === id);
    const names = units.map((face) => pieceWords(table.printed, face));
    return units.length ? [`${table.printed.side(id)}: ${names.join("; ")}`] : [];
  });
  const ground = table.printed.hexTitle(hex);
  return [marks ? `${ground}, ${marks}` : ground, ...sides].join(". ");
}

/** A marker, and whose it is. */
export function markWords(printed: Printed, { kind, side }: { kind: string; side?: string }): string {
  const what = printed.word(`mark.${kind}`, "");
  return what && side ? `${what} (${printed.side(side)})` : what;
}

/** What can be done with a hex now. */
export function chanceWords(table: Table, hex: string): string {
  const way = table.destinations.get(hex);
  if (way) {
    const cost = way.cost === undefined ? t("spoken.reach") : t("spoken.cost", fraction(way.cost));
    return [cost, ...(way.entails ?? []).map((duty) => duty.text)].join(". ");
  }
  const touches = table.picked.length ? [] : (table.choices.hexes.get(hex) ?? []);
  if (touches.length) {
    const far = aimOf(touches) === "remote" ? [table.printed.word("means.none", t("means.none"))] : [];
    return [...touches.map((choice) => choice.label), ...far].join(", ");
  }
  const able = (table.places.get(hex) ?? []).filter((face) => face.id && table.actors.has(face.id));
  if (able.length && !table.picked.length) {
    const named = able.filter((face) => face.id === table.named);
    return t("spoken.able", (named.length ? named : able).map((face) => face.id).join(", "));
  }
  return table.picked.length ? t("spoken.out") : "";
}

/** All about the hex under the cursor. */
export function cursorWords(table: Table): string {
  const hex = table.cursor;
  if (!hex) {
    return "";
  }
  const what = table.printed.isHex(hex) ? hexWords(table, hex) : table.printed.hexName(hex);
  return [what, chanceWords(table, hex)].filter(Boolean).join(". ");
}

/** What happened, line by line: of moves that were not there before. */
export function toldSince(journal: readonly JournalMove[], known: number): string[] {
  return journal
    .filter((move) => (move.number ?? 0) > known)
    .flatMap((move) => move.entries.map((entry) => entry.text));
}
