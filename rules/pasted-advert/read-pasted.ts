import { readAdvert } from "#rules/advert-words/read-advert.ts";
import { registrationWords } from "#rules/advert-words/registration-mentions.ts";
import { type Line, linesOf } from "./advert-lines.ts";
import { labelledIn, splitAtLabels } from "./labels.ts";
import { type Found, MAX_PASTED, type PastedAdvert } from "./pasted-advert.ts";
import { readAbroad } from "./read-abroad.ts";
import { readClosing } from "./read-closing.ts";
import { readHours } from "./read-hours.ts";
import { readPay } from "./read-pay.ts";
import { readStart } from "./read-start.ts";
import { readTown } from "./read-town.ts";
import { readWho } from "./read-who.ts";

/**
 * Reads an advert as people paste it, with the clutter of the site it came from. What it finds is
 * shown with its words, to be corrected: a field left empty is better than a wrong one. `today` is
 * an ISO day.
 */
export function readPasted(pasted: string, today: string): PastedAdvert {
  const text = pasted.slice(0, MAX_PASTED);
  const lines = splitAtLabels(linesOf(text));
  const labelled = labelledIn(lines);
  const abroad = readAbroad(lines, labelled);
  return {
    ...readWho(lines, labelled),
    town: readTown(lines, labelled),
    pay: readPay(lines, labelled),
    hours: readHours(lines, labelled),
    closesOn: readClosing(lines, labelled, today),
    startsOn: readStart(lines, today),
    registration: registrationIn(lines),
    abroad,
    sponsorship: readAdvert(text, today, { country: abroad?.value ?? "gb" }),
  };
}

function registrationIn(lines: readonly Line[]): Found<true> | null {
  const words = registrationWords(lines.map(({ text }) => text).join("\n"));
  return words ? { value: true, words } : null;
}
