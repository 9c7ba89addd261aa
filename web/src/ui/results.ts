/** What stands before a colon is what people call a result; without one that is its code. */
export function resultName(code: string, words: string): string {
  return words.includes(": ") ? words.slice(0, words.indexOf(": ")) : code;
}

export function resultMeaning(words: string): string {
  return words.slice(words.includes(": ") ? words.indexOf(": ") + 2 : 0);
}
