import { nameWords } from "../sponsor-register/name-words.ts";
import { isInstitution } from "./institution-forms.ts";

/** What a licence for each route says about the size of its holder. */
const ROUTE_WORTH: readonly [RegExp, number][] = [
  [/graduate trainee/i, 3],
  [/government authorised exchange/i, 3],
  [/senior or specialist/i, 2],
  [/service supplier|secondment/i, 1],
  [/international agreement|scale-up/i, 1],
];

export const MAX_PROMINENCE = 9;

/**
 * How likely an entry is to be the one that everybody means by a name, from the register alone:
 * large employers are licensed for more routes, a shop that trades under a famous name for one.
 */
export function prominenceOf(name: string, routes: readonly string[]): number {
  const worth = ROUTE_WORTH.reduce(
    (sum, [route, points]) => sum + (routes.some((one) => route.test(one)) ? points : 0),
    0,
  );
  const words = nameWords(name);
  const isPublic = words.at(-1) === "plc" || isInstitution(words);
  const isTrader = /\bt\s*[/\\]\s*a|trading as/i.test(name);
  return Math.max(0, Math.min(MAX_PROMINENCE, worth + (isPublic ? 1 : 0) - (isTrader ? 1 : 0)));
}
