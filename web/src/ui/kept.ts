/** Whether two plain things say the same. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) {
    return true;
  }
  if (typeof a !== "object" || typeof b !== "object" || !a || !b || Array.isArray(a) !== Array.isArray(b)) {
    return false;
  }
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && isSame(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}

/**
 * Of a list that is made anew whenever anything changes, hands on the very things of before where nothing is different
 * about them: a thousand hexes and hundreds of counters are drawn, of which a move changes two.
 */
export function keeper<T extends object>(keyOf: (each: T) => string): (next: readonly T[]) => T[] {
  let known = new Map<string, T>();
  return (next) => {
    const now = new Map<string, T>();
    const kept = next.map((each) => {
      const key = keyOf(each);
      const before = known.get(key);
      const one = before && isSame(before, each) ? before : each;
      now.set(key, one);
      return one;
    });
    known = now;
    return kept;
  };
}
