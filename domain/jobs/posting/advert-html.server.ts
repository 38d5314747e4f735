import { Marked } from "marked";
import { sanitiseHtml } from "../sanitise-html.server.ts";

const marked = new Marked({ gfm: true, breaks: true, async: false });

/** Markdown nests as deep as it is typed; no advert needs more, and reading it would not end. */
const DEEP = /^(?:[ \t]*(?:>|[-*+]|\d+[.)])){6,}/gm;

/** Emphasis is matched pair by pair, which takes the square of their number. */
const MAX_MARKS = 100;
const mark = /[*_~`[\]]/g;

/** An employer's plain text or Markdown as the sanitised HTML that readers get. */
export function advertHtml(advert: string): string {
  const flat = advert.replaceAll(/\r\n?/g, "\n").replaceAll(DEEP, "");
  return sanitiseHtml(marked.parse(plainWhereMarked(flat)) as string);
}

/** A paragraph with more marks than any writer makes is taken as the characters it has. */
function plainWhereMarked(advert: string): string {
  return advert
    .split(/(\n[ \t]*\n)/)
    .map((part) =>
      (part.match(mark)?.length ?? 0) > MAX_MARKS ? part.replaceAll(mark, "\\$&") : part,
    )
    .join("");
}
