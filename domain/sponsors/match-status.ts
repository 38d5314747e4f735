import { prominenceOf } from "#rules/employer-names/prominence.ts";
import type { CheckStatus } from "#rules/sponsor-register/standing.ts";
import type { Match, MatchedName, Sponsor } from "./sponsor.ts";

/** Names that say whom somebody means. Trading names are shared, initials and brands of a group are hints. */
const FIRM: ReadonlySet<MatchedName> = new Set([
  "name",
  "alias",
  "university",
  "council",
  "hospital",
  "stem",
  "initials",
]);

/** A large employer has offices in many towns; a small one in another town is another one. */
const LARGE = 2;
/** Large enough to be meant by its initials: a university with a licence for every route. */
const VERY_LARGE = 4;

/** Only the same name, or one we know to be another of its names, says what an organisation is licensed for. */
export function statusOf(
  match: Match,
  sponsor: Pick<Sponsor, "standing" | "name" | "routes">,
): CheckStatus {
  if (!sponsor.standing) return "not_found";
  const isSame = match.how === "exact" && !match.isPart && FIRM.has(match.matched);
  return isSame && isLikelySame(match, sponsor) ? sponsor.standing : "possible_match";
}

function isLikelySame(
  { matched, matchedName, townMatch }: Match,
  { name, routes }: Pick<Sponsor, "name" | "routes">,
): boolean {
  if (matched === "alias") return true;
  const prominence = prominenceOf(name, routes);
  if (matched === "initials") return prominence >= VERY_LARGE;
  if (prominence >= LARGE) return true;
  // One word alone without "UK" or "Group" may be anybody's.
  const isOneWord = matched === "stem" && !matchedName.includes(" ");
  return townMatch !== "other" && !isOneWord;
}
