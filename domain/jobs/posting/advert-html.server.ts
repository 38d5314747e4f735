import { Marked } from "marked";
import { textOfHtml } from "../html-text.ts";
import { sanitiseHtml } from "../sanitise-html.server.ts";

const marked = new Marked({ gfm: true, breaks: true, async: false });

/** Markdown nests as deep as it is typed; no advert needs more, and reading it would not end. */
const DEEP = /^(?:[ \t]*(?:>|[-*+]|\d+[.)])){6,}/gm;

/** Emphasis is matched pair by pair, which takes the square of their number. */
const MOST_MARKS = 100;
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
      (part.match(mark)?.length ?? 0) > MOST_MARKS ? part.replaceAll(mark, "\\$&") : part,
    )
    .join("");
}

const LONGEST_SUMMARY = 180;

/** The first sentences of an advert, as many as a card has room for. */
export function summaryOf(html: string): string {
  const firstWords = html.replace(/^(?:\s*<h\d>.*?<\/h\d>)+/s, "");
  const text = textOfHtml(firstWords);
  if (text.length <= LONGEST_SUMMARY) return text;
  const cut = text.slice(0, LONGEST_SUMMARY + 1);
  const sentence = cut.lastIndexOf(". ");
  if (sentence > LONGEST_SUMMARY / 2) return cut.slice(0, sentence + 1);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[,;:]$/, "")}…`;
}
