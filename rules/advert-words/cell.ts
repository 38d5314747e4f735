import { answering, answerOf } from "./answer.ts";
import { NO_VALUE, SAYS_NOT } from "./answer-shapes.ts";
import { isOnlyForSome } from "./limits.ts";
import type { SayingCode } from "./saying.ts";
import { CROSS, TICK } from "./sentences.ts";
import { wellSpelt } from "./spelling.ts";

const LABEL =
  /^\W*(?:(?:uk|work|skilled worker|tier 2|employer|immigration|visas?|permits?|sponsor(?:ed|ship)?|available|offered|provided|support|and)\W*){1,5}$/i;

/** Whether words are a label, whose value may stand in the next cell or line: "Visa sponsorship". */
export function isLabel(quote: string): boolean {
  return LABEL.test(wellSpelt(quote));
}

const MAX_VALUE = 8;
const AVAILABLE = /^(?:available|offered|provided|included)$/;
/** A sentence under a heading is no value: "Visa sponsorship\nWe are a friendly team". */
const BEGINS_A_SENTENCE =
  /^(?!it depends)(?:we|we're|our|yes you|you|you'll|your|they|this|that|the|it|i|join)\b/;
const ONLY =
  /^only (?:for|to|in|at|if|where|when|certain|some|senior|eligible)\b|\b(?:cases|circumstances|interns) only$/;

/** The whole of a cell that leaves it open; "Discretionary bonus" is another matter. */
const DEPENDS_VALUE = new RegExp(
  `^(?:${[
    "(?:on an? )?(?:case(?: by |-by-)case|individual)(?: basis)?",
    "maybe|possibly|potentially|sometimes|occasionally|possible|considered|limited|negotiable|discretionary",
    "may be (?:available|considered|offered|possible|provided)|at (?:our|the company's) discretion",
    "(?:it )?depends(?: on .*)?|(?:depending|dependent) on .*|subject to .*",
    "in (?:some|certain|exceptional|limited) (?:cases|circumstances)",
    "(?:available )?for (?:some|certain|selected|specific|exceptional|eligible|specialist|senior|outstanding|the right) .*",
    "(?:some|certain|selected|eligible|senior|specialist) (?:roles|posts|positions|jobs|hires|grades)",
    "if eligible|where (?:eligible|possible)",
  ].join("|")})$`,
);
const BEGINS_WITH_ANSWER =
  /^(?:yes|y|yep|yeah|no|n|not|sorry|unfortunately|sadly|absolutely|definitely|certainly|sure|of course)\b/;

/** The cell beside a label in a table or a list: "Visa sponsorship | No", "Sponsorship | Senior roles only". */
export function cellOf(said: readonly string[]): SayingCode | null {
  if (said.length === 1 && said[0] === TICK) return "offers";
  if (deniesOffer(said)) return "offers-nothing";
  const words = answering(said);
  const line = words.join(" ");
  if (words.length === 0 || words.length > MAX_VALUE || BEGINS_A_SENTENCE.test(line)) return null;
  if (AVAILABLE.test(line)) return "offers";
  if (ONLY.test(line) || isOnlyForSome(line) || DEPENDS_VALUE.test(line))
    return "offers-on-conditions";
  return BEGINS_WITH_ANSWER.test(line) ? answerOf(words) : null;
}

/** What a cell makes of a label that sounds like an offer: "Sponsorship available | No". Only a whole value does. */
export function cellAfterOffer(said: readonly string[]): SayingCode | null {
  if (deniesOffer(said)) return "offers-nothing";
  return DEPENDS_VALUE.test(answering(said).join(" ")) ? "offers-on-conditions" : null;
}

function deniesOffer(said: readonly string[]): boolean {
  if (said.length === 1 && said[0] === CROSS) return true;
  const words = answering(said);
  const line = words.join(" ");
  if (words.length === 0 || words.length > MAX_VALUE) return false;
  return !/\b(?:unless|except)\b/.test(line) && (NO_VALUE.test(line) || SAYS_NOT.test(line));
}
