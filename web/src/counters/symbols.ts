import symbols from "virtual:nato-symbols";

/** The id of the symbol for a type of unit. */
export function symbolOf(type: string): string {
  return `nato-${type in symbols ? type : "unknown"}`;
}
