import type { OutlineItem } from "#platform/typesetting/pdf/read-pdf.ts";

type SpokenPart = { text: string; isLink: boolean };
export type SpokenLine = Pick<OutlineItem, "role" | "level"> & { parts: readonly SpokenPart[] };

/**
 * What a screen reader says, line by line. The outline tells a link after the words it stands in;
 * a screen reader says it once, where it stands.
 */
export function spokenLines(outline: readonly OutlineItem[]): SpokenLine[] {
  const lines: SpokenLine[] = [];
  for (const { role, level, text } of outline) {
    const last = lines.at(-1);
    const parts = role === "link" && last ? withLink(last.parts, text) : null;
    if (last && parts) lines[lines.length - 1] = lineOf(last, parts);
    else lines.push({ role, level, parts: [{ text, isLink: role === "link" }] });
  }
  return lines;
}

/** A line that is nothing but a link is a link. */
function lineOf(line: SpokenLine, parts: readonly SpokenPart[]): SpokenLine {
  const isLink = line.role === "paragraph" && parts.length === 1;
  return { ...line, role: isLink ? "link" : line.role, parts };
}

/** Links come in the order of the words: the next one stands in what follows the last. */
function withLink(parts: readonly SpokenPart[], link: string): readonly SpokenPart[] | null {
  const rest = parts.at(-1);
  const at = rest && !rest.isLink ? rest.text.indexOf(link) : -1;
  if (!rest || at === -1) return null;
  const cut = [
    { text: rest.text.slice(0, at), isLink: false },
    { text: link, isLink: true },
    { text: rest.text.slice(at + link.length), isLink: false },
  ];
  return [...parts.slice(0, -1), ...cut.filter(({ text }) => text !== "")];
}
