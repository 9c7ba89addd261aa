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

export function matches(text: string, sought: string): boolean {
  const plain = (s: string) => s.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const all = plain(text);
  return plain(sought)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => all.includes(word));
}
