import type { Reading } from "./patterns.ts";
import type { Token } from "./sentences.ts";
import { isEnd, isForAnotherEnd, isOfPeople } from "./sponsored-people.ts";
import { CARDS, NOT, OTHER_SPONSORS, OTHER_SPONSORS_NEAR, PEOPLE, STAMPS } from "./word-classes.ts";

const SPONSOR = /^sponsor(s|ed|ing|ship|ships|ship's)?$/;
const NEAR = 4;

/** Right before "sponsorship" these words leave no doubt which kind is meant. */
const PLAIN = new Set(
  "no any offer offers offering provide providing require requires requiring need needs needing without uk immigration employment employer work".split(
    " ",
  ),
);

/** Which words of a clause are about permission to work: "sponsor" and "visa" have other meanings too. */
export function topics(clause: readonly Token[], sentence: readonly Token[]): readonly boolean[] {
  const words = clause.map(({ word }) => word);
  const whole = sentence.map(({ word }) => word);
  const speaksOfVisas = whole.some((_, at) => isVisaWord(whole, at));
  return words.map(
    (word, at) =>
      isVisaWord(words, at) || (SPONSOR.test(word) && isOfWork(words, at, speaksOfVisas)),
  );
}

/** "We'll sponsor it": what is sponsored is not said, nor does a word about visas stand beside it. */
export function isOfUnnamed({ words, isTopic }: Reading): boolean {
  const named = isTopic.flatMap((is, at) => (is ? [at] : []));
  return named.every(
    (at) =>
      /^sponsor(s|ing)?$/.test(words[at]!) &&
      UNNAMED.test(words[at + 1] ?? "") &&
      isEnd(words[at + 2] ?? ""),
  );
}

/** Whether a visa or permit is named, and not only that somebody sponsors. */
export function isOfVisas({ words }: Reading): boolean {
  return words.some((_, at) => isVisaWord(words, at));
}

const UNNAMED = /^(?:it|this|that)$/;

function isVisaWord(words: readonly string[], at: number): boolean {
  const [word, next, after] = [words[at], words[at + 1], words[at + 2]];
  if (word === "visa" || word === "visas" || word === "visa's")
    return !around(words, at, 3).some((n) => CARDS.has(n));
  if (word === "immigration" && SPONSOR.test(next ?? "")) return true;
  if (word === "work" || word === "employment") return next === "permit" || next === "permits";
  if (word === "skilled" && next === "worker") return true;
  if (word === "tier" && next === "2") return !TIERED.test(words.slice(at + 2, at + 5).join(" "));
  if (word === "stamp") return STAMPS.has(next ?? "");
  if (word === "non-sponsored" || word === "unsponsored") return true;
  if (word === "lmia" || word === "lmias" || word === "pgwp") return true;
  if (word === "cos") {
    const before = words[at - (words[at - 1] === "." ? 2 : 1)];
    return isCertificate(before, next) || GIVEN_OR_NOT.test(words.slice(at + 1, at + 5).join(" "));
  }
  return /^certificates?$/.test(word ?? "") && next === "of" && after === "sponsorship";
}

/** "A Tier 2 automotive supplier", "Tier 2 support engineer"; not "Tier 2 visa" or "Tier 2 support". */
const TIERED =
  /^(?:(?!visas?\b|sponsor|permits?\b|licen|general\b|support\b)\S+ ){0,2}(?:suppliers?|manufacturers?|vendors?|contractors?|subcontractors?|banks?|cit(?:y|ies)|helpdesk|help desk|data cent(?:re|er)s?|oems?|incidents?|tickets?|analysts?|technicians?)\b|^(?:it |technical |service |desktop |application )?support (?:engineers?|analysts?|technicians?|specialists?|teams?|desks?|agents?|tickets?)\b/;

/** "CoS will not be issued", "CoS not provided"; not "cos not everyone is the same". */
const GIVEN_OR_NOT =
  /^(?:(?:is|are|will|can|may|might|could|cannot|can't|won't|isn't|aren't|not|be|currently) ){1,4}(?:available|provided|offered|issued|assigned|given|possible)\b|^(?:sponsorship|allocations?|numbers? (?:left|available))\b/;

const BEFORE_COS = new Set(
  "no a any all the our of your inc incl including includes issue assign provide offer obtain require need with without".split(
    " ",
  ),
);
const AFTER_COS = new Set(
  "available unavailable provided offered issued assigned required : ( * \u2717 \u2713".split(" "),
);

/** "CoS available", not "cos we are a good team". */
function isCertificate(before = "", after = ""): boolean {
  return BEFORE_COS.has(before) || AFTER_COS.has(after);
}

/** Without a visa in sight "sponsor" may mean a fair, a project or a pension. */
function isOfWork(words: readonly string[], at: number, speaksOfVisas: boolean): boolean {
  const [before = "", after = ""] = [words[at - 1], words[at + 1]];
  if (words[at] === "sponsored" && (after === "by" || isForLearning(words, at))) return false;
  const isRoute = words.slice(at + 1, at + 4).join(" ") === "health and care";
  const isWork = PEOPLE.has(words[at + 2] ?? "") || isOfPeople(words, at) || isRoute;
  const isOther = OTHER_SPONSORS.has(after) && !isWork;
  if (OTHER_SPONSORS.has(before) || isOther) return false;
  const ofReader = words.slice(at + 2, at + 8);
  if (after === "your" && OTHER_SPONSORS.has(ofReader[0] ?? "") && !ofReader.includes("visa"))
    return false;
  if (speaksOfVisas || PLAIN.has(before) || cannotBe(words, at)) return true;
  if (/^sponsor(s|ing)?$/.test(words[at]!) && !isVerbOfWork(words, at)) return false;
  const own = words.join(" ").replaceAll(OWN_TRIAL, SERVED).split(" ");
  const near = around(own, at, NEAR).join(" ").replace(NO_BUDGET, "").split(" ");
  return !near.some((word) => OTHER_SPONSORS_NEAR.has(word));
}

/** "Apprenticeships cannot be sponsored": said of work, and not of an event. */
function cannotBe(words: readonly string[], at: number): boolean {
  if (words[at] !== "sponsored" || !isEnd(words[at + 1] ?? "")) return false;
  const line = words.slice(Math.max(0, at - MAX_WORDS_OF_NEED), at).join(" ");
  return WORK_NOT.test(line);
}

const WORK_NOT =
  /\b(?:apprenticeships?|apprentices|internships?|interns|placements?|traineeships?|trainees|roles?|posts?|positions?|jobs?|vacancy|vacancies|contracts?)(?: \S+){0,4}? (?:cannot|can't|cant|can not|will not|won't|wont|are not|is not|not able to|unable to)(?: currently)?(?: be)?$/;

/** "Sponsored for their Chartered Engineer application"; not "for their visa and their exams". */
const FOR_LEARNING =
  /^for (?!(?:\S+ ){0,4}?(?:visas?|permits?|skilled|tier|cos|relocation|stay|right|role|post|position|job)\b)(?:\S+ ){0,5}?(?:exams?|examinations?|membership|chartership|chartered|registration|study|studies|courses?|degrees?|master's|masters|mba|phd|qualifications?|training|accreditation|diploma|ceng|ieng|mrics|aca|acca|cima)\b/;

function isForLearning(words: readonly string[], at: number): boolean {
  return FOR_LEARNING.test(words.slice(at + 1, at + 9).join(" "));
}

/** "No budget for sponsorship", not "no sponsorship budget". */
const NO_BUDGET = /\bno budget for(?= sponsor)/;
/** A trial that the reader serves: "after your trial", "a three month trial"; not "after a clinical trial". */
const OWN_TRIAL =
  /(?<=\b(?:after|following|on|upon|once|when|until|during|of|passed|pass|passing|complete|completed|completing|finish|finished|finishing)(?: (?!clinical\b|drug\b|phase\b)\S+){0,4}? |\b(?:your|day|week|month|probationary|paid) )(?:trial|apprenticeship)\b|\btrial(?= (?:period|shift|day|week)\b)/g;
/** Stands for it in the words. */
const SERVED = "served-time";
const ARTICLES = new Set(["a", "an", "the", "our", "your", "as", "its", "their"]);
const LICENSED = /^(licen[cs]ed?|approved|registered|a-rated)$/;

/** "We sponsor graduates" or "a licensed sponsor", not "we sponsor concerts" or "the sponsor". */
function isVerbOfWork(words: readonly string[], at: number): boolean {
  const [before = "", after = ""] = [words[at - 1], words[at + 1]];
  if (LICENSED.test(before) || LICENSED.test(after)) return true;
  if (before === "to" && LICENSED.test(words[at - 2] ?? "")) return true;
  if (ARTICLES.has(before)) return isDenied(words, at) || isNotNeeded(words, at);
  if (before === "and" && LICENSED.test(words[at - 2] ?? "") && OFTEN.test(after))
    return words.length === at + 2;
  if (after === "your") return OF_A_VISA.test(words[at + 2] ?? "");
  if (NOW.test(after)) return isEnd(words[at + 2] ?? "");
  const rest = words.slice(at + 1, at + 7).join(" ");
  if (after === "from") return FROM_A_TIME.test(rest);
  if (after === "in") return IN_A_COUNTRY.test(rest);
  if (after === "so") return SO_APPLY.test(rest) || isFew(words, at);
  return isOfPeople(words, at) && !isForAnotherEnd(words, at);
}

const OFTEN = /^(?:regularly|often|frequently)$/;
const OF_A_VISA = /^(?:application|relocation|stay|move|right)$/;
const NOW = /^(?:atm|rn|now|currently|presently|today|yet|anymore)$/;
const FROM_A_TIME =
  /^from (?:(?:the |early |mid |late |start |of )*(?:\d|mid-|jan|feb|mar|apr|may\b|jun|jul|aug|sep|oct|nov|dec|q[1-4]|spring|summer|autumn|winter|new year)|next\b|then\b|now\b|abroad\b|overseas\b|outside\b|anywhere\b|day\b)/;
const IN_A_COUNTRY =
  /^in (?:the (?:uk|u\.k|us|united)|uk|britain|england|scotland|wales|ireland|canada|australia|this (?:country|role|post))\b/;
const SO_APPLY = /^so (?:please|apply|do apply|you|your|if|feel|all|anyone|everyone)\b/;

function isFew(words: readonly string[], at: number): boolean {
  return words[at + 2] === "few" && PEOPLE.has(words[at + 3] ?? "");
}

const WHAT_IS_DENIED =
  /^(?:|so|and|:|for (?:visas?|this|these|any|skilled|work|tier|international|overseas|migrant|foreign|immigration|employment|student|graduate))$/;

/** "Without a sponsor", "we are not a sponsor"; not "not a sponsor of the fair". */
function isDenied(words: readonly string[], at: number): boolean {
  const [denial = "", after = "", next = ""] = [words[at - 2], words[at + 1], words[at + 2]];
  const what = after === "for" ? `for ${next}` : after;
  return denial === "without" || (NOT.has(denial) && WHAT_IS_DENIED.test(what));
}

/** "Must not need a sponsor", "will not need us to act as sponsor". */
const NOT_NEEDED =
  /(?:^| )(?:(?:must|should|shall|will) not|mustn't|shouldn't|won't) (?:need|require)(?: us| an employer)?(?: to (?:act|be|serve))?(?: as)?(?: an?| your| their| our)?$/;

const MAX_WORDS_OF_NEED = 9;

function isNotNeeded(words: readonly string[], at: number): boolean {
  return NOT_NEEDED.test(words.slice(Math.max(0, at - MAX_WORDS_OF_NEED), at).join(" "));
}

function around(words: readonly string[], at: number, reach: number): readonly string[] {
  return words.slice(Math.max(0, at - reach), at + reach + 1);
}
