import type { Term } from "../api/types";

export interface Terms extends Term {
  times: number;
}

/** How many words two sentences have in common before they part. */
function shared(a: readonly string[], b: readonly string[]): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) {
    n++;
  }
  return n;
}

/** Terms of one rule and value that begin alike, as one: "road at 0701, 0802". */
export function grouped(terms: readonly Term[]): Terms[] {
  const groups: { term: Term; words: string[][] }[] = [];
  for (const term of terms) {
    const words = term.text.split(" ");
    const group = groups.find(
      (each) =>
        each.term.rule === term.rule &&
        each.term.value === term.value &&
        shared(each.words[0]!, words) > 0 &&
        each.words[0]!.length === words.length,
    );
    if (group) {
      group.words.push(words);
    } else {
      groups.push({ term, words: [words] });
    }
  }
  return groups.map(({ term, words }) => ({ ...term, times: words.length, text: together(words) }));
}

function together(sentences: string[][]): string {
  const first = sentences[0]!;
  const same = Math.min(...sentences.map((words) => shared(first, words)));
  const rests = sentences.map((words) => words.slice(same).join(" ")).filter(Boolean);
  const told = rests.length > 3 ? `${rests[0]} … ${rests.at(-1)}` : rests.join(", ");
  return [...first.slice(0, same), told].join(" ").trim();
}
