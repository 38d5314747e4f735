import { isNear } from "#rules/employer-names/rank.ts";
import { typedReadings } from "#rules/employer-names/typed-readings.ts";
import { townKey } from "#rules/sponsor-register/town-key.ts";
import { judge } from "./checking/judge.ts";
import { findReviewedName } from "./families/find-reviewed-name.server.ts";
import { findTies } from "./families/ties.queries.server.ts";
import { whyMatched } from "./match-labels.ts";
import { matchOf } from "./match-of.ts";
import { statusOf } from "./match-status.ts";
import type { EmployerCandidate } from "./names/employer-names.server.ts";
import { rememberedImport } from "./register/current-import.server.ts";
import { queryNames } from "./register/query-names.server.ts";
import {
  MAX_NAME_LENGTH,
  type SponsorAnswer,
  type SponsorResult,
  type Verdict,
} from "./sponsor.ts";
import { findSponsorsById } from "./sponsors.queries.server.ts";

const MAX_RESULTS = 20;
/** So many are looked at to tell whether others are equally near. */
const LOOKED_AT = 12;

export type SponsorQuestion = { q: string; town?: string | null; limit?: number };

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
}: SponsorQuestion): Promise<SponsorAnswer | null> {
  if (!(await rememberedImport())) return null;
  const typed = q.slice(0, MAX_NAME_LENGTH);
  const place = townKey(town?.slice(0, MAX_NAME_LENGTH) ?? "") || null;
  const wanted = Math.min(MAX_RESULTS, Math.max(1, limit));
  const most = Math.max(LOOKED_AT, wanted);
  const question = { ...typedReadings(typed, place), place, limit: most };
  const { copy, candidates } = await queryNames(question);
  if (!copy) return null;
  const results = await withDetails({ typed, place }, candidates.filter(isNear));
  const { verdict, about } = judge(typed, results, { isCut: candidates.length === most });
  return {
    asOf: copy.asOf,
    isDemo: copy.isDemo,
    verdict: withKnownName(typed, verdict),
    // Of several none is left out: the person who chooses must see them all.
    results: [...new Set([...about, ...results])].slice(0, Math.max(wanted, about.length)),
  };
}

/** Nobody here bears the name, and we know whom it means. */
function withKnownName(typed: string, verdict: Verdict): Verdict {
  const isUnknownName = verdict.status === "not_found" && verdict.organisationId === null;
  const why = isUnknownName ? findReviewedName(typed) : null;
  return why ? { ...verdict, why } : verdict;
}

async function withDetails(
  { typed, place }: { typed: string; place: string | null },
  candidates: readonly EmployerCandidate[],
): Promise<SponsorResult[]> {
  const ids = candidates.map(({ id }) => id);
  const [sponsors, tieOf] = await Promise.all([
    findSponsorsById(ids),
    findTies(candidates.filter(({ kind }) => kind === "alias" || kind === "group")),
  ]);
  return candidates.flatMap((candidate) => {
    const sponsor = sponsors.get(candidate.id);
    if (!sponsor) return [];
    const match = matchOf(typed, candidate, sponsor, place);
    const tie = tieOf(candidate);
    const status = statusOf(match, sponsor);
    const why = whyMatched(match, sponsor, tie);
    return [{ ...sponsor, ...match, status, why, ...(tie ? { tie } : {}) }];
  });
}
