import { decodeEntities, htmlOfText, textOfHtml } from "../../html-text.ts";

/** One line without stray spaces, tags, entities and characters that cannot be seen. */
export function cleanLine(text: string | null): string {
  return decodeEntities((text ?? "").replace(/<[^>]*>/g, " "))
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** What may be stored at all: PostgreSQL takes no zero character, and half a pair is no character. */
export function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

const LONGEST_SUMMARY = 220;

/** The first sentences of an advert, whole where they fit. */
export function summaryOf(html: string): string {
  const text = textOfHtml(html);
  if (text.length <= LONGEST_SUMMARY) return text;
  const cut = text.slice(0, LONGEST_SUMMARY);
  const sentence = cut.lastIndexOf(". ");
  if (sentence > 80) return cut.slice(0, sentence + 1);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s,;:-]+$/, "")}…`;
}

/** Feeds send HTML or plain text under the same name. */
export function asHtml(description: string): string {
  return /<[a-z][^>]*>/i.test(description) ? description : htmlOfText(description);
}
