import { isOfAnotherKind } from "./another-kind.ts";
import { isLabel } from "./cell.ts";
import { withLaterTimes } from "./later-times.ts";
import { withoutMarkup } from "./markup.ts";
import { isOfOtherVisas, isOfVisits } from "./other-visas.ts";
import { beginsOtherWay, lacksWhatWasSaid, lengthOfLead, withOtherWay } from "./other-way.ts";
import {
  patternsOfExclusion,
  patternsOfRightToWork,
  patternsOfSponsorship,
} from "./patterns.data.ts";
import { firstThatFits, type Pattern, type Reading, readPatterns } from "./patterns.ts";
import { leading, quoted, spanOf, spanOfSentence } from "./quotes.ts";
import { revisedBy } from "./revise.ts";
import { type Saying, type SayingCode, type Stance, stances } from "./saying.ts";
import { CROSS, PICTURE, type Sentence, sentencesOf, TICK, type Token } from "./sentences.ts";
import {
  AND_REFUSES,
  dependsIn,
  ENDS_IN_REFUSAL,
  EXCEPTS_THIS_JOB,
  FIRM_OFFERS,
  hasRegret,
  IS_SPONSOR,
  isDuty,
  isEarned,
  LEAVES_IT_UNUSED,
  NO_FOREIGNERS,
  NOT_FOR_ALL,
  NOT_THERE,
  NOT_TRUE,
  OF_THIS_JOB,
  ONLY_THEN,
  OTHERS_REFUSE,
  REFUSES,
  REFUSES_AT_LAST,
  THIS_ONE_DOES_NOT,
  USED_UP,
  WHOLE_PACKAGE,
  WHOLE_REFUSAL,
} from "./shades.ts";
import { awaitsHomeOffice, awaitsLicence, isNotThisOne } from "./taken-back.ts";
import { isOfUnnamed, isOfVisas, topics } from "./visa-sense.ts";
import { isToWaitFor } from "./waits.ts";
import {
  type Country,
  countryOf,
  refusedHere,
  refusedOnlyAbroad,
  refusedThere,
  saidOfAbroad,
} from "./where-offered.ts";
import { BORDERS, NOT, SOFTENS } from "./word-classes.ts";

/** What an advert says of visa sponsorship; "silent" where it does not speak of it. */
export type AdvertReading = { stance: Stance | "silent"; sayings: readonly Saying[] };

const sponsorship = readPatterns(patternsOfSponsorship);
const exclusions = readPatterns(patternsOfExclusion);
const rightToWork = readPatterns(patternsOfRightToWork);

export const MAX_TEXT_LENGTH = 60_000;
const MAX_SAYINGS = 20;

/** What is known of the job beside its words. */
export type AboutJob = { country?: string | null };

type Context = {
  /** The ISO day of reading. */
  on: string;
  country: Country | null;
  /** The sentence before spoke of visas: "Need a visa? We'll sponsor it." */
  isAfterTopic: boolean;
  /** ... or of the right to work. */
  isAfterSaying: boolean;
};

/**
 * Finds what a plain text says about sponsoring a visa, with its very words, as it reads on an ISO
 * day: what is promised for a later one is a condition. Time grows with the text, never faster.
 */
export function readAdvert(text: string, on: string, job: AboutJob = {}): AdvertReading {
  const sayings: Saying[] = [];
  const about = { on, country: countryOf(job.country) };
  let isAfterTopic = false;
  /** Whether the last saying came from the sentence before this one. */
  let isJustSaid = false;
  for (const sentence of sentencesOf(withoutMarkup(text.slice(0, MAX_TEXT_LENGTH)))) {
    const before: Saying | undefined = isJustSaid ? sayings.at(-1) : undefined;
    const revised: Saying | null = before ? revisedBy(sentence, before, { text, on }) : null;
    if (revised) sayings[sayings.length - 1] = revised;
    const read = readSentence(sentence, text, {
      ...about,
      isAfterTopic,
      isAfterSaying: isJustSaid,
    });
    for (const saying of read) {
      // Its words stand in the revised quotation already.
      if (revised?.stance === "conditional" && saying.stance === "conditional") continue;
      const asked = withOtherWay(sayings.at(-1), saying);
      if (asked) sayings[sayings.length - 1] = asked;
      sayings.push(saying);
    }
    isAfterTopic = topics(sentence.tokens, sentence.tokens).includes(true);
    isJustSaid = read.length > 0 || revised !== null;
    if (sayings.length >= MAX_SAYINGS) break;
  }
  return { stance: together(sayings), sayings };
}

function readSentence(sentence: Sentence, text: string, context: Context): Saying[] {
  const clauses = clausesOf(sentence, context.on);
  const refused = refusedAfter(clauses, sentence, text);
  if (refused) return [refused];
  const codes = clauses.map((clause) => codeOf(clause, sentence));
  const found = clauses.flatMap((clause, at) => {
    const isAfterSaying = at > 0 ? codes[at - 1] !== null : context.isAfterSaying;
    const said = unnamed(codes[at]!, clause, { ...context, isAfterSaying });
    const code = limited(said, [clause, clauses[at + 1]], context);
    return code ? [{ code, clause }] : [];
  });
  const whole = leading(found.map(({ code }) => stances[code]));
  const first = found.find(({ code }) => stances[code] === whole);
  if (first) return [sayingOf(first, spanOfSentence(sentence, text))];
  return found.map((one) => sayingOf(one, spanOf(one.clause.tokens)));

  function sayingOf(
    { code, clause }: { code: SayingCode; clause: Clause },
    span: [number, number],
  ) {
    return { code, stance: stances[code], ...quoted(text, span, clause) };
  }
}

const REFUSALS = [REFUSES, ENDS_IN_REFUSAL, THIS_ONE_DOES_NOT, LEAVES_IT_UNUSED, USED_UP, NOT_TRUE];

/** "We would love to sponsor everyone, but sadly we can't": the end takes back what was said before it. */
function refusedAfter(clauses: readonly Clause[], sentence: Sentence, text: string): Saying | null {
  const at = clauses.findLastIndex(({ isTopic }) => isTopic.includes(true));
  const spoken = clauses[at];
  if (!spoken || sentence.isQuestion) return null;
  const after = spoken.words.slice(spoken.isTopic.lastIndexOf(true) + 1).join(" ");
  const next = clauses[at + 1]?.words.join(" ") ?? "";
  const picture = Math.max(after.lastIndexOf(PICTURE), after.lastIndexOf(TICK));
  const last = after.slice(picture + 1).trim();
  const isNext = REFUSALS.some((no) => no.test(next)) || isNotThisOne(next);
  const isRefused = isNext || (last !== after && REFUSES.test(last));
  if (!isRefused && !REFUSES_AT_LAST.test(after) && !AND_REFUSES.test(after)) return null;
  const span = spanOfSentence(sentence, text);
  return { code: "offers-nothing", stance: "no", ...quoted(text, span, spoken) };
}

/** "We'll sponsor it", "If not, we will sponsor you": a visa or a village fair, a visa or a diploma. */
function unnamed(code: SayingCode | null, clause: Clause, context: Context) {
  if (code !== "offers" || context.isAfterTopic) return code;
  const isUnsaid = !context.isAfterSaying && lacksWhatWasSaid(clause.words) && !isOfVisas(clause);
  return isUnsaid || isOfUnnamed(clause) ? "mentions" : code;
}

/** "... and this is not an engineering role". */
const AND_THIS = / and (this .*)$/;

/** "We sponsor visas, but not for interns", "London can sponsor; our Leeds office cannot". */
function limited(
  code: SayingCode | null,
  [clause, next]: readonly [Clause, Clause | undefined],
  { country }: Context,
): SayingCode | null {
  const [said, after] = [clause.words.join(" "), next?.words.join(" ") ?? ""];
  // "We do not sponsor visas in Canada" takes nothing from a job in the UK.
  if (code === "offers-nothing" && country && refusedThere(said, after, country)) return "mentions";
  if (IS_SPONSOR.test(said) && NOT_THERE.test(after)) return "offers-on-conditions";
  if (code !== "offers" && code !== "offers-on-conditions") return code;
  if (isOfAnotherKind(after || AND_THIS.exec(said)?.[1] || "", said)) return "offers-nothing";
  if (country && refusedHere(said, after, country)) return "offers-nothing";
  if (country && saidOfAbroad(said, country)) return "mentions";
  const isLimited = [NOT_FOR_ALL, OTHERS_REFUSE, ONLY_THEN].some((limit) => limit.test(after));
  const isNarrowed = isLimited || isToWaitFor(after) || awaitsLicence(after);
  if (!isNarrowed || (country && refusedOnlyAbroad(after, country))) return code;
  return "offers-on-conditions";
}

type Clause = Reading & { tokens: readonly Token[] };

/** "We offer training, but no sponsorship" is two clauses. */
function clausesOf({ tokens }: Sentence, on: string): Clause[] {
  const clauses: Clause[] = [];
  const all = tokens.map(({ word }) => word);
  let start = 0;
  for (let at = 0; at <= tokens.length; at++) {
    const isTurn = at > start && beginsOtherWay(all, at);
    if (at < tokens.length && !isTurn && !BORDERS.has(tokens[at]!.word)) continue;
    const own = tokens.slice(start, at);
    const plain = own.map(({ word }) => word);
    const words = withLaterTimes(plain, on);
    if (own.length > 0) clauses.push({ tokens: own, words, isTopic: topics(own, tokens) });
    start = isTurn ? at : at + 1;
  }
  return clauses;
}

function codeOf(said: Clause, { isQuestion }: Sentence): SayingCode | null {
  const clause = withoutLead(said);
  const isAbout = clause.isTopic.includes(true);
  if (isAbout && isQuestion) return "asks";
  if (NO_FOREIGNERS.test(clause.words.join(" "))) return "wants-none-needed";
  const mark = markAtEnd(clause) ?? wholeCode(clause);
  if (isAbout && mark) return mark;
  const found =
    firstThatFits(isAbout ? sponsorship : [], clause) ?? firstThatFits(exclusions, clause);
  if (found) return shaded(found, clause);
  if (isAbout) return "mentions";
  if (awaitsHomeOffice(clause.words.join(" "))) return "offers-on-conditions";
  return firstThatFits(rightToWork, clause)?.code ?? null;
}

/** Without words about those who lack the right to work: their "not" does not speak of what follows. */
function withoutLead(clause: Clause): Clause {
  const from = lengthOfLead(clause.words);
  const [words, isTopic, tokens] = [clause.words, clause.isTopic, clause.tokens];
  if (from === 0 || !isTopic.slice(from).includes(true)) return clause;
  return { words: words.slice(from), isTopic: isTopic.slice(from), tokens: tokens.slice(from) };
}

function wholeCode({ words }: Clause): SayingCode | null {
  const line = words.join(" ");
  if (WHOLE_REFUSAL.test(line)) return "offers-nothing";
  return WHOLE_PACKAGE.test(line) || FIRM_OFFERS.test(line) ? "offers" : null;
}

/** "Visa sponsorship ❌": a sign that ends a line, and is its only one, speaks of what is before it. */
function markAtEnd({ words, isTopic }: Clause): SayingCode | null {
  const isOnly = words.filter((word) => word === CROSS || word === TICK).length === 1;
  const isBare = isTopic.at(-2) === true && isLabel(words.slice(0, -1).join(" "));
  const isNo = isOnly && isBare && words.at(-1) === CROSS;
  return isNo ? "offers-nothing" : null;
}

/** "We do not normally offer it" and "we may offer it" both mean that it depends. */
function shaded({ code, isPlain }: Pattern, clause: Clause): SayingCode {
  const { words } = clause;
  if (!OF_OFFERS.has(code)) return code;
  const line = words.join(" ");
  const isRefused = code === "offers-nothing";
  if (isRefused ? isOfVisits(line) : isOfOtherVisas(line)) return "mentions";
  if (!isRefused && EXCEPTS_THIS_JOB.test(line)) return "offers-nothing";
  if (isPlain || code === "offers-on-conditions") return code;
  const isSoft = code === "offers" && words.some((word) => SOFTENS.has(word));
  const isToEarn = code === "offers" && isEarned(words);
  if (isSoft || isToEarn || dependsIn(words)) return "offers-on-conditions";
  const isNoOffer = isNegatedBefore(clause) || isDuty(clause) || hasRegret(words);
  return code === "offers" && isNoOffer ? "mentions" : code;
}

const OF_OFFERS: ReadonlySet<SayingCode> = new Set([
  "offers",
  "offers-nothing",
  "offers-on-conditions",
]);

/** A "not" that no pattern knew, however far before the topic: whatever it negates, it is no plain yes. Nor is a cross. */
function isNegatedBefore({ words, isTopic }: Clause): boolean {
  if (words.includes(CROSS)) return true;
  const before = words.slice(0, isTopic.lastIndexOf(true));
  return before.slice(before.lastIndexOf(":") + 1).some((word) => NOT.has(word));
}

/** A yes beside a no leaves it unclear; a condition softens either. Of this job alone a no stands. */
function together(sayings: readonly Saying[]): Stance | "silent" {
  const said = new Set(sayings.map(({ stance }) => stance));
  const ofThisJob = sayings.filter(({ quote }) => OF_THIS_JOB.test(quote));
  const isRefused = ofThisJob.some(({ code }) => code === "offers-nothing");
  if (isRefused && ofThisJob.every(({ stance }) => stance === "no" || stance === "unclear"))
    return "no";
  if (said.has("yes") && said.has("no")) return "unclear";
  if (said.has("conditional")) return "conditional";
  if (said.has("yes")) return "yes";
  if (said.has("no")) return "no";
  return said.has("unclear") ? "unclear" : "silent";
}
