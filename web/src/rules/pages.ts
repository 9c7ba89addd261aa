import { api } from "../api/client";
import { settings } from "../words/words.svelte";

let asked: Promise<ReadonlyMap<string, readonly string[]>> | undefined;

/** What can be read of a game besides its rules; nothing where nobody can tell. */
export async function pagesOf(game: string): Promise<readonly string[]> {
  asked ??= api
    .games({ language: settings.language, secrets: [] })
    .then((games) => new Map(games.map(({ id, pages }) => [id, pages])));
  try {
    return (await asked).get(game) ?? [];
  } catch {
    asked = undefined;
    return [];
  }
}

/** The key of what a page is called. */
export const pageKey = (page: string) => (page === "primer" ? "primer" : "notes.page");
