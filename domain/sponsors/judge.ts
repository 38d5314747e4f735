import { longDay } from "#rules/days.ts";
import { identityKey } from "#rules/sponsor-register/name-keys.ts";
import { nameWords, withoutSuffix } from "#rules/sponsor-register/name-words.ts";
import { splitTradingNames } from "#rules/sponsor-register/trading-names.ts";
import type { SponsorResult, Verdict } from "./sponsor.ts";

/** Below this a likeness is a suggestion, not a possible match. */
const LEAST_LIKENESS = 0.72;
/** Results this close to the best are equally near. */
const EQUALLY_NEAR = 0.03;

/** The verdict, and the results it is about: the one, or those that are equally near. */
export type Judgement = { verdict: Verdict; about: readonly SponsorResult[] };

type Finding =
  | { kind: "one"; result: SponsorResult; status: Verdict["status"]; confidence: number }
  | { kind: "several"; nearest: readonly SponsorResult[]; what: string }
  | { kind: "nobody"; left: SponsorResult | undefined };

/**
 * Decides whom a typed name means, or says that it cannot tell. It errs towards
 * "ambiguous": a wrong employer is worse than a question. `isCut`: there may be more results.
 */
export function judge(
  typed: string,
  results: readonly SponsorResult[],
  { isCut }: { isCut: boolean },
): Judgement {
  const listed = results.filter(({ standing }) => standing);
  const finding = find(typed, listed, results);
  if (finding.kind === "nobody") return nobody(finding.left);
  if (finding.kind === "several") {
    const { nearest, what } = finding;
    const isOpenEnded = isCut && nearest.includes(listed.at(-1)!);
    return several(nearest, `${nearest.length}${isOpenEnded ? " or more" : ""} ${what}`);
  }
  const { status, confidence, result } = finding;
  const { organisationId, why } = result;
  return {
    verdict: { status, isAmbiguous: false, organisationId, confidence, why },
    about: [result],
  };
}

function several(nearest: readonly SponsorResult[], what: string): Judgement {
  const verdict: Verdict = {
    status: "possible_match",
    isAmbiguous: true,
    organisationId: null,
    confidence: Math.round(100 / nearest.length) / 200,
    why: `${what}. We do not choose for you.`,
  };
  return { verdict, about: nearest };
}

function nobody(left: SponsorResult | undefined): Judgement {
  const verdict: Verdict = {
    status: "not_found",
    isAmbiguous: false,
    organisationId: left?.organisationId ?? null,
    confidence: 0,
    why: left
      ? `${left.name} was on the register and is not in the one of ${longDay(left.leftOn ?? "")}.`
      : "Nobody is listed under this name. It may be licensed under another name, or have applied since.",
  };
  return { verdict, about: left ? [left] : [] };
}

function find(typed: string, listed: SponsorResult[], all: readonly SponsorResult[]): Finding {
  const same = listed.filter(({ how }) => how === "exact");
  const byName = same.filter(({ matched }) => matched === "name");
  const byAlias = same.filter(({ matched }) => matched === "alias");
  if (byAlias.length > 0 && !isFullNameOfOne(typed, byName)) return findByAlias(byAlias, byName);
  if (byName.length > 0) return findByName(typed, byName, listed);
  if (same.length > 0) return possible(nearestByTown(same), 0.75);
  return findByLikeness(listed) ?? { kind: "nobody", left: all.find(hasLeftWithName) };
}

function hasLeftWithName({ leftOn, how }: SponsorResult): boolean {
  return leftOn !== null && how === "exact";
}

/** Staff said that the name means one, but another may bear it as its very own. */
function findByAlias(byAlias: SponsorResult[], byName: SponsorResult[]): Finding {
  const nearest = nearestByTown([...byAlias, ...byName]);
  return theOnly(nearest, 0.98) ?? { kind: "several", nearest, what: "organisations go by it" };
}

/** "EY Ltd" is a company's own name in full; "EY" may be what people call another. */
function isFullNameOfOne(typed: string, byName: readonly SponsorResult[]): boolean {
  const words = nameWords(splitTradingNames(typed).legal);
  return withoutSuffix(words).length < words.length && namedAsTyped(typed, byName).length > 0;
}

function namedAsTyped(typed: string, byName: readonly SponsorResult[]): SponsorResult[] {
  const key = identityKey(splitTradingNames(typed).legal);
  return byName.filter(({ name }) => identityKey(splitTradingNames(name).legal) === key);
}

function findByName(typed: string, byName: SponsorResult[], listed: SponsorResult[]): Finding {
  const asTyped = namedAsTyped(typed, byName);
  const nearest = nearestByTown(asTyped.length > 0 ? asTyped : byName);
  const [only, ...others] = nearest;
  if (!only || others.length > 0)
    return { kind: "several", nearest, what: "organisations have this name" };

  const words = nameWords(splitTradingNames(typed).legal);
  const isBareWord = words.length === 1 && withoutSuffix(words).length === words.length;
  const family = listed.filter(
    (other) => other !== only && other.how === "prefix" && other.isWholeWords,
  );
  if (isBareWord && family.length > 0) {
    const what = "organisations have this name or begin with it";
    return { kind: "several", nearest: [only, ...family], what };
  }
  const confidence = { same: 0.97, other: 0.85, unknown: 0.92 }[only.townMatch];
  return { kind: "one", result: only, status: only.status, confidence };
}

function findByLikeness(listed: SponsorResult[]): Finding | null {
  const near = listed.filter(({ score, how, isWholeWords }) =>
    how === "prefix" ? isWholeWords : score >= LEAST_LIKENESS,
  );
  const best = near[0];
  if (!best) return null;
  const isFamily = best.how === "prefix";
  const equals = near.filter(({ how, score }) =>
    isFamily ? how === "prefix" : how !== "prefix" && best.score - score <= EQUALLY_NEAR,
  );
  return possible(nearestByTown(equals), best.how === "spelling" ? 0.6 : 0.5);
}

function possible(nearest: SponsorResult[], confidence: number): Finding {
  const one = theOnly(nearest, confidence);
  if (one?.kind !== "one")
    return { kind: "several", nearest, what: "organisations are equally near" };
  const townWorth = one.result.townMatch === "same" ? 0.1 : 0;
  return { ...one, status: "possible_match", confidence: confidence + townWorth };
}

function theOnly([only, ...others]: readonly SponsorResult[], confidence: number): Finding | null {
  if (!only || others.length > 0) return null;
  return { kind: "one", result: only, status: only.status, confidence };
}

/** Where a town was given and one of them is there, the others are out. */
function nearestByTown(results: SponsorResult[]): SponsorResult[] {
  const there = results.filter(({ townMatch }) => townMatch === "same");
  return there.length > 0 ? there : results;
}
