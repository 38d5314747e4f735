import { longDay } from "#rules/days.ts";
import { prominenceOf } from "#rules/employer-names/prominence.ts";
import { isUnlistedName } from "#rules/employer-names/unlisted-names.ts";
import { identityKey } from "#rules/sponsor-register/name-keys.ts";
import { nameWords, withoutSuffix } from "#rules/sponsor-register/name-words.ts";
import { splitTradingNames } from "#rules/sponsor-register/trading-names.ts";
import type { MatchedName, SponsorResult, Verdict } from "../sponsor.ts";

/** Results this close to the best are equally near. */
const EQUALLY_NEAR = 0.03;
/** An organisation as large as this is meant by its bare name, whatever else begins with it. */
const LARGE = 2;

/** The verdict, and the results it is about: the one, or those that are equally near. */
export type Judgement = { verdict: Verdict; about: readonly SponsorResult[] };

type Finding =
  | { kind: "one"; result: SponsorResult; status: Verdict["status"]; confidence: number }
  | { kind: "several"; nearest: readonly SponsorResult[]; what: string; isFamily?: boolean }
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
    const isOpenEnded = isCut && finding.nearest.includes(listed.at(-1)!);
    return several(finding, isOpenEnded);
  }
  const { status, confidence, result } = finding;
  const { organisationId, why } = result;
  return {
    verdict: { status, isAmbiguous: false, organisationId, confidence, why },
    about: [result],
  };
}

function several(
  { nearest, what, isFamily = false }: Extract<Finding, { kind: "several" }>,
  isOpenEnded: boolean,
): Judgement {
  const count = `${nearest.length}${isOpenEnded ? " or more" : ""}`;
  const verdict: Verdict = {
    status: "possible_match",
    isAmbiguous: true,
    isFamily,
    organisationId: null,
    confidence: Math.round(100 / nearest.length) / 200,
    why: isFamily
      ? `${count} companies of this employer hold a licence. Ask which of them will employ you.`
      : `${count} ${what}. We do not choose for you.`,
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
      : "No employer is listed under this name. It may be licensed under another name, or have applied since.",
  };
  return { verdict, about: left ? [left] : [] };
}

const FORMS: readonly MatchedName[] = ["stem", "university", "council", "hospital"];

function find(typed: string, listed: SponsorResult[], all: readonly SponsorResult[]): Finding {
  const same = listed.filter(({ how, isPart }) => how === "exact" && !isPart);
  const by = (...kinds: readonly MatchedName[]) =>
    same.filter(({ matched }) => kinds.includes(matched));
  const byName = by("name");
  const byAlias = by("alias", "group");
  if (byAlias.length > 0 && !isFullNameOfOne(typed, byName)) return findByAlias(byAlias, byName);
  // That an organisation of this name has left is said before a similar one is offered.
  const left = all.find((one) => hasLeftWith(one, ["name", "alias"]) && !isElsewhere(one, byName));
  if (left) return { kind: "nobody", left };
  if (byName.length > 0) return findByName(typed, byName, listed);
  const byForm = by(...FORMS);
  if (byForm.length > 0) return findByForm(byForm);
  const leftByForm = all.find((one) => hasLeftWith(one, FORMS));
  if (leftByForm) return { kind: "nobody", left: leftByForm };
  const hints = [by("trading name"), by("initials"), listed.filter(({ how }) => how === "ending")];
  const hint = hints.find(({ length }) => length > 0);
  if (hint) return possible(nearestByTown(hint), 0.75);
  return findByLikeness(typed, listed) ?? { kind: "nobody", left: undefined };
}

function hasLeftWith(
  { leftOn, how, isPart, matched }: SponsorResult,
  kinds: readonly MatchedName[],
): boolean {
  return leftOn !== null && how === "exact" && !isPart && kinds.includes(matched);
}

/** A namesake that is listed is meant, unless the one that left is in the town asked for and it is not. */
function isElsewhere(left: SponsorResult, byName: readonly SponsorResult[]): boolean {
  if (byName.length === 0) return false;
  return left.townMatch !== "same" || byName.some(({ townMatch }) => townMatch !== "other");
}

/** We know that the name means one, but another may bear it as its very own. */
function findByAlias(byAlias: SponsorResult[], byName: SponsorResult[]): Finding {
  const nearest = nearestByTown([...byAlias, ...byName]);
  const isFamily = nearest.every(({ matched }) => matched === "alias" || matched === "group");
  return (
    theOnly(nearest, isElsewhereAlone(nearest) ? 0.9 : 0.98) ?? {
      kind: "several",
      nearest,
      isFamily,
      what: "organisations go by it",
    }
  );
}

/** "Google" is Google (UK) Limited; "Barclays" without more is several. */
function findByForm(byForm: SponsorResult[]): Finding {
  const best = Math.max(...byForm.map(({ score }) => score));
  const near = byForm.filter(({ score }) => best - score <= EQUALLY_NEAR);
  const nearest = nearestByTown(near);
  const one = theOnly(nearest, isElsewhereAlone(nearest) ? 0.7 : 0.88);
  return one ?? { kind: "several", nearest, isFamily: true, what: "organisations go by it" };
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
  const alike = listed.filter(
    (other) => other !== only && isBeginningOf(other) && other.townMatch !== "other",
  );
  if (isBareWord && alike.length > 0 && prominenceOf(only.name, only.routes) < LARGE) {
    const what = "organisations have this name or begin with it";
    return { kind: "several", nearest: [only, ...alike], what };
  }
  const confidence = { same: 0.97, other: 0.85, unknown: 0.92 }[only.townMatch];
  return { kind: "one", result: only, status: only.status, confidence };
}

function isBeginningOf({ how, isWholeWords, matched }: SponsorResult): boolean {
  return (how === "prefix" && isWholeWords) || (how === "exact" && FORMS.includes(matched));
}

/** Of those that are merely alike: a misspelling before a beginning, a beginning before single words. */
function findByLikeness(typed: string, listed: SponsorResult[]): Finding | null {
  if (isUnlistedName(typed)) return null;
  const best = listed[0];
  if (!best) return null;
  const isBeginning = best.how === "prefix";
  const equals = listed.filter(({ how, score }) =>
    isBeginning ? how === "prefix" : how !== "prefix" && best.score - score <= EQUALLY_NEAR,
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

/** A town was given, and nobody of that name is there: the answer is worth less. */
function isElsewhereAlone(nearest: readonly SponsorResult[]): boolean {
  return nearest.every(({ townMatch }) => townMatch === "other");
}

/** Where a town was given and one of them is there, the others are out. */
function nearestByTown(results: SponsorResult[]): SponsorResult[] {
  const there = results.filter(({ townMatch }) => townMatch === "same");
  return there.length > 0 ? there : results;
}
