/** Marks that only ever stand before a line of a list. "o" with a tab is what Word pastes. */
const mark = /^\s*(?:[•●▪▫‣◦○■□▸►➢➤✓✔∙‧⁃]+\s*|[·*–—-]\s+|o\t\s*)(?=\S)/u;

/**
 * The lines of a list without the bullets they were pasted with: the page prints its own. Numbers
 * stay: "1. Platz" and "2. Platz" one below the other are words, not a count.
 */
export function withoutListMarks(lines: readonly string[]): string[] {
  return lines.map((line) => line.replace(mark, ""));
}
