const HALVES: Record<string, string> = { "5": "½", "25": "¼", "75": "¾" };

/** A number as wargamers print it: 2½ and not 2.5. */
export function fraction(value: string | number): string {
  const [whole = "", part] = String(value).split(".");
  const half = part && HALVES[part];
  if (!half) {
    return String(value);
  }
  return whole === "0" ? half : whole + half;
}

/** A shift or term with its sign. */
export function signed(value: string | number): string {
  const text = fraction(value);
  return Number(value) > 0 ? `+${text}` : text.replace("-", "−");
}
