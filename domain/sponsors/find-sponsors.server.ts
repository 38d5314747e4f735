import { haveOneEnding } from "#rules/employer-names/legal-ending.ts";
import { isNear } from "#rules/employer-names/rank.ts";
import { typedReadings } from "#rules/employer-names/typed-readings.ts";
import { townKey } from "#rules/sponsor-register/town-key.ts";
import { splitTradingNames } from "#rules/sponsor-register/trading-names.ts";
import { knownElsewhere } from "./families/known-elsewhere.server.ts";
import { judge } from "./judge.ts";
import { statusOf, whyMatched } from "./match-words.ts";
import type { EmployerCandidate } from "./names/employer-names.server.ts";
import { askNames } from "./register/ask-names.server.ts";
import { rememberedImport } from "./register/current-import.server.ts";
import {
  LONGEST_NAME,
  type Match,
  type MatchedName,
  type Sponsor,
  type SponsorAnswer,
  type SponsorResult,
  type Verdict,
} from "./sponsor.ts";
import { findSponsorsById } from "./sponsors.queries.server.ts";

const MAX_RESULTS = 20;
/** So many are looked at to tell whether others are equally near. */
const LOOKED_AT = 12;

export type Asked = { q: string; town?: string | null; limit?: number };

/**
 * Looks a name up in the register: misspelt, without its ending, by trading name, by
 * beginning. Null before a register has been read in; throws where the index is away
 * (`isSearchAway`). Those whom the verdict is about come first. The answer is of the copy that the
 * index has read: the one before, until a new one is whole.
 */
export async function findSponsors({
  q,
  town = null,
  limit = 5,
}: Asked): Promise<SponsorAnswer | null> {
  if (!(await rememberedImport())) return null;
  const typed = q.slice(0, LONGEST_NAME);
  const place = townKey(town?.slice(0, LONGEST_NAME) ?? "") || null;
  const wanted = Math.min(MAX_RESULTS, Math.max(1, limit));
  const most = Math.max(LOOKED_AT, wanted);
  const question = { ...typedReadings(typed, place), place, limit: most };
  const { copy, candidates } = await askNames(question);
  if (!copy) return null;
  const results = await withDetails(typed, candidates.filter(isNear));
  const { verdict, about } = judge(typed, results, { isCut: candidates.length === most });
  return {
    asOf: copy.asOf,
    isDemo: copy.isDemo,
    verdict: withKnownName(typed, verdict),
    // Of several nobody is left out: whoever chooses must see them all.
    results: [...new Set([...about, ...results])].slice(0, Math.max(wanted, about.length)),
  };
}

/** Nobody here bears the name, and we know whom it means. */
function withKnownName(typed: string, verdict: Verdict): Verdict {
  const isNobody = verdict.status === "not_found" && verdict.organisationId === null;
  const why = isNobody ? knownElsewhere(typed) : null;
  return why ? { ...verdict, why } : verdict;
}

async function withDetails(
  typed: string,
  candidates: readonly EmployerCandidate[],
): Promise<SponsorResult[]> {
  const sponsors = await findSponsorsById(candidates.map(({ id }) => id));
  return candidates.flatMap((candidate) => {
    const sponsor = sponsors.get(candidate.id);
    if (!sponsor) return [];
    const match = matchOf(typed, candidate, sponsor);
    return [
      { ...sponsor, ...match, status: statusOf(match, sponsor), why: whyMatched(match, sponsor) },
    ];
  });
}

function matchOf(
  typed: string,
  { kind, how, text, isWholeWords, place, score, read }: EmployerCandidate,
  { name }: Sponsor,
): Match {
  const matched = (kind === "trading" ? "trading name" : kind) as MatchedName;
  const isOther = how === "exact" && ENDED.has(matched) && !haveOneEnding(typed, legalOf(name));
  return {
    matched,
    how: isOther ? "ending" : how,
    matchedName: text,
    isWholeWords,
    ...(read === "part" || read === "near" ? { isPart: true } : {}),
    ...(read === "near" ? { isReworded: true } : {}),
    townMatch: place,
    score: Math.min(1, score),
  };
}

/** Whose legal ending can be compared with the one that was typed. */
const ENDED: ReadonlySet<MatchedName> = new Set(["name", "alias", "group", "stem"]);

function legalOf(name: string): string {
  return splitTradingNames(name).legal;
}
