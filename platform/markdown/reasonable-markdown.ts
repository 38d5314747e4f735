/** Markdown nests as deep as it is typed; no advert needs more, and reading it would not end. */
const DEEP = /^(?:[ \t]*(?:>|[-*+]|\d+[.)])){6,}/gm;

/** Emphasis is matched pair by pair, which takes the square of their number. */
const MAX_MARKS = 100;
const mark = /[*_~`[\]]/g;

/** What strangers type, without what is made to stall a reader of Markdown. */
export function withinReason(markdown: string): string {
  return markdown
    .replaceAll(DEEP, "")
    .split(/(\n[ \t]*\n)/)
    .map((part) =>
      (part.match(mark)?.length ?? 0) > MAX_MARKS ? part.replaceAll(mark, "\\$&") : part,
    )
    .join("");
}
