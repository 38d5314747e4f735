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

const bodies =
  "chartered|chartership|(?:full|professional) registration|registration with|GPhC|ACA|ACCA|CIMA|ICAEW|CIPFA|CEng|IEng|RICS|APC|CIOB|SQE|RIBA Part";
const registers = new RegExp(
  `\\b(?:work(?:ing)?|train(?:ing)?|stud(?:y|ying)|progress(?:ing)?|support(?:ed)?) (?:to|towards?|for) (?:[\\w’'-]+ ){0,5}(?:${bodies})\\b`,
  "i",
);
const trainees =
  /\b(?:training contract|trainee solicitor|solicitor apprentice(?:ship)?|pre-?registration (?:trainee|pharmacist|nurse|year)|(?:foundation|trainee) pharmacist)\b/i;

/**
 * Paragraphs c and d of SW 12.2 ask for work towards a registration or a charter. Few adverts say
 * so plainly, and silence is an answer only for work that leads to neither: then null.
 */
export function worksTowardsRegistration(text: string, socCode: string | null): boolean | null {
  if (registers.test(text) || trainees.test(text)) return true;
  return mayLeadToRegistration(socCode) ? null : false;
}
