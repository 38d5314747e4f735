import type { Reading } from "./patterns.ts";
import type { Token } from "./sentences.ts";
import {
  CARDS,
  GOOD_CAUSES,
  NOT,
  OTHER_SPONSORS,
  OTHER_SPONSORS_NEAR,
  PEOPLE,
  PRAISED,
  SPONSORED,
  STAMPS,
} from "./word-classes.ts";

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
  if (word === "tier" && next === "2") return true;
  if (word === "stamp") return STAMPS.has(next ?? "");
  if (word === "non-sponsored" || word === "unsponsored") return true;
  if (word === "lmia" || word === "lmias" || word === "pgwp") return true;
  if (word === "cos") return isCertificate(words[at - (words[at - 1] === "." ? 2 : 1)], next);
  return /^certificates?$/.test(word ?? "") && next === "of" && after === "sponsorship";
}

const BEFORE_COS = new Set(
  "no a any the your inc incl including includes issue assign provide offer obtain require need with without".split(
    " ",
  ),
);
const AFTER_COS = new Set(
  "available provided offered issued assigned required : ( * \u2717 \u2713".split(" "),
);

/** "CoS available", not "cos we are a good team". */
function isCertificate(before = "", after = ""): boolean {
  return BEFORE_COS.has(before) || AFTER_COS.has(after);
}

/** Without a visa in sight "sponsor" may mean a fair, a project or a pension. */
function isOfWork(words: readonly string[], at: number, speaksOfVisas: boolean): boolean {
  const [before = "", after = ""] = [words[at - 1], words[at + 1]];
  if (words[at] === "sponsored" && after === "by") return false;
  const isRoute = words.slice(at + 1, at + 4).join(" ") === "health and care";
  const isWork = PEOPLE.has(words[at + 2] ?? "") || isOfPeople(words, at) || isRoute;
  const isOther = OTHER_SPONSORS.has(after) && !isWork;
  if (OTHER_SPONSORS.has(before) || isOther) return false;
  const ofReader = words.slice(at + 2, at + 8);
  if (after === "your" && OTHER_SPONSORS.has(ofReader[0] ?? "") && !ofReader.includes("visa"))
    return false;
  if (speaksOfVisas || PLAIN.has(before)) return true;
  if (/^sponsor(s|ing)?$/.test(words[at]!) && !isVerbOfWork(words, at)) return false;
  const near = around(words, at, NEAR).join(" ").replace(NO_BUDGET, "").split(" ");
  return !near.some((word) => OTHER_SPONSORS_NEAR.has(word));
}

/** "No budget for sponsorship", not "no sponsorship budget". */
const NO_BUDGET = /\bno budget for(?= sponsor)/;
const ARTICLES = new Set(["a", "an", "the", "our", "your", "as", "its", "their"]);
const LEVELS = /^(?:senior|junior|mid-level|registered|chartered|newly)$/;
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

function isEnd(word: string): boolean {
  return word === "" || SPONSORED.has(word);
}

function isFew(words: readonly string[], at: number): boolean {
  return words[at + 2] === "few" && PEOPLE.has(words[at + 3] ?? "");
}

const ONE = /^(?:the|a|an|new|these)$/;
const ENDS_A_NAME =
  /^(?:for|in|at|on|who|that|which|to|and|or|with|from|as|if|where|when|because|so|too|also|every|each|this|next|near|by|:|\(|\)|\*)$/;
const MAX_NAME = 7;
const OF_THE_PLACE = /^(?:local|village|annual|town's|city's)$/;
/** "Starter", "joiners", "receptionist", "member": an open class, known by how its words end. */
const PERSON =
  /(?:er|or|ist|ant|ee|ian|man|woman|person|people|men|women)s?$|^(?:talent|hire|recruit)s?$/;

/** What is sponsored, as far as it is named: "right person", "village fair". */
function nameFrom(words: readonly string[], from: number): readonly string[] {
  const near = words.slice(from, from + MAX_NAME);
  const end = near.findIndex((word) => ENDS_A_NAME.test(word));
  return end === -1 ? near : near.slice(0, end);
}

/** "The local shelter", "a village fair"; not "the right person", "new team members" or "a team of nurses". */
function isGoodCause(name: readonly string[]): boolean {
  const last = name.at(-1) ?? "";
  if (GOOD_CAUSES.has(last)) return true;
  return !isPerson(last) && name.some((word) => OF_THE_PLACE.test(word));
}

const KNOWN_ONE =
  /^(?:right|best|ideal|chosen|preferred|strong|few|limited|number|range|costs?|fees?|process|visa|work|relevant|required|necessary|perfect|brightest|most)$/;

/** "The researchers we appoint": people by their work, where "the Steelers" are a team. */
const APPOINTED =
  /^(?:researcher|lecturer|professor|post-?holder|appointee|joiner|starter|recruit|hire|manager|officer|specialist|trainer|planner|designer)s?$/;

function isRefused(words: readonly string[], at: number): boolean {
  return words.slice(Math.max(0, at - 3), at).some((word) => NOT.has(word));
}

function isPerson(word: string): boolean {
  return PEOPLE.has(word) || SPONSORED.has(word) || PERSON.test(word);
}

/** "The Leeds Lions" may be anybody: an offer needs people, a refusal is one whoever is meant. */
function isNobodyKnown(words: readonly string[], at: number, name: readonly string[]): boolean {
  if (name.length === 0 || isRefused(words, at)) return false;
  const known = [LEVELS, KNOWN_ONE, APPOINTED];
  const isNamed = name.some(
    (word) => PEOPLE.has(word) || SPONSORED.has(word) || known.some((one) => one.test(word)),
  );
  // "The Leicester Tigers" end as people do.
  const last = name.at(-1)!;
  const isTeam = words[at + 1] === "the" && last.endsWith("s");
  return !isNamed && (isTeam || !PERSON.test(last));
}

function isOfPeople(words: readonly string[], at: number): boolean {
  const [after = "", next = ""] = [words[at + 1], words[at + 2]];
  if (PRAISED.has(after)) return SPONSORED.has(next);
  const name = ONE.test(after) ? nameFrom(words, at + 2) : [];
  if (isGoodCause(name) || isNobodyKnown(words, at, name)) return false;
  return after === "" || SPONSORED.has(after) || PEOPLE.has(after) || isOfTrade(words, at);
}

const MAX_TRADE = 4;
const MAX_WORDS_AFTER = 14;
/** Anybody may be sponsored for anything: only work that is known leaves no doubt. */
const KINDS = new Set(
  `senior junior mid-level lead principal registered chartered newly qualified experienced specialist
  care health healthcare mental social support home domiciliary live-in residential nursing clinical dental veterinary community
  district paediatric general occupational theatre staff software data cloud devops frontend front-end backend back-end full-stack
  web mobile embedded network security cyber systems machine learning it mechanical electrical civil structural chemical process
  design manufacturing maintenance quality site project hgv lgv bus lorry delivery maths physics science sous head pastry quantity
  building business early years`.split(/\s+/),
);
/** "Nursing students", "community health workers": as likely paid for as employed. */
const NO_TRADE = /\bcommunity (?:\S+ )*workers$|\b(?:students|people|individuals|graduates)$/;
/** Not "junior doctors' rugby", "senior nurses' further education". */
const AFTER_TRADE =
  /^(?:|for|in|at|on|who|that|whose|and|or|with|without|from|as|if|where|wherever|when|whenever|because|so|too|also|this|near|by|via|within|under|after|once|upon|every|each|next|only|directly|regularly|now|currently|today|here|worldwide|globally|regardless|irrespective|across|throughout|through|to|towards?|based|living|needing|requiring|including|such|subject|unless|except|we|:|\(|\)|\*)$/;
/** "In India", "across Africa": whom a firm helps there it may not employ. */
const FAR_AWAY =
  /\b(?:in|across|throughout) (?!(?:the (?:uk|united|nhs|north|south|east|west|midlands)|uk|our|all|any|every|this|these|both|britain|england|scotland|wales|northern|london|manchester|birmingham|leeds|glasgow|edinburgh|bristol|liverpool|sheffield|cardiff|belfast)\b)/;

/** "Senior care workers", "mental health nurses"; not "young people", "rally drivers" or "trainee teachers". */
function isOfTrade(words: readonly string[], at: number): boolean {
  const near = words.slice(at + 1, at + 1 + MAX_TRADE);
  // "Senior staff nurses" are nurses.
  const last = near.findIndex((word, n) => PEOPLE.has(word) && !PEOPLE.has(near[n + 1] ?? ""));
  const kind = near.slice(0, Math.max(0, last));
  if (kind.length === 0 || kind.some((word) => ENDS_A_NAME.test(word))) return false;
  // A refusal is one whoever is meant.
  if (isRefused(words, at)) return !kind.some((word) => GOOD_CAUSES.has(word));
  const rest = words.slice(at + last + 2, at + last + 2 + MAX_WORDS_AFTER);
  if (near[last] === "students" || !AFTER_TRADE.test(rest[0] ?? "")) return false;
  if (kind.length === 1 && LEVELS.test(kind[0]!)) return true;
  const isKnown = kind.every((word) => KINDS.has(word));
  if (!isKnown || NO_TRADE.test(near.slice(0, last + 1).join(" "))) return false;
  return !FAR_AWAY.test(rest.join(" "));
}

const WHOM = /^(?:you|them|anyone|anybody|everyone|everybody|me|us)$/;
const MAX_WORDS_BEFORE_WHOM = MAX_TRADE;
/** "... to become chartered", "... through their HNC", "... at the village show". */
const FOR_ANOTHER_END =
  /^(?:to (?!(?:work|stay|live|come|move|relocate|remain|join|and|be employed)\b)\w|through\b|towards?\b|up (?!to\b)|who (?!(?:need|require|are|have|meet|want|do|don't|live|come|wish|would|can|could|will|may|qualify|hold|lack|apply|join)\b)|at (?:our |their )?local\b|in (?:their|your|his|her|the (?!uk\b|united|future|process|right)|an?\b)|at (?:the (?!moment|time|end|start|point|outset|salary|going)|an?\b)|on (?:their|your|an?\b)|for (?:the (?!role|roles|right|job|post|position|duration|full|visa|skilled)|their|your|an? (?!visa|work|skilled|sponsor|certificate|cos\b|permit)))/;

/** Whether those who are sponsored are so for something else than permission to work. */
function isForAnotherEnd(words: readonly string[], at: number): boolean {
  const near = words.slice(at + 1, at + 1 + MAX_WORDS_BEFORE_WHOM);
  const whom = near.findIndex(
    (word) => WHOM.test(word) || PEOPLE.has(word) || APPOINTED.test(word),
  );
  if (whom === -1) return false;
  return FOR_ANOTHER_END.test(words.slice(at + whom + 2, at + whom + 6).join(" "));
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
