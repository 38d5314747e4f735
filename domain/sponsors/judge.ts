import { identityKey } from "#rules/sponsor-register/name-keys.ts";
import { nameWords, withoutSuffix } from "#rules/sponsor-register/name-words.ts";
import { splitTradingNames } from "#rules/sponsor-register/trading-names.ts";
import type { SponsorResult, Verdict } from "./sponsor.ts";

/** Below this a likeness is a suggestion, not a possible match. */
const LEAST_LIKENESS = 0.72;
/** Results this close to the best are equally near. */
const EQUALLY_NEAR = 0.03;

/**
 * Decides whom a typed name means, or says that it cannot tell. It errs towards
 * "ambiguous": a wrong employer is worse than a question.
 */
export function judge(typed: string, results: readonly SponsorResult[]): Verdict {
  const listed = results.filter(({ standing }) => standing);
  const same = listed.filter(({ how }) => how === "exact");
  const byAlias = same.filter(({ matched }) => matched === "alias");
  if (byAlias.length === 1) return sure(byAlias[0]!, 0.98);

  const byName = same.filter(({ matched }) => matched === "name");
  if (byName.length > 0) return judgeSameNames(typed, byName, listed);
  const byTrade = nearestByTown(same);
  if (byTrade.length > 0) return judgePossible(byTrade, 0.75);
  return judgeLikeness(listed, results);
}

function judgeSameNames(typed: string, byName: SponsorResult[], listed: SponsorResult[]): Verdict {
  const { legal } = splitTradingNames(typed);
  const asTyped = byName.filter(
    ({ name }) => identityKey(splitTradingNames(name).legal) === identityKey(legal),
  );
  const nearest = nearestByTown(asTyped.length > 0 ? asTyped : byName);
  const [only, ...others] = nearest;
  if (!only || others.length > 0) return ambiguous(nearest, "organisations have this name");

  const words = nameWords(legal);
  const isBareWord = words.length === 1 && withoutSuffix(words).length === words.length;
  const family = listed.filter(
    (other) => other !== only && other.how === "prefix" && other.isWholeWords,
  );
  if (isBareWord && family.length > 0) {
    return ambiguous([only, ...family], "organisations have this name or begin with it");
  }
  return sure(only, only.townMatch === "same" ? 0.97 : only.townMatch === "other" ? 0.85 : 0.92);
}

function judgeLikeness(listed: SponsorResult[], all: readonly SponsorResult[]): Verdict {
  const near = listed.filter(({ score, how, isWholeWords }) =>
    how === "prefix" ? isWholeWords : score >= LEAST_LIKENESS,
  );
  const best = near[0];
  if (!best) return notFound(all);
  const isFamily = best.how === "prefix";
  const equals = near.filter(({ how, score }) =>
    isFamily ? how === "prefix" : how !== "prefix" && best.score - score <= EQUALLY_NEAR,
  );
  return judgePossible(nearestByTown(equals), best.how === "spelling" ? 0.6 : 0.5);
}

function judgePossible(nearest: SponsorResult[], confidence: number): Verdict {
  const [only, ...others] = nearest;
  if (!only || others.length > 0) return ambiguous(nearest, "organisations are equally near");
  const { organisationId, why } = only;
  const status = "possible_match";
  return {
    status,
    isAmbiguous: false,
    organisationId,
    confidence: withTown(only, confidence),
    why,
  };
}

/** Where a town was given and one of them is there, the others are out. */
function nearestByTown(results: SponsorResult[]): SponsorResult[] {
  const there = results.filter(({ townMatch }) => townMatch === "same");
  return there.length > 0 ? there : results;
}

function sure(result: SponsorResult, confidence: number): Verdict {
  const { status, organisationId, why } = result;
  return { status, isAmbiguous: false, organisationId, confidence, why };
}

function ambiguous(nearest: readonly SponsorResult[], what: string): Verdict {
  const count = nearest.length;
  return {
    status: "possible_match",
    isAmbiguous: true,
    organisationId: null,
    confidence: count > 0 ? Math.round(100 / count) / 200 : 0,
    why: `${count} ${what}. We do not choose for you.`,
  };
}

function notFound(results: readonly SponsorResult[]): Verdict {
  const left = results.find(({ leftOn, how }) => leftOn && how === "exact");
  const why = left
    ? `${left.name} was on the register and has left it.`
    : "Nobody is listed under this name. It may be licensed under another name, or have applied since.";
  return {
    status: "not_found",
    isAmbiguous: false,
    organisationId: left?.organisationId ?? null,
    confidence: 0,
    why,
  };
}

function withTown({ townMatch }: SponsorResult, confidence: number): number {
  return townMatch === "same" ? confidence + 0.1 : confidence;
}
