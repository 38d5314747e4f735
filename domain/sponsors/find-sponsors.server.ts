import { nameReadings } from "#rules/sponsor-register/name-readings.ts";
import { townKey } from "#rules/sponsor-register/town-key.ts";
import type { NameCandidate } from "#search/names/contract.ts";
import { judge } from "./judge.ts";
import { statusOf, whyMatched } from "./match-words.ts";
import { askNames } from "./register/ask-names.server.ts";
import { rememberedImport } from "./register/current-import.server.ts";
import { LONGEST_NAME, type Match, type SponsorAnswer, type SponsorResult } from "./sponsor.ts";
import { findSponsorsById } from "./sponsors.queries.server.ts";

const MAX_RESULTS = 20;
/** So many are looked at to tell whether others are equally near. */
const LOOKED_AT = 12;

export type Asked = { q: string; town?: string | null; limit?: number };

/**
 * Looks a name up in the register: misspelt, without its ending, by trading name, by
 * beginning. Null before a register has been read in; throws where the index is away
 * (`isSearchAway`). Those whom the verdict is about come first.
 */
export async function findSponsors({
  q,
  town = null,
  limit = 5,
}: Asked): Promise<SponsorAnswer | null> {
  const current = await rememberedImport();
  if (!current) return null;
  const typed = q.slice(0, LONGEST_NAME);
  const wanted = Math.min(MAX_RESULTS, Math.max(1, limit));
  const most = Math.max(LOOKED_AT, wanted);
  const candidates = await askNames({
    names: nameReadings(typed),
    place: townKey(town?.slice(0, LONGEST_NAME) ?? "") || null,
    limit: most,
  });
  const results = await withDetails(candidates);
  const { verdict, about } = judge(typed, results, { isCut: candidates.length === most });
  return {
    asOf: current.asOf,
    isDemo: current.source === "demo",
    verdict,
    // Of several nobody is left out: whoever chooses must see them all.
    results: [...new Set([...about, ...results])].slice(0, Math.max(wanted, about.length)),
  };
}

async function withDetails(candidates: readonly NameCandidate[]): Promise<SponsorResult[]> {
  const sponsors = await findSponsorsById(candidates.map(({ id }) => id));
  return candidates.flatMap((candidate) => {
    const sponsor = sponsors.get(candidate.id);
    if (!sponsor) return [];
    const match = matchOf(candidate);
    return [
      { ...sponsor, ...match, status: statusOf(match, sponsor), why: whyMatched(match, sponsor) },
    ];
  });
}

function matchOf({ kind, how, text, isWholeWords, place, score }: NameCandidate): Match {
  const matched = kind === "alias" ? "alias" : kind === "trading" ? "trading name" : "name";
  return { matched, how, matchedName: text, isWholeWords, townMatch: place, score };
}
