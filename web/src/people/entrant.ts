/** A computer player as records and requests name it: "officer", or with its seconds for a turn "general 10s". */
export interface Entrant {
  id: string;
  seconds?: number;
}

export function entrant(text: string | undefined): Entrant | undefined {
  const found = /^(\S+)(?: (\d+)s)?$/.exec(text ?? "");
  return found ? { id: found[1]!, ...(found[2] && { seconds: Number(found[2]) }) } : undefined;
}

export function entry(id: string, seconds: number | undefined): string {
  return seconds === undefined ? id : `${id} ${seconds}s`;
}
