import { speaksOfRegistration } from "#rules/advert-words/registration-mentions.ts";
import { decodeEntities } from "#rules/html-text.ts";
import { mayLeadToRegistration } from "#rules/uk-work/registration-codes.ts";

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

/**
 * Whether the words speak of work towards a registration or a charter, which paragraphs c and d of
 * SW 12.2 ask about. Few adverts say so plainly, and silence is an answer only for work that leads
 * to neither: then null. Even a true is the reader's to confirm.
 */
export function worksTowardsRegistration(text: string, socCode: string | null): boolean | null {
  if (speaksOfRegistration(text)) return true;
  return mayLeadToRegistration(socCode) ? null : false;
}
