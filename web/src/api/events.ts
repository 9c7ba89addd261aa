import { headers, type Caller } from "./client";

export interface ServerEvent {
  event: string;
  id: string;
  data: string;
}

/** Takes server-sent events apart; a piece of text may end anywhere, what is left over waits for the next one. */
export class EventReader {
  private rest = "";

  read(text: string): ServerEvent[] {
    this.rest += text.replaceAll("\r\n", "\n");
    const blocks = this.rest.split("\n\n");
    this.rest = blocks.pop() ?? "";
    return blocks.map(parse).filter((each) => each.data !== "" || each.id !== "");
  }
}

function parse(block: string): ServerEvent {
  const found: ServerEvent = { event: "message", id: "", data: "" };
  const data: string[] = [];
  for (const line of block.split("\n")) {
    const colon = line.indexOf(":");
    if (colon <= 0) {
      continue;
    }
    const field = line.slice(0, colon);
    const value = line.slice(colon + 1).replace(/^ /, "");
    if (field === "data") {
      data.push(value);
    } else if (field === "event" || field === "id") {
      found[field] = value;
    }
  }
  found.data = data.join("\n");
  return found;
}

export interface Listener {
  moved(version: number): void;
  /** There are so many notes by now. */
  noted(count: number): void;
  connected(): void;
  lost(): void;
}

/**
 * Listens to a match. EventSource cannot send the seat's secret in a header, so the stream is read by hand; after a
 * lost line it goes on behind the last event that arrived.
 */
export function listen(caller: Caller, match: string, from: number, listener: Listener): () => void {
  const stop = new AbortController();
  let last = from;
  let wait = 500;

  async function once(): Promise<void> {
    const response = await fetch(`/api/matches/${encodeURIComponent(match)}/events`, {
      headers: { ...headers(caller), Accept: "text/event-stream", "Last-Event-ID": String(last) },
      signal: stop.signal,
      cache: "no-store",
    });
    if (!response.ok || !response.body) {
      throw new Error(String(response.status));
    }
    listener.connected();
    wait = 500;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const events = new EventReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) {
        return;
      }
      for (const event of events.read(value)) {
        const data = JSON.parse(event.data) as { version?: number; notes?: number };
        if (event.event === "noted" && data.notes !== undefined) {
          listener.noted(data.notes);
        }
        const version = Number(event.id || data.version);
        if (event.event === "moved" && Number.isFinite(version)) {
          last = Math.max(last, version);
          listener.moved(version);
        }
      }
    }
  }

  async function forever(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        await once();
      } catch {
        // The line broke, or the server is away: say so and try again.
      }
      if (stop.signal.aborted) {
        return;
      }
      listener.lost();
      await new Promise((resolve) => setTimeout(resolve, wait));
      wait = Math.min(wait * 2, 10_000);
    }
  }

  void forever();
  return () => stop.abort();
}
