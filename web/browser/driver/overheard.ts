import type { Page } from "playwright-core";

/** Something that came over the line: from where, and all of its text. */
export interface Heard {
  path: string;
  text: string;
}

/**
 * Keeps all that a browser is told about matches: every answer, and every event of the streams, which no answer ever ends. To be
 * called before the browser opens its first page.
 */
export async function overhear(page: Page): Promise<{ heard: Heard[]; events: string[] }> {
  const heard: Heard[] = [];
  const events: string[] = [];
  await page.exposeFunction("kesselHears", (text: string) => void events.push(text));
  await page.addInitScript(() => {
    const fetched = window.fetch;
    window.fetch = async (...asked) => {
      const answer = await fetched(...asked);
      if (!String(asked[0]).endsWith("/events") || !answer.body) return answer;
      const [one, other] = answer.body.tee();
      void (async () => {
        const reader = one.pipeThrough(new TextDecoderStream()).getReader();
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
          await (window as unknown as { kesselHears(text: string): Promise<void> }).kesselHears(part.value);
        }
      })().catch(() => undefined);
      return new Response(other, answer);
    };
  });
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/api/matches") && !pathname.endsWith("/events")) {
      void response.text().then(
        (text) => heard.push({ path: pathname, text }),
        () => undefined,
      );
    }
  });
  return { heard, events };
}
