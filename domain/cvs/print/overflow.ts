import type { DocumentEnd } from "#platform/typesetting/document.ts";
import type { Overflow } from "./printable.ts";

/** A last page with less than this part of it filled looks like an accident. */
const LITTLE = 0.25;

/** How far a document is over `most` pages, or over the page before its last by little. */
export function overflowOf(end: DocumentEnd | null, most: number): Overflow | null {
  if (!end) return null;
  const onLast = Math.max(1, Math.ceil((end.y - end.top) / end.line));
  const onFull = Math.floor((end.bottom - end.top) / end.line);
  if (end.page > most) return { lines: onLast + (end.page - most - 1) * onFull, pages: most };
  if (end.page > 1 && onLast <= onFull * LITTLE) return { lines: onLast, pages: end.page - 1 };
  return null;
}
