import { answering, answerOf } from "./answer.ts";
import { NO_VALUE, SAYS_NOT } from "./answer-shapes.ts";
import type { SayingCode } from "./saying.ts";
import { CROSS, TICK } from "./sentences.ts";

const LABEL =
  /^\W*(?:(?:uk|work|skilled worker|tier 2|employer|immigration|visas?|permits?|sponsor(?:ed|ship)?|available|offered|provided|support|and)\W*){1,5}$/i;

/** Whether words are a label, whose value may stand in the next cell or line: "Visa sponsorship". */
export function isLabel(quote: string): boolean {
  return LABEL.test(quote);
}

const MAX_VALUE = 8;
const AVAILABLE = /^(?:available|offered|provided|included)$/;
/** A sentence under a heading is no value: "Visa sponsorship\nWe are a friendly team". */
const BEGINS_A_SENTENCE =
  /^(?!it depends$)(?:we|we're|our|you|you'll|your|they|this|that|the|it|i|join)\b/;
const ONLY = /^only | only$/;
const ONLY_TIMES =
  /\b(?:time|full-time|part-time|days?|weekends?|nights?|mornings?|evenings?) only$/;

/** The cell beside a label in a table or a list: "Visa sponsorship | No", "Sponsorship | Senior roles only". */
export function cellOf(said: readonly string[]): SayingCode | null {
  if (said.length === 1 && said[0] === TICK) return "offers";
  if (deniesOffer(said)) return "offers-nothing";
  const words = answering(said);
  const line = words.join(" ");
  if (words.length === 0 || words.length > MAX_VALUE || BEGINS_A_SENTENCE.test(line)) return null;
  if (AVAILABLE.test(line)) return "offers";
  if (ONLY.test(line)) return ONLY_TIMES.test(line) ? null : "offers-on-conditions";
  return answerOf(words);
}

const DEPENDS_VALUE =
  /^(?:(?:on a )?case(?: by |-by-)case(?: basis)?|maybe|possibly|sometimes|it depends|discretionary|negotiable|in (?:some|certain|exceptional) (?:cases|circumstances))$/;

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
