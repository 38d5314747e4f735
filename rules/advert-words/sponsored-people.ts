import { TOWNS } from "../towns.data.ts";
import { GOOD_CAUSES, NOT, PEOPLE, PRAISED, SPONSORED } from "./word-classes.ts";

export function isEnd(word: string): boolean {
  return word === "" || SPONSORED.has(word);
}

const LEVELS = /^(?:senior|junior|mid-level|registered|chartered|newly)$/;
const ONE = /^(?:the|a|an|new|these)$/;
const ENDS_A_NAME =
  /^(?:for|in|at|on|who|that|which|to|and|or|with|from|as|if|where|when|because|so|too|also|every|each|this|next|near|by|:|\(|\)|\*)$/;
const MAX_NAME = 7;
const OF_THE_PLACE = /^(?:local|village|annual|town's|city's)$/;
/** "Starter", "joiners", "receptionist", "member": an open class, known by how its words end. */
const PERSON =
  /(?:er|or|ist|ant|(?<!f|tt|r)ee|ian|man|woman|person|people|men|women)s?$|^(?:talent|hire|recruit)s?$/;

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

/** Whether people follow the "sponsor" at this place: "graduates", "the right person", "senior care workers". */
export function isOfPeople(words: readonly string[], at: number): boolean {
  const [after = "", next = ""] = [words[at + 1], words[at + 2]];
  if (PRAISED.has(after)) return SPONSORED.has(next);
  const name = ONE.test(after) ? nameFrom(words, at + 2) : [];
  if (isGoodCause(name) || isNobodyKnown(words, at, name)) return false;
  if (next === "next" && words[at + 3] === "generation") return false;
  if (after === "" || isOfTrade(words, at)) return true;
  if (!SPONSORED.has(after) && !PEOPLE.has(after)) return false;
  // Of a firm only a whole clause is an offer: FIRM_OFFERS.
  const isOfFirm = words[at] === "sponsors" && FIRM.test(words[at - 1] ?? "");
  if (isOfFirm || isRefused(words, at)) return true;
  if (QUALITIES.has(after) || isSomebody(after)) return arePeopleAlone(words, at + 1);
  if (WORK.test(after)) return !GOOD_CAUSES.has(next);
  return !mayBeginOthers(words, at + 1) || arePeopleAlone(words, at + 2);
}

const WORK = /^(?:roles?|positions?|jobs?)$/;
const POINTS = /^(?:this|that|these|any)$/;

/** "This trip", "a teachers' trip"; "this" alone, "the whole process" and "a keen learner" are judged elsewhere. */
function mayBeginOthers(words: readonly string[], at: number): boolean {
  const name = nameFrom(words, at + 1);
  if (POINTS.test(words[at]!)) return name.length > 0;
  return ONE.test(words[at]!) && name.some(isSomebody);
}

const FIRM = /^(?:company|firm|hospital|trust|practice|organisation|business|group|home|council)$/;

/** Of SPONSORED, what says how somebody is: "overseas" may begin "overseas trips". */
const QUALITIES = new Set(
  "overseas international foreign suitable suitably qualified eligible exceptional outstanding skilled talented experienced new successful non-uk non-eu migrant".split(
    " ",
  ),
);
const SOMEBODY =
  /^(?:candidate|applicant|employee|worker|graduate|student|individual|colleague|nurse|teacher|engineer|doctor)s?$|^(?:people|person|staff)$/;

function isSomebody(word: string): boolean {
  return PEOPLE.has(word) || SOMEBODY.test(word);
}

/** "Overseas teachers", not "overseas trips", "overseas school teachers' trips" or "staff outings". */
function arePeopleAlone(words: readonly string[], from: number): boolean {
  const name = nameFrom(words, from);
  if (name.every((word) => QUALITIES.has(word))) return true;
  if (name.some((word) => /^(?:volunteers?|voluntary|unpaid|exchange)$/.test(word))) return false;
  const first = name.findIndex(
    (word) => isSomebody(word) || (!QUALITIES.has(word) && isPerson(word)),
  );
  if (first === -1) return false;
  // "International student applicants", "skilled staff nurses".
  let last = first;
  while (last + 1 < name.length && isPerson(name[last + 1]!) && !GOOD_CAUSES.has(name[last + 1]!))
    last++;
  return !GOOD_CAUSES.has(name[last]!) && AFTER_TRADE.test(words[from + last + 1] ?? "");
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
/** Perth is in Scotland, and better known elsewhere. */
const OUR_TOWNS = TOWNS.filter((town) => town !== "Perth")
  .join("|")
  .toLowerCase();
/** "In India", "across Africa": whom a firm helps there it may not employ. */
const FAR_AWAY = new RegExp(
  `\\b(?:in|across|throughout) (?!(?:the (?:uk|united|nhs|north|south|east|west|midlands)|uk|our|all|any|every|this|these|both|britain|england|scotland|wales|northern|london|${OUR_TOWNS})\\b)`,
);

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
  /^(?:to (?!(?:work|stay|live|come|move|relocate|remain|join|and|be employed)\b)\w|through\b|towards?\b|up (?!to\b)|who (?!(?:need|require|are|have|meet|want|do|don't|live|come|wish|would|can|could|will|may|qualify|hold|lack|apply|join)\b)|at (?:our |their )?local\b|in (?:need|local|(?:\w+ )?(?:africa|asia|india|nepal|bangladesh|pakistan|sri|ghana|kenya|uganda|malawi|zambia|nigeria|gaza|ukraine)|their|your|his|her|the (?!uk\b|united|future|process|right)|an?\b)|with (?:big|bright|bursar|scholar|grant)|at (?:the (?!moment|time|end|start|point|outset|salary|going)|an?\b)|on (?:their|your|an?\b)|for (?:the (?!role|roles|right|job|post|position|duration|full|visa|skilled)|their|your|an? (?!visa|work|skilled|sponsor|certificate|cos\b|permit)))/;

/** Whether those who are sponsored are so for something else than permission to work. */
export function isForAnotherEnd(words: readonly string[], at: number): boolean {
  const near = words.slice(at + 1, at + 1 + MAX_WORDS_BEFORE_WHOM);
  const whom = near.findIndex(
    (word) => WHOM.test(word) || PEOPLE.has(word) || APPOINTED.test(word),
  );
  if (whom === -1) return false;
  return FOR_ANOTHER_END.test(words.slice(at + whom + 2, at + whom + 6).join(" "));
}
