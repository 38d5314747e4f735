import { dependsIn, NOT_FOR_ALL } from "./shades.ts";
import { BORDERS } from "./word-classes.ts";

const SOME =
  "(?:roles?|positions?|posts?|jobs?|hires?|grades?|levels?|bands?|candidates?|applicants?|holders?|staff|employees|graduates|engineers|developers|consultants|nurses|doctors|teachers|teams?|locations?|offices?)";
/** "Only for engineers", "Subject to salary", "Excludes internships", "Conditions apply". */
const LIMITS_FIRST =
  /^(?:only (?:for|to|in|at|if|where|when|on|certain|some|available|applies)\b|(?:limited|restricted|subject|reserved) to\b|(?:depending|dependent|conditional) (?:up)?on\b|provided (?:that|you|the)\b|as long as\b|not guaranteed\b|excludes?\b|excluding\b|(?:not|for) (?:for )?(?:some|certain|selected|specific|most)\b|on a\b.*\bbasis$|where (?:the|your) (?:role|salary|job)\b)/;
const TERMS =
  /^(?:some |certain |other |standard |usual |further )?(?:terms|conditions|restrictions|limits|exclusions|criteria|eligibility|t cs|ts cs)\b.*\b(?:apply|applies)$/;
const ONLY_SOME = new RegExp(String.raw`\b${SOME} only$|^only (?:\w+ ){1,3}${SOME}$`);
/** "For roles above £45,000": without a verb, so no sentence of its own. */
const FROM_A_LEVEL = /^(?:at|from) .*\b(?:levels?|grades?|bands?|upwards|above)\b/;
const LEVEL_ONLY = /^(?:seniors?|experienced|managers|management|phds?|doctoral|permanent) only$/;
const RULES_TO_MEET =
  /\b(?:salary|threshold|ukvi|home office|visa|immigration)\b.* must be met$|\bmust (?:meet|satisfy)\b.*\b(?:salary|threshold|ukvi|home office|immigration)\b/;
const FOR_SOME = new RegExp(
  String.raw`^for (?!(?:all|any|every|each|more|further|other)\b)(?:\w+ ){0,3}${SOME}\b`,
);
const IF_SO = /^if (?:you|the|your|it)\b(?!.*\b(?:interested|question|questions)\b)/;
const OWN_VERB_AFTER_IF =
  /\b(?:please|apply|contact|call|email|we|visit|join|click|then|let|send)\b/;
const OWN_VERB = /\b(?:please|see|visit|contact|click|email|call|we|you|is|are|was|will)\b/;
/** "This depends on the role", "It is only for seniors": what was just said, and not "this role". */
const OF_IT =
  /^(?:this|it|these|such support)(?: only)? (?:is|are|will|would|may|can|must|does|depends?|applies|varies|being)\b(?! (?:a|an|the|our)\b)/;
const NARROWS = /\b(?:only|limited|restricted|reserved|subject|varies|conditional)\b/;
const EXCEPTION =
  /^(?:except|excepting|unless|exceptions?|other than|apart from|save for|with the exception)\b/;

/** "Please note that ..." */
const LEADS = new Set(["and", ":", "(", "please", "note", "that"]);

/** Whether a sentence narrows what the one before it said: "We sponsor visas. Senior roles only." */
export function narrowsOffer(said: readonly string[]): boolean {
  const words = withoutBorder(said);
  const line = words.join(" ");
  if (words.length > 24) return false;
  if (LIMITS_FIRST.test(line) || TERMS.test(line) || ONLY_SOME.test(line)) return true;
  if (EXCEPTION.test(line) || NOT_FOR_ALL.test(line) || FROM_A_LEVEL.test(line)) return true;
  if (LEVEL_ONLY.test(line) || RULES_TO_MEET.test(line)) return true;
  if (IF_SO.test(line) && !OWN_VERB_AFTER_IF.test(line)) return true;
  if (FOR_SOME.test(line) && !OWN_VERB.test(line)) return true;
  return OF_IT.test(line) && (NARROWS.test(line) || dependsIn(words));
}

/** "Sponsorship is not available. Except for senior engineers." */
export function opensRefusal(said: readonly string[]): boolean {
  return EXCEPTION.test(withoutBorder(said).join(" "));
}

function withoutBorder(said: readonly string[]): readonly string[] {
  const start = said.findIndex((word) => !BORDERS.has(word) && !LEADS.has(word));
  return start === -1 ? [] : said.slice(start);
}
