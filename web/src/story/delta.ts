/** What changed between two pieces of JSON, as docs/api.md describes it. */
export type Change =
  | { to: unknown }
  | { in: Record<string, Change>; out?: string[] }
  | { at: Record<string, Change> }
  | { from: number; cut: number; put: unknown[] };

/** What became of it. What did not change is shared with what was before. */
export function apply<T>(before: T, change: Change): T {
  return applied(before, change) as T;
}

function applied(before: unknown, change: Change): unknown {
  if ("to" in change) {
    return change.to;
  }
  if ("in" in change) {
    const was = before as Record<string, unknown>;
    const after = { ...was };
    for (const [field, each] of Object.entries(change.in)) {
      after[field] = applied(was[field], each);
    }
    for (const field of change.out ?? []) {
      delete after[field];
    }
    return after;
  }
  const list = [...(before as unknown[])];
  if ("at" in change) {
    for (const [index, each] of Object.entries(change.at)) {
      list[Number(index)] = applied(list[Number(index)], each);
    }
    return list;
  }
  list.splice(change.from, change.cut, ...change.put);
  return list;
}
