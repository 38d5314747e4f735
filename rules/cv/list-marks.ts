/** Marks that only ever stand before a line of a list. "o" with a tab is what Word pastes. */
const mark = /^\s*(?:[•●▪▫‣◦○■□▸►➢➤✓✔∙‧⁃]+\s*|[·*–—-]\s+|o\t\s*)(?=\S)/u;
const number = /^\s*(\d{1,2})[.)]\s+(?=\S)/;

/**
 * The lines of a list without the bullets and numbers they were pasted with: the page prints its own.
 * A number goes only where the lines are counted from 1, because "3. Platz" and "2. Bundesliga" are words.
 */
export function withoutListMarks(lines: readonly string[]): string[] {
  const plain = lines.map((line) => line.replace(mark, ""));
  const told = plain.filter((line) => line.trim() !== "");
  const isCounted =
    told.length > 1 && told.every((line, at) => number.exec(line)?.[1] === String(at + 1));
  return isCounted ? plain.map((line) => line.replace(number, "")) : plain;
}
