import { haveOneEnding } from "#rules/employer-names/legal-ending.ts";
import { mayBeOnePlace } from "#rules/sponsor-register/one-place.ts";
import { townKey } from "#rules/sponsor-register/town-key.ts";
import { splitTradingNames } from "#rules/sponsor-register/trading-names.ts";
import type { EmployerCandidate } from "./names/employer-names.server.ts";
import type { Match, MatchedName, Sponsor } from "./sponsor.ts";

/** How a typed name came to an organisation, from what the index found. */
export function matchOf(
  typed: string,
  { kind, how, text, isWholeWords, place, score, read }: EmployerCandidate,
  { name, town }: Pick<Sponsor, "name" | "town">,
  asked: string | null = null,
): Match {
  const matched = (kind === "trading" ? "trading name" : kind) as MatchedName;
  const isOther = how === "exact" && ENDED.has(matched) && !haveOneEnding(typed, legalOf(name));
  return {
    matched,
    how: isOther ? "ending" : how,
    matchedName: text,
    isWholeWords,
    ...(read === "part" || read === "near" || read === "hospital" ? { isPart: true } : {}),
    ...(read === "near" ? { isReworded: true } : {}),
    ...(read === "hospital" ? { isHospital: true } : {}),
    townMatch: place === "other" && mayBeOnePlace(asked ?? "", townKey(town)) ? "unknown" : place,
    score: Math.min(1, score),
  };
}

/** Whose legal ending can be compared with the one that was typed. */
const ENDED: ReadonlySet<MatchedName> = new Set(["name", "alias", "group", "stem"]);

function legalOf(name: string): string {
  return splitTradingNames(name).legal;
}
