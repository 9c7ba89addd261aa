import { api } from "../api/client";
import type { RuleBook, RuleSection } from "../api/types";

const books = new Map<string, Promise<RuleBook>>();

export function rulesOf(game: string, language: string): Promise<RuleBook> {
  const key = `${game} ${language}`;
  const known = books.get(key);
  if (known) {
    return known;
  }
  const asked = api.rules({ language, secrets: [] }, game);
  books.set(key, asked);
  asked.catch(() => books.delete(key));
  return asked;
}

/** The sections of a book and of those that it builds on. */
export function allSections(book: RuleBook): RuleSection[] {
  const more = (book.books ?? []).flatMap((other) => {
    if (typeof other === "string") return [];
    return [{ title: other.title, level: 1, rules: [], prose: null }, ...allSections(other)];
  });
  return [...book.sections, ...more];
}

/** "gazala 4.1.2b" and "4.1.2b" are the same rule; one without its letter is the first that begins so. */
export function findRule(book: RuleBook, rule: string): { id: string; text: string } | undefined {
  const id = rule.split(" ").at(-1) ?? rule;
  const all = allSections(book).flatMap((section) => section.rules);
  return (
    all.find((each) => each.id === id) ??
    all.find((each) => each.id.startsWith(id) && /^[a-z]/.test(each.id.slice(id.length)))
  );
}

/** A chapter by its number, "11.2", with all that stands under it. */
export function chapter(book: RuleBook, number: string): RuleSection[] {
  const from = book.sections.findIndex(({ title }) => title.split(" ")[0] === number);
  const level = book.sections[from]?.level ?? 0;
  const rest = from < 0 ? [] : book.sections.slice(from + 1);
  const end = rest.findIndex((section) => section.level <= level);
  return from < 0 ? [] : [book.sections[from]!, ...rest.slice(0, end < 0 ? undefined : end)];
}

export function matches(text: string, sought: string): boolean {
  const plain = (s: string) => s.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const all = plain(text);
  return plain(sought)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => all.includes(word));
}
