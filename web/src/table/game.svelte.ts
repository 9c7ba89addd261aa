import { api, type Caller } from "../api/client";
import type { CounterFace, Sheet } from "../api/types";
import { exitOf } from "../geometry/brink";
import { draw, type Drawing } from "../map/drawing";
import { fill } from "../words/fill";
import { has, settings, t } from "../words/words.svelte";

/** A game's printed parts and words: fetched once, kept for the life of the page. */
export class Printed {
  readonly drawing: Drawing;
  /** With the names that they have in this language. */
  readonly counters: Map<string, CounterFace>;
  readonly places: Map<string, string>;
  private readonly closed: Set<string>;

  constructor(
    readonly sheet: Sheet,
    readonly words: Readonly<Record<string, string>>,
  ) {
    this.drawing = drawingOf(sheet);
    this.counters = new Map(
      sheet.counters.map((counter) => [
        counter.id,
        { ...counter, name: this.word(`unit.${counter.id}`, counter.name) },
      ]),
    );
    this.closed = new Set(
      (sheet.tables.terrain ?? []).filter((row) => row.barred?.includes("all")).map((row) => row.kind),
    );
    this.places = new Map(sheet.places.map((place) => [place.hex, this.place(place.name)]));
  }

  word(key: string, fallback = key): string {
    return this.words[key] ?? fallback;
  }

  /** A place as it is called in this language. */
  place(name: string): string {
    return this.word(`place.${name}`, name);
  }

  side(id: string): string {
    return this.word(`side.${id}`, id);
  }

  /** What is the matter with a piece; some of it has a number, such as that of a battle: "attacks-2". */
  state(id: string): string {
    const [, stem, number] = /^(.*)-(\d+)$/.exec(id) ?? [];
    const numbered = stem && this.words[`state.${stem}`];
    return numbered ? fill(numbered, [number!]) : this.word(`state.${id}`, id.replaceAll("-", " "));
  }

  nation(id: string): string {
    return this.word(`nation.${id}`, id.replaceAll("-", " "));
  }

  /** "Bir Hacheim (1012)", or what lies beyond an edge there. */
  hexName(label: string): string {
    const exit = exitOf(label);
    if (exit) {
      return t(`exit.${exit.edge}`, this.hexName(exit.hex));
    }
    const place = this.places.get(label);
    return place ? `${place} (${label})` : label;
  }

  private readonly titles = new Map<string, string>();

  /** A hex as one would read it out. */
  hexTitle(label: string): string {
    const title = this.titles.get(label) ?? this.readOut(label);
    this.titles.set(label, title);
    return title;
  }

  private readOut(label: string): string {
    const hex = this.drawing.layout.hex(label);
    if (!hex) {
      return label;
    }
    const features = hex.features.map((feature) => this.feature(feature));
    return [this.hexName(label), this.ground(hex.terrain), ...features].join(", ");
  }

  ground(kind: string): string {
    return this.word(`ground.${kind}`, kind.replaceAll("-", " "));
  }

  feature(kind: string): string {
    const key = `feature.${kind}`;
    return has(key) ? t(key) : this.word(key, this.ground(kind));
  }

  /** Whether any unit at all could ever be there. */
  isPassable(label: string): boolean {
    const hex = this.drawing.layout.hex(label);
    return hex !== undefined && !this.closed.has(hex.terrain);
  }

  readonly isHex = (label: string): boolean => this.drawing.layout.has(label);
}

const drawings = new WeakMap<Sheet, Drawing>();

/** A sheet is drawn once, whatever language its words are in. */
function drawingOf(sheet: Sheet): Drawing {
  const known = drawings.get(sheet) ?? draw(sheet);
  drawings.set(sheet, known);
  return known;
}

const sheets = new Map<string, Promise<Sheet>>();
const drawn = new Map<string, Promise<Printed>>();

/** The sheet of a scenario; of the game's first where none is named. */
export function sheetOf(game: string, scenario?: string): Promise<Sheet> {
  const key = `${game} ${scenario ?? ""}`;
  const known = sheets.get(key);
  if (known) {
    return known;
  }
  const caller: Caller = { language: settings.language, secrets: [] };
  const asked = api.sheet(caller, game, scenario);
  sheets.set(key, asked);
  asked.catch(() => sheets.delete(key));
  return asked;
}

export function printed(game: string, scenario: string | undefined, language: string): Promise<Printed> {
  const key = `${game} ${scenario ?? ""} ${language}`;
  const known = drawn.get(key);
  if (known) {
    return known;
  }
  const words = api.words({ language, secrets: [] }, game).catch(() => ({}));
  const made = Promise.all([sheetOf(game, scenario), words]).then(
    ([sheet, said]) => new Printed(sheet, said),
  );
  drawn.set(key, made);
  made.catch(() => drawn.delete(key));
  return made;
}
