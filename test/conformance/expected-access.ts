import { accountPages } from "./account-pages.ts";
import { anyone } from "./anyone.ts";
import { desks } from "./desks.ts";
import type { Expectation, Outcome, VisitorName } from "./expectation.ts";
import { gated } from "./gated.ts";
import { jumpstart } from "./jumpstart.ts";
import { signedIn } from "./signed-in.ts";

/**
 * Who gets what at every address, on the main site and on a microsite, written
 * out by hand from the specification. It is compared with the code twice: with
 * decide() as a table, and over HTTP with the running app. Do not derive it
 * from the code: its worth is that it was written down separately.
 */
export const expectations: readonly Expectation[] = [
  ...anyone,
  ...signedIn,
  ...desks,
  ...gated,
  ...accountPages,
  ...jumpstart,
];

export type Site = "main" | "microsite";

/** What the specification says this visitor gets at this address of this site. */
export function expectedOutcome(path: string, visitor: VisitorName, site: Site): Outcome {
  const expectation = expectations.find(({ paths }) => paths.includes(path));
  if (!expectation) throw new RangeError(`No expectation is written down for ${path}`);
  return expectation[site][visitor] ?? expectation[site].else;
}
