import { headingIn, usualSize } from "./find-sections.ts";
import type { TextLine } from "./text-line.ts";

/** So much larger than the text a name beside a column is set, at least. */
const LARGER = 1.3;
/** Names are set on two lines at most. */
const MAX_LINES = 2;

/**
 * Where a column at the side was written first, the name comes in the middle of the lines, behind all
 * the column says. It is the largest on the page: it goes to the top, with what it is followed by
 * before the next heading.
 */
export function moveNameFirst(lines: readonly TextLine[]): readonly TextLine[] {
  const largest = Math.max(0, ...lines.map(({ size }) => size));
  const at = lines.findIndex(({ size }) => size === largest);
  const isAboveAll = lines.slice(0, at).every(({ text }) => headingIn(text) === null);
  if (largest < usualSize(lines) * LARGER || isAboveAll) return lines;
  const set = lines.filter(({ size }) => size === largest);
  const name = lines.slice(at, at + set.length);
  // Others as large elsewhere: they are headings.
  if (set.length > MAX_LINES || name.some((line) => line.size !== largest)) return lines;
  const text = name.map((line) => line.text).join(" ");
  if (!isNameLike(text)) return lines;
  const after = at + set.length;
  const found = lines.slice(after).findIndex((line) => headingIn(line.text) !== null);
  const end = found === -1 ? after : after + found;
  return [
    { ...name[0]!, text },
    ...lines.slice(after, end),
    ...lines.slice(0, at),
    ...lines.slice(end),
  ];
}

function isNameLike(text: string): boolean {
  return (
    headingIn(text) === null &&
    /^\S+(\s+\S+){0,4}$/.test(text) &&
    !/[\d@|•·:]|curriculum|vitae|résumé|resume|lebenslauf|^cv$/i.test(text)
  );
}
