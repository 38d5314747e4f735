import { textOfHtml } from "#rules/html-text.ts";

const MAX_SUMMARY_LENGTH = 180;

/** The first sentences of an advert, as many as a card has room for. */
export function summaryOf(html: string): string {
  const firstWords = html.replace(/^(?:\s*<h\d>.*?<\/h\d>)+/s, "");
  const text = textOfHtml(firstWords);
  if (text.length <= MAX_SUMMARY_LENGTH) return text;
  const cut = text.slice(0, MAX_SUMMARY_LENGTH + 1);
  const sentence = cut.lastIndexOf(". ");
  if (sentence > MAX_SUMMARY_LENGTH / 2) return cut.slice(0, sentence + 1);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s,;:-]+$/, "")}…`;
}
