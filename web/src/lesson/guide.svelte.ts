import { api } from "../api/client";
import { mine } from "../api/seats";
import type { Table } from "../table/table.svelte";
import { settings } from "../words/words.svelte";
import { shown, type Lesson } from "./script";

/** Leads through a lesson, card by card. How far it is the match tells; what was only read is kept here. */
export class Guide {
  script = $state.raw<Lesson>()!;
  open = $state(true);
  private read = $state(0);

  constructor(
    private readonly table: Table,
    script: Lesson,
  ) {
    this.script = script;
    const kept = mine.find(table.id)?.guide;
    this.read = kept?.read ?? 0;
    this.open = kept?.open ?? true;
  }

  /** The guide of a match that is a lesson and played here. */
  static async of(table: Table): Promise<Guide | undefined> {
    const { game, lesson } = table.state;
    if (lesson?.card === undefined) {
      return undefined;
    }
    // Without its script it is a match like any other.
    const script = await api.lesson(table.caller, game, lesson.id).catch(() => undefined);
    return script && new Guide(table, script);
  }

  index = $derived.by(() => shown(this.script.cards, this.table.state.lesson?.card ?? 0, this.read));
  card = $derived.by(() => this.script.cards[this.index]!);
  praise = $derived.by(() => this.script.cards[this.index - 1]?.praise);
  astray = $derived.by(() => this.table.state.lesson?.astray ?? false);
  last = $derived.by(() => this.index === this.script.cards.length - 1);

  /** The hexes of what the card speaks of. */
  hexes = $derived.by(() => {
    if (!this.open || this.astray) {
      return [];
    }
    const places = (this.card.points ?? []).flatMap(({ hex, piece }) => {
      const place = hex ?? this.table.byId.get(piece ?? "")?.where;
      return place !== undefined && this.table.printed.isHex(place) ? [place] : [];
    });
    return [...new Set(places)];
  });
  /** The verbs of the buttons that it speaks of. */
  actions = $derived.by(() =>
    this.astray
      ? ["undo"]
      : this.open
        ? (this.card.points ?? []).flatMap(({ action }) => (action === undefined ? [] : [action]))
        : [],
  );

  /** The same lesson in other words. */
  async speak(): Promise<void> {
    const caller = { language: settings.language, secrets: [] };
    this.script = await api.lesson(caller, this.table.state.game, this.script.id).catch(() => this.script);
  }

  /** On to the next card: this one was read, or what it waits for was seen. */
  pass(): void {
    this.read = this.index + 1;
    this.keep();
  }

  /** Lets the other side answer as the script has it. */
  async answer(): Promise<void> {
    const { answer } = this.card;
    if (answer) {
      await this.table.play(answer, true);
    }
  }

  fold(open: boolean): void {
    this.open = open;
    this.keep();
  }

  private keep(): void {
    const match = mine.find(this.table.id);
    if (match) {
      mine.note({ ...match, guide: { read: this.read, open: this.open } });
    }
  }
}
