import { dependsIn, NOT_FOR_ALL, NOT_TRUE, REFUSES, THIS_ONE_DOES_NOT, USED_UP } from "./shades.ts";
import { awaitsLicence, isNotThisOne, leavesSomeOut, promisesNothing } from "./taken-back.ts";
import { isToWaitFor } from "./waits.ts";
import { BORDERS, NOT } from "./word-classes.ts";

const SOME =
  "(?:roles?|positions?|posts?|jobs?|hires?|grades?|levels?|bands?|candidates?|applicants?|holders?|staff|employees|graduates|engineers|developers|consultants|nurses|doctors|teachers|teams?|locations?|offices?)";
/** "Only for engineers", "Subject to salary", "Excludes internships", "Conditions apply". */
const LIMITS_FIRST =
  /^(?:only (?:for|to|in|at|if|where|when|on|certain|some|available|applies|within)\b|only \w+ly$|(?:limited|restricted|subject|reserved) to\b(?!.*\b(?:hours|days) (?:a|per) week)|(?:depending|dependent|conditional) (?:up)?on\b|provided (?:that|you|the)\b|as long as\b|not guaranteed\b|(?:this )?excludes?\b(?! no)|excluding\b|not (?:for )?(?:some|certain|selected|specific|most)\b|on a\b.*\bbasis$|where (?:the|your) (?:role|salary|job)\b)/;
const TERMS =
  /^(?:some |certain |other |standard |usual |further )?(?:terms|conditions|restrictions|limits|exclusions|criteria|eligibility|ts? (?:and )?cs)\b.*\b(?:apply|applies)$/;
const ONLY_SOME = new RegExp(String.raw`\b${SOME} only$|^only (?:\w+ ){1,3}${SOME}$`);
/** "At manager level and above"; "At all levels" and "From junior to senior levels" leave nobody out. */
const FROM_A_LEVEL =
  /^(?:at|from) (?!all\b|any\b|every\b|\S+(?: levels?)? to\b).*\b(?:levels?|grades?|bands?|upwards|above)\b/;
const LEVEL_ONLY = /^(?:seniors?|experienced|managers|management|phds?|doctoral|permanent) only$/;
const RULES_TO_MEET =
  /\b(?:salary|threshold|ukvi|home office|visa|immigration)\b.* must be met$|\bmust (?:meet|satisfy)\b.*\b(?:salary|threshold|ukvi|home office|immigration)\b/;
/** "For roles above £45,000": without a verb, so no sentence of its own. */
const FOR_SOME = new RegExp(
  String.raw`^for (?!(?:all|any|every|each|more|further|other|this|these)\b)(?:(?:some|certain|selected|specific|most)\b|(?:\w+ ){0,3}${SOME}\b)`,
);
const IF_SO = /^if (?:you|the|your|it)\b(?!.*\b(?:interested|question|questions)\b)/;
const OWN_VERB_AFTER_IF =
  /\b(?:please|apply|contact|call|email|ring|we|visit|join|click|then|let|send|get in|tell|speak|talk|drop|reach|this is|come|read|why)\b/;
const OWN_VERB =
  /\b(?:please|see|visit|contact|click|email|call|we|you|i|he|she|they|is|are|was|will|would|matter|comes?|gives?|also)\b/;
/** "This depends on the role", "It is only for seniors": what was just said, and not "this role". */
const OF_IT =
  /^(?:this|it|these|such support)(?: only)? (?:is|are|will|would|may|might|can|must|does|depends?|applies|varies|being)\b(?! (?:be |only |just |\w+ly )*(?:a|an|our|your|just|what|the(?! (?:case|discretion)))\b)/;
const NARROWS =
  /\b(?:limited|restricted|reserved|subject|varies|conditional)\b|\bonly (?:be )?(?:for|to|in|at|on|if|where|when|with|available|offered|provided|open|applies|apply|considered|possible|granted|given|the case|certain|some)\b|\bonly$/;
/** "It may be too long", "It is usually free": speaks of something else than whether it is given. */
const WEAK =
  /\b(?:(?:may|might) (?:be|also|not)|usually|normally|typically|generally|hardly)\b(?! (?:be |only )*(?:available|offered|provided|given|granted|considered|possible|limited|restricted|subject|refused|withdrawn|guaranteed|eligible|open|required|apply|for|to)\b)/g;
const EXCEPTION =
  /^(?:except|excepting|unless|exceptions?|other than|apart from|save for|with the exception)\b/;
const NO_EXCEPTION =
  /^(?:other than|apart from|except for) (?:that|this)\b|^unless (?:stated|otherwise|you hear|specified|noted|indicated)\b/;
const MAX_EXCEPTION = 14;

/** "Please note that ..." */
const LEADS = new Set(["and", ":", "(", "please", "note", "that"]);

/** A sentence as its words, and as it was written, with its commas. */
export type Written = { words: readonly string[]; written: string };

/** Whether a sentence narrows what the one before it said: "We sponsor visas. Senior roles only." */
export function narrowsOffer({ words: said, written }: Written): boolean {
  const words = withoutBorder(said);
  const line = words.join(" ");
  if (words.length > 24) return false;
  if (leavesSomeOut(line) || awaitsLicence(line) || promisesNothing(line)) return true;
  const isOfRules = OF_RULES.test(line);
  if (LIMITS_FIRST.test(line) && (isOfRules || !TURNS_AWAY.test(written))) return true;
  if (TERMS.test(line) || isOnlyForSome(line) || RULES_TO_MEET.test(line)) return true;
  if (isException(words, written) || isToWaitFor(line)) return true;
  if (NOT_FOR_ALL.test(line) && !/\b(?:we|please)\b/.test(line)) return true;
  if ((FROM_A_LEVEL.test(line) || FOR_SOME.test(line)) && !OWN_VERB.test(line)) return true;
  const isWhole = OWN_VERB_AFTER_IF.test(line) || GOES_ON.test(written);
  if (IF_SO.test(line) && (isOfRules || !isWhole)) return true;
  return OF_IT.test(line) && (NARROWS.test(line) || dependsIn(line.replace(WEAK, "").split(" ")));
}

const TAKES_BACK = [THIS_ONE_DOES_NOT, REFUSES, USED_UP, NOT_TRUE];

/** "We sponsor visas. However, this role does not qualify": a rule for others, and a no for the reader. */
export function takesBack(said: readonly string[]): boolean {
  const line = withoutBorder(said).join(" ");
  return TAKES_BACK.some((no) => no.test(line)) || isNotThisOne(line);
}

const MAX_TURN = 20;

/** "But for the right person we might": the second half of a condition. */
export function turnsOnCondition(words: readonly string[]): boolean {
  return words.length <= MAX_TURN && BORDERS.has(words[0] ?? "") && dependsIn(words);
}

/** "Senior roles only", "Only certain posts", "PhD only". */
export function isOnlyForSome(line: string): boolean {
  return ONLY_SOME.test(line) || LEVEL_ONLY.test(line);
}

/** "Sponsorship is not available. Except for senior engineers." */
export function opensRefusal({ words, written }: Written): boolean {
  return isException(withoutBorder(words), written);
}

/** What a visa depends on: a sentence about it is a limit even where it has a main clause. */
const OF_RULES =
  /\b(?:threshold|eligible|eligibility|qualify|qualifies|ukvi|home office|immigration|shortage|salary (?:meets|is|reaches))\b/;
/** "Subject to contract, you start in May": the sentence proper is about something else. */
const TURNS_AWAY =
  /,\s*(?:you|your|we|our)\b(?!.*\b(?:it|this|that|so|sponsor\w*|visas?|support|apply)\b)/i;
/** After "if ...": a comma that begins the sentence proper. */
const GOES_ON = /,(?!\s*(?:and|or)\b)/i;
const OWN_CLAUSE =
  /,\s*(?!who|which|where|and\b|or\b)(?:(?:we|you|they|it|this|there|please|i|apply|get|come|join|send|contact|call|email)\b|(?:[^\s,]+\s+){1,4}(?:is|are|was|were|will|can|may|must|has|have|should|offers?|does?)\b)/i;
const ASIDE =
  /^(?:other than|apart from|save for|with the exception|except (?:on|at))\b.*\b(?:we|you)\b/;

/** A fragment: "Except for nurses", "Exceptions may be made". Not "Apart from a good salary, we offer ...". */
function isException(words: readonly string[], written: string): boolean {
  const line = words.join(" ");
  if (!EXCEPTION.test(line) || NO_EXCEPTION.test(line) || words.length > MAX_EXCEPTION)
    return false;
  if (line.startsWith("exception") && words.some((word) => NOT.has(word))) return false;
  return OF_RULES.test(line) || !(OWN_CLAUSE.test(written) || ASIDE.test(line));
}

function withoutBorder(said: readonly string[]): readonly string[] {
  const start = said.findIndex((word) => !BORDERS.has(word) && !LEADS.has(word));
  return start === -1 ? [] : said.slice(start);
}
