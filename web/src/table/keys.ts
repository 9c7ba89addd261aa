import type { Edge } from "../api/types";
import { exitKey, exitOf } from "../geometry/brink";
import type { Camera } from "../map/zoom";
import { clickHex, extendRoute, finish, nextActor, playRoute } from "./hand";
import type { Table } from "./table.svelte";

interface Keyboard {
  table(): Table;
  camera(): Camera | undefined;
  help(): void;
  /** Shows or hides the layer with this number; says whether there is one. */
  layer(number: number): boolean;
}

const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" } as const;
const TOWARDS: Record<keyof typeof ARROWS, Edge> = {
  ArrowLeft: "west",
  ArrowRight: "east",
  ArrowUp: "north",
  ArrowDown: "south",
};

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("input, select, textarea, [contenteditable], dialog") !== null
  );
}

/** Whether the key belongs to a button or link that has the focus. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary, [role=tab]") !== null;
}

/** Everything at the table by keyboard. */
export function keyHandler(board: Keyboard): (event: KeyboardEvent) => void {
  function arrow(table: Table, key: keyof typeof ARROWS): void {
    const layout = table.printed.drawing.layout;
    const middle = layout.at(Math.floor(layout.shape.columns / 2), Math.floor(layout.shape.rows / 2))?.label;
    const exit = exitOf(table.cursor ?? "");
    const from = exit?.hex ?? table.cursor ?? middle ?? layout.hexes[0]!.label;
    const next = exit || !table.cursor ? from : layout.step(from, ARROWS[key]);
    // Over the edge where the unit in the hand may leave.
    const out = exitKey(from, TOWARDS[key]);
    table.cursor = table.cursor && next === from && table.destinations.has(out) ? out : next;
    table.hover = undefined;
    table.show(table.cursor);
  }

  function enter(table: Table): void {
    if (table.route.length > 1) {
      void playRoute(table);
    } else if (table.cursor) {
      clickHex(table, table.cursor);
    }
  }

  function escape(table: Table): void {
    if (table.question) {
      table.question.answer(false);
    } else if (table.route.length) {
      table.route = [];
      table.verdict = undefined;
    } else if (table.leaving) {
      table.leaving = undefined;
    } else if (table.notice) {
      table.notice = undefined;
    } else if (table.hinted.length) {
      table.hints.dismiss();
    } else if (table.opened) {
      table.opened = undefined;
    } else {
      table.drop();
    }
  }

  return (event) => {
    if (isTyping(event.target) || event.metaKey || event.ctrlKey || event.altKey) {
      return;
    }
    const table = board.table();
    if (event.key in ARROWS) {
      arrow(table, event.key as keyof typeof ARROWS);
    } else if (event.key === "Enter" && !isControl(event.target)) {
      enter(table);
    } else if (event.key === " " && !isControl(event.target) && table.cursor && table.picked.length) {
      extendRoute(table, table.cursor);
    } else if (event.key === "Tab" && !isControl(event.target) && table.actors.size) {
      nextActor(table, event.shiftKey);
    } else if (event.key === "Escape") {
      escape(table);
    } else if (event.key === "u" || event.key === "U") {
      void table.undo();
    } else if (event.key === "e" || event.key === "E") {
      finish(table);
    } else if (event.key === "h" || event.key === "H") {
      void table.askHint();
    } else if (event.key === "m" || event.key === "M") {
      // From a control on, Tab goes from one to the next as everywhere.
      document.querySelector<HTMLElement>('[data-action="menu"]')?.focus();
    } else if (event.key === "/" || event.key === "f" || event.key === "F") {
      table.seeking++;
    } else if (event.key === "+" || event.key === "=") {
      board.camera()?.by(1.3);
    } else if (event.key === "-") {
      board.camera()?.by(1 / 1.3);
    } else if (/^[1-9]$/.test(event.key)) {
      if (!board.layer(Number(event.key))) return;
    } else if (event.key === "0") {
      board.camera()?.fit();
    } else if (event.key === "?") {
      board.help();
    } else {
      return;
    }
    event.preventDefault();
  };
}
