import { textOfHtml } from "#rules/html-text.ts";

const LONGEST_SUMMARY = 180;

/** The first sentences of an advert, as many as a card has room for. */
export function summaryOf(html: string): string {
  const firstWords = html.replace(/^(?:\s*<h\d>.*?<\/h\d>)+/s, "");
  const text = textOfHtml(firstWords);
  if (text.length <= LONGEST_SUMMARY) return text;
  const cut = text.slice(0, LONGEST_SUMMARY + 1);
  const sentence = cut.lastIndexOf(". ");
  if (sentence > LONGEST_SUMMARY / 2) return cut.slice(0, sentence + 1);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s,;:-]+$/, "")}…`;
}
