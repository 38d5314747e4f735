import { readAdvert } from "#rules/advert-words/read-advert.ts";
import { linesOf } from "./advert-lines.ts";
import { labelledIn, splitAtLabels } from "./labels.ts";
import { MAX_PASTED, type PastedAdvert } from "./pasted-advert.ts";
import { readAbroad } from "./read-abroad.ts";
import { readClosing } from "./read-closing.ts";
import { readHours } from "./read-hours.ts";
import { readPay } from "./read-pay.ts";
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
    abroad,
    sponsorship: readAdvert(text, today, { country: abroad?.value ?? "gb" }),
  };
}
