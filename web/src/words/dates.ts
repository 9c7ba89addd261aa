import type { Sheet } from "../api/types";
import { settings, t, type Language } from "./words.svelte";

/** The kind of a language that dates are written in, where it has several. */
const LOCALES: Partial<Record<Language, string>> = { en: "en-GB", zh: "zh-Hant" };

function parsed(date: string): Date | undefined {
  const found = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(date);
  return found
    ? new Date(Date.UTC(Number(found[1]), Number(found[2]) - 1, Number(found[3] ?? 1)))
    : undefined;
}

/** Whether a date is a whole month, "1941-04". */
const isMonth = (date: string) => date.length === 7;

function format(date: string, { day: number, ...options }: Intl.DateTimeFormatOptions): string {
  const day = parsed(date);
  return day
    ? new Intl.DateTimeFormat(LOCALES[settings.language] ?? settings.language, {
        timeZone: "UTC",
        ...options,
        ...(number && !isMonth(date) ? { day: number } : {}),
      }).format(day)
    : date;
}

/** "26 May 1942" in the chosen language, or "May 1942"; what is no ISO date stays as it is. */
export function longDate(date: string): string {
  return format(date, { day: "numeric", month: "long", year: "numeric" });
}

/** "26 May": short in every language, without the "de" and the full stop that some put there. */
export function shortDate(date: string): string {
  if (settings.language === "zh") {
    return format(date, { month: "short", day: "numeric" });
  }
  const month = format(date, { month: "short" }).replace(".", "");
  return parsed(date) && !isMonth(date) ? `${Number(date.slice(8))} ${month}` : month;
}

/** Which half of its day a turn is, where a day has two. */
function half(sheet: Pick<Sheet, "hours">, turn: number): string {
  return sheet.hours === 12 ? ` ${t(turn % 2 ? "half.first" : "half.second")}` : "";
}

/** "12 May", or "12 May a.m." where a day has two turns. */
export function turnDate(sheet: Pick<Sheet, "dates" | "hours">, turn: number): string {
  const date = sheet.dates[turn - 1];
  return date ? shortDate(date) + half(sheet, turn) : "";
}

/** The same with the year. */
export function longTurnDate(sheet: Pick<Sheet, "dates" | "hours">, turn: number): string {
  const date = sheet.dates[turn - 1];
  return date ? longDate(date) + half(sheet, turn) : "";
}

export function span(dates: readonly string[], until?: string): string {
  const first = dates[0];
  const last = until ?? dates.at(-1);
  if (!first || !last) {
    return "";
  }
  const year = isMonth(first) && first.slice(0, 4) !== last.slice(0, 4) ? ({ year: "numeric" } as const) : {};
  return `${format(first, { day: "numeric", month: "long", ...year })} – ${longDate(last)}`;
}
