import { limitKeyOf } from "#platform/client-address.ts";
import { countFailure, type Limit } from "#platform/limits.server.ts";
import { hashed } from "#platform/signing.server.ts";
import type { CheckStatus } from "#rules/sponsor-register/standing.ts";
import { checkSchema } from "./check.schema.ts";
import { findSponsors } from "./find-sponsors.server.ts";
import { sponsorRefusals } from "./refusals.ts";
import { findCurrentImport } from "./register/current-import.server.ts";
import type { RegisterDay, SponsorAnswer, SponsorResult } from "./sponsor.ts";

/** Enough for a lecture hall that types behind one address; too little to copy the register. */
const LOOK_UPS: Limit = { limit: 300, windowSeconds: 60 };
const DEFAULT_RESULTS = 5;
const MOST_RESULTS = 20;

export type PublicSponsor = {
  name: string;
  town: string;
  county: string | null;
  ratings: string[];
  routes: string[];
  status: CheckStatus;
  why: string;
  score: number;
};

export type PublicLookUp =
  | { kind: "answer"; asOf: string | null; results: PublicSponsor[] }
  | { kind: "bad-question"; sentence: string }
  | { kind: "slow-down"; retryAfterSeconds: number };

type Asked = { q: string | null; town: string | null; limit: string | null };

export type PublicCheck =
  | { kind: "answer"; answer: SponsorAnswer }
  | { kind: "refused"; sentence: string; status: 400 | 429 | 503 };

/** A check by somebody who need not sign in: the whole answer, for a page. */
export async function checkForPublic(
  question: { q: string; town: string },
  clientAddress: string,
  now: Date,
): Promise<PublicCheck> {
  const { over } = await countLookUp(clientAddress, now);
  if (over) return { kind: "refused", sentence: sponsorRefusals["slow-down"], status: 429 };
  const check = checkSchema.safeParse(question);
  if (!check.success) {
    return { kind: "refused", sentence: check.error.issues[0]!.message, status: 400 };
  }
  const answer = await findSponsors(check.data);
  if (!answer) return { kind: "refused", sentence: sponsorRefusals["no-register"], status: 503 };
  return { kind: "answer", answer };
}

/** Which register speaks today; null before one has been read in. */
export async function currentRegister(): Promise<RegisterDay | null> {
  const current = await findCurrentImport();
  return current ? { asOf: current.asOf, isDemo: current.source === "demo" } : null;
}

function countLookUp(clientAddress: string, now: Date) {
  const key = `sponsor-look-ups:${hashed("client-address", limitKeyOf(clientAddress))}`;
  return countFailure(key, LOOK_UPS, now);
}

/** The public look-up: organisations that are on the register today. */
export async function lookUpForPublic(
  { q, town, limit }: Asked,
  clientAddress: string,
  now: Date,
): Promise<PublicLookUp> {
  const { over, retryAfterSeconds } = await countLookUp(clientAddress, now);
  if (over) return { kind: "slow-down", retryAfterSeconds };

  const question = checkSchema.safeParse({ q: q ?? "", town: town ?? undefined });
  if (!question.success) {
    return { kind: "bad-question", sentence: question.error.issues[0]!.message };
  }
  const answer = await findSponsors({ ...question.data, limit: MOST_RESULTS });
  const listed = answer?.results.filter(({ standing }) => standing) ?? [];
  return {
    kind: "answer",
    asOf: answer?.asOf ?? null,
    results: listed.slice(0, wanted(limit)).map(publicSponsor),
  };
}

function wanted(limit: string | null): number {
  const number = /^\d{1,3}$/.test(limit ?? "") ? Number(limit) : DEFAULT_RESULTS;
  return Math.min(MOST_RESULTS, Math.max(1, number));
}

function publicSponsor(result: SponsorResult): PublicSponsor {
  const { name, town, county, ratings, routes, status, why, score } = result;
  return { name, town, county, ratings, routes, status, why, score };
}
