import { allowsNewWorkers, type Rating } from "./rating.ts";
import { SKILLED_WORKER } from "./route.ts";

/** What an organisation on the register is licensed for, seen by somebody who looks for a first job. */
export type Standing = "licensed" | "licensed_restricted" | "licensed_other_routes";

/** What a check answers (`facts` section 5). "not_found" never means "cannot sponsor". */
export type CheckStatus = Standing | "possible_match" | "not_found";

export type Licence = { type: string; rating: Rating; ratingWords: string; route: string };

/** A rating we do not know counts as restricted: wrong in the safe direction, and the words say so. */
export function standingOf(licences: readonly Pick<Licence, "rating" | "route">[]): Standing {
  const skilled = licences.filter(({ route }) => route === SKILLED_WORKER);
  if (skilled.length === 0) return "licensed_other_routes";
  return skilled.some(({ rating }) => allowsNewWorkers(rating))
    ? "licensed"
    : "licensed_restricted";
}
