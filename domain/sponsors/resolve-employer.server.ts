import type { CheckStatus } from "#rules/sponsor-register/standing.ts";
import { findSponsors } from "./find-sponsors.server.ts";

export type ResolvedEmployer = {
  organisationId: number | null;
  status: CheckStatus;
  isAmbiguous: boolean;
  confidence: number;
  why: string;
  asOf: string;
  candidates: { organisationId: number; name: string; town: string; score: number; why: string }[];
};

/** Which organisation of the register an employer is. Null before a register has been read in. */
export async function resolveEmployer(employer: {
  name: string;
  town?: string | null;
}): Promise<ResolvedEmployer | null> {
  const answer = await findSponsors({ q: employer.name, town: employer.town ?? null });
  if (!answer) return null;
  return {
    ...answer.verdict,
    asOf: answer.asOf,
    candidates: answer.results
      .filter(({ standing }) => standing)
      .map(({ organisationId, name, town, score, why }) => ({
        organisationId,
        name,
        town,
        score,
        why,
      })),
  };
}
