import { settings } from "./words.svelte";

function parsed(date: string): Date | undefined {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  return found ? new Date(Date.UTC(Number(found[1]), Number(found[2]) - 1, Number(found[3]))) : undefined;
}

function format(date: string, options: Intl.DateTimeFormatOptions): string {
  const day = parsed(date);
  return day
    ? new Intl.DateTimeFormat(settings.language === "en" ? "en-GB" : settings.language, {
        timeZone: "UTC",
        ...options,
      }).format(day)
    : date;
}

/** "26 May 1942" in the chosen language; a date that is no ISO date stays as it is. */
export function longDate(date: string): string {
  return format(date, { day: "numeric", month: "long", year: "numeric" });
}

/** "26 May": short in every language, without the "de" and the full stop that some put there. */
export function shortDate(date: string): string {
  const month = format(date, { month: "short" }).replace(".", "");
  return parsed(date) ? `${Number(date.slice(8))} ${month}` : date;
}

export function span(dates: readonly string[], until?: string): string {
  const first = dates[0];
  const last = until ?? dates.at(-1);
  if (!first || !last) {
    return "";
  }
  return `${format(first, { day: "numeric", month: "long" })} – ${longDate(last)}`;
}
