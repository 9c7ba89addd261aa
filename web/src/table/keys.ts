import type { Edge } from "../api/types";
import { exitKey, exitOf } from "../geometry/brink";
import type { Camera } from "../map/zoom";
import { device } from "../people/device.svelte";
import { clickCursor, extendRoute, finish, nextActor, playRoute } from "./hand";
import type { Table } from "./table.svelte";

interface Keyboard {
  table(): Table;
  camera(): Camera | undefined;
  /** Opens or closes the list of keys; says whether it was open. */
  help(open?: boolean): boolean;
  /** Gives the map the keyboard. */
  focus(): void;
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

/** What keeps all keys for itself: somebody types, or is busy with a window of its own. */
const TYPING = "input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable], dialog";
/** What keeps the arrows, to scroll or to choose with. */
const OWN_ARROWS = "input, [role=tablist], [role=tabpanel], [data-scrolls]";
/** What keeps Enter and the space bar. */
const CONTROL = "button, a, summary, input, [role=tab]";

const within = (target: EventTarget | null, what: string) =>
  target instanceof Element && target.closest(what) !== null;

/** Keys that are letters or signs can be turned off, for who speaks to the computer instead of typing. */
export const letters = {
  get on(): boolean {
    return device.wants("letters", true);
  },
  set on(on: boolean) {
    device.want("letters", on);
  },
};

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
    table.named = undefined;
    table.show(table.cursor);
  }

  function enter(table: Table): void {
    if (table.route.length > 1) {
      void playRoute(table);
    } else {
      clickCursor(table);
    }
  }

  /** One step back: what is open is closed, what is held is put down; from anywhere else it leads back to the map. */
  function escape(table: Table): void {
    if (table.question) {
      table.question.answer(false);
    } else if (table.route.length) {
      table.route = [];
      table.verdict = undefined;
    } else if (table.armed) {
      table.armed = undefined;
    } else if (table.notice) {
      table.notice = undefined;
    } else if (table.inspected) {
      table.inspected = undefined;
    } else if (table.hinted.length && !table.picked.length) {
      table.hints.dismiss();
    } else if (board.help(false)) {
      return;
    } else if (table.opened) {
      table.opened = undefined;
    } else {
      table.drop();
      board.focus();
    }
  }

  /** What a letter or sign does; says whether it does anything. */
  function letter(table: Table, event: KeyboardEvent): boolean {
    switch (event.key.toLowerCase()) {
      case "n":
        nextActor(table, event.shiftKey);
        return true;
      case "u":
        void table.undo();
        return true;
      case "e":
        finish(table);
        return true;
      case "h":
        void table.askHint();
        return true;
      case "i": {
        // Where the arrows led last or the mouse points now: they take that from it.
        const here = table.hover ?? table.cursor;
        table.inspected = table.inspected === here ? undefined : here;
        return true;
      }
      case "m":
        document.querySelector<HTMLElement>('[data-action="menu"]')?.focus();
        return true;
      case "/":
      case "f":
        table.seeking++;
        return true;
      case "c":
        table.bare = true;
        return true;
      case "+":
      case "=":
        board.camera()?.by(1.3);
        return true;
      case "-":
        board.camera()?.by(1 / 1.3);
        return true;
      case "0":
        board.camera()?.fit();
        return true;
      case "?":
        board.help();
        return true;
      default:
        return /^[1-9]$/.test(event.key) && board.layer(Number(event.key));
    }
  }

  return (event) => {
    if (within(event.target, TYPING) || event.metaKey || event.ctrlKey || event.altKey) {
      return;
    }
    const table = board.table();
    const isControl = within(event.target, CONTROL);
    if (event.key in ARROWS) {
      if (within(event.target, OWN_ARROWS)) return;
      arrow(table, event.key as keyof typeof ARROWS);
    } else if (event.key === "Enter" && !isControl) {
      enter(table);
    } else if (event.key === " " && !isControl && table.cursor && table.picked.length) {
      extendRoute(table, table.cursor);
    } else if (event.key === "Escape") {
      escape(table);
    } else if (event.key.length !== 1 || event.key === " " || !letters.on || !letter(table, event)) {
      return;
    }
    event.preventDefault();
  };
}

/** What is only held for a moment ends when the key is let go. */
export function releaseHandler(table: () => Table): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key.toLowerCase() === "c") {
      table().bare = false;
    }
  };
}
