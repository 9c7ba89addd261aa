export type Inline =
  | { kind: "text" | "code"; text: string }
  | { kind: "strong"; parts: Inline[] }
  | { kind: "em"; parts: Inline[] }
  | { kind: "link"; text: string; to: string };

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)|<[^>]*>/g;

/** The small part of Markdown that rule texts use, as data: nothing is ever inserted as markup. */
export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(MARKS)) {
    if (found.index > at) {
      parts.push({ kind: "text", text: text.slice(at, found.index) });
    }
    const [, strong, em, code, label, to] = found;
    if (strong !== undefined) parts.push({ kind: "strong", parts: inline(strong) });
    else if (em !== undefined) parts.push({ kind: "em", parts: inline(em) });
    else if (code !== undefined) parts.push({ kind: "code", text: code });
    else if (label !== undefined) parts.push({ kind: "link", text: label, to: to ?? "" });
    at = found.index + found[0].length;
  }
  if (at < text.length) {
    parts.push({ kind: "text", text: text.slice(at) });
  }
  return parts;
}

export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };

function cells(line: string): string[] {
  return line
    .replace(/^\s*\||\|\s*$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

/** What each line that begins with a dash says, with the lines that go on with it. */
function items(lines: string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    if (line.startsWith("- ")) found.push(line.slice(2).trim());
    else found.push(`${found.pop()} ${line.trim()}`);
  }
  return found;
}

/** Paragraphs, lists and tables. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => {
      const lines = block.split("\n");
      if (lines.length > 1 && lines[0]!.includes("|") && /^[\s|:-]+$/.test(lines[1]!)) {
        return { kind: "table", head: cells(lines[0]!), rows: lines.slice(2).map(cells) };
      }
      if (block.startsWith("- ")) {
        return { kind: "list", items: items(lines) };
      }
      return { kind: "paragraph", text: block.replace(/\n/g, " ") };
    });
}

/** Where a link in a rule text leads on this page: a rule's anchor, or nowhere. */
export function anchor(to: string): string | undefined {
  const hash = to.indexOf("#");
  return hash < 0 ? undefined : decodeURIComponent(to.slice(hash + 1));
}
