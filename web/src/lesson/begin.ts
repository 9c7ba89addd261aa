import { api } from "../api/client";
import { mine, type MyMatch } from "../api/seats";
import { settings } from "../words/words.svelte";

/** The match of a lesson that was begun on this device and can be taken up again. */
export function begun(game: string, lesson: string): MyMatch | undefined {
  return mine.all().find((each) => each.game === game && each.lesson === lesson && !each.moved);
}

/** Begins a lesson; both seats are the learner's. Answers with the address of its table. */
export async function begin(game: string, lesson: string): Promise<string> {
  const created = await api.beginLesson({ language: settings.language, secrets: [] }, game, lesson);
  const seats = Object.entries(created.seats).flatMap(([side, seat]) =>
    seat?.secret ? [[side, seat.secret] as const] : [],
  );
  const before = begun(game, lesson);
  if (before) {
    mine.forget(before.id);
  }
  mine.keep({
    id: created.id,
    game,
    scenario: "",
    lesson,
    seats: Object.fromEntries(seats),
    commitment: created.commitment,
    opened: new Date().toISOString(),
  });
  return `/match/${encodeURIComponent(created.id)}`;
}
