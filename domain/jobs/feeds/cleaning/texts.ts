import { decodeEntities, htmlOfText } from "#rules/html-text.ts";

/** One line without stray spaces, tags, entities and characters that cannot be seen. */
export function cleanLine(text: string | null): string {
  return decodeEntities((text ?? "").replace(/<[^>]*>/g, " "))
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Feeds send HTML or plain text under the same name. */
export function asHtml(description: string): string {
  return /<[a-z][^>]*>/i.test(description) ? description : htmlOfText(description);
}
