import { isoDay } from "#rules/days.ts";
import type { CheckStatus } from "#rules/sponsor-register/standing.ts";
import { countMissedNames } from "../families/missed-names.server.ts";
import { rememberedImport } from "../register/current-import.server.ts";
import { type AgedRegister, isOldCopy } from "../register-day-message.ts";
import type { SponsorAnswer, SponsorResult } from "../sponsor.ts";
import { checkSchema } from "./check.schema.ts";
import { type AskedFrom, countLookUps } from "./count-look-ups.server.ts";
import { type LookUpRefusal, lookUp } from "./look-up.server.ts";
import { sponsorRefusals } from "./refusals.ts";

const DEFAULT_RESULTS = 5;
const MAX_RESULTS = 20;

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
  | { kind: "away"; sentence: string }
  | { kind: "slow-down"; retryAfterSeconds: number };

type LookUpParams = { q: string | null; town: string | null; limit: string | null };

export type PublicCheck =
  | { kind: "answer"; answer: SponsorAnswer }
  | { kind: "refused"; sentence: string; status: 400 | 429 | 503 };

/** A check by somebody who need not sign in: the whole answer, for a page. */
export async function checkForPublic(
  question: { q: string; town: string },
  from: AskedFrom,
): Promise<PublicCheck> {
  const { over } = await countLookUps(1, from);
  if (over) return { kind: "refused", sentence: sponsorRefusals["slow-down"], status: 429 };
  const check = checkSchema.safeParse(question);
  if (!check.success) {
    return { kind: "refused", sentence: check.error.issues[0]!.message, status: 400 };
  }
  const found = await lookUp(check.data);
  if (found.ok) {
    await countMissedNames([{ q: check.data.q, answer: found.value }], from.now);
    return { kind: "answer", answer: found.value };
  }
  return { kind: "refused", sentence: sponsorRefusals[found.error], status: 503 };
}

/** Which register speaks today; null before one has been read in. */
export async function currentRegister(now: Date): Promise<AgedRegister | null> {
  const current = await rememberedImport();
  if (!current) return null;
  const { asOf, source } = current;
  return { asOf, isDemo: source === "demo", isOld: isOldCopy(asOf, isoDay(now)) };
}

/** The public look-up: organisations in the register's copy that answers today. */
export async function lookUpForPublic(
  { q, town, limit }: LookUpParams,
  from: AskedFrom,
): Promise<PublicLookUp> {
  const { over, retryAfterSeconds } = await countLookUps(1, from, "api");
  if (over) return { kind: "slow-down", retryAfterSeconds };

  const question = checkSchema.safeParse({ q: q ?? "", town: town ?? undefined });
  if (!question.success) {
    return { kind: "bad-question", sentence: question.error.issues[0]!.message };
  }
  const found = await lookUp({ ...question.data, limit: MAX_RESULTS });
  if (!found.ok) return withoutAnswer(found.error);
  const listed = found.value.results.filter(({ standing }) => standing);
  return {
    kind: "answer",
    asOf: found.value.asOf,
    results: listed.slice(0, wanted(limit)).map(publicSponsor),
  };
}

/** Before the first register nobody is listed; that is an answer. */
function withoutAnswer(why: LookUpRefusal): PublicLookUp {
  return why === "no-register"
    ? { kind: "answer", asOf: null, results: [] }
    : { kind: "away", sentence: sponsorRefusals[why] };
}

function wanted(limit: string | null): number {
  const number = /^\d{1,3}$/.test(limit ?? "") ? Number(limit) : DEFAULT_RESULTS;
  return Math.min(MAX_RESULTS, Math.max(1, number));
}

function publicSponsor(result: SponsorResult): PublicSponsor {
  const { name, town, county, ratings, routes, status, why, score } = result;
  return { name, town, county, ratings, routes, status, why, score };
}
