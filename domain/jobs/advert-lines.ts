import { decodeEntities } from "#rules/html-text.ts";

const heading = /<(h[1-6])\b[^>]*>(.*?)<\/\1>/gis;
/** Many adverts write their headings as a paragraph in bold. */
const boldParagraph = /<p\b[^>]*>\s*<(strong|b)\b[^>]*>([^<]*)<\/\1>\s*:?\s*<\/p>/gi;
const ends = /<\/?(?:p|li|h\d|ul|ol|div|tr|table|section|blockquote)\b[^>]*>|<br\s*\/?>/gi;

/** An advert line by line, as a reader sees it: "# " before headings, "- " before items of lists. */
export function advertLines(html: string): string {
  const marked = html
    .replace(boldParagraph, "\n# $2\n")
    .replace(heading, "\n# $2\n")
    .replace(/<li\b[^>]*>/gi, "\n- ")
    .replace(ends, "\n")
    .replace(/<[^>]*>/g, "");
  return decodeEntities(marked)
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => /[^#-]/.test(line))
    .join("\n");
}
