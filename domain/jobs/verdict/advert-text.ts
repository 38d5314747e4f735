import { decodeEntities } from "../html-text.ts";

/** The words of an advert, a line for each paragraph, item and heading: sentences end there. */
export function advertText(html: string): string {
  const lines = html.replace(/<\/(p|li|h\d|ul|ol|div|tr)>|<br\s*\/?>/gi, "\n");
  return decodeEntities(lines.replace(/<[^>]*>/g, " "))
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[ \n]*/g, "\n")
    .trim();
}

/** Paragraph b of SW 12.2 asks for a postdoctoral position. */
export function isPostdoctoral(title: string): boolean {
  return /\bpost-?\s?doc/i.test(title);
}

const registers =
  /\b(?:work(?:ing)?|train(?:ing)?|stud(?:y|ying)|progress(?:ing)?|support(?:ed)?)\s+towards?\s+(?:\w+\s+){0,5}(?:chartered status|chartership|chartered engineer|full registration|professional registration)\b/i;

/** Paragraphs c and d ask for work towards registration or a charter, which few adverts say plainly. */
export function worksTowardsRegistration(text: string): boolean {
  return registers.test(text);
}
