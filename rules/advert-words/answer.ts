import type { SayingCode } from "./saying.ts";
import { CROSS, PICTURE, TICK } from "./sentences.ts";
import { dependsIn, NOT_FOR_ALL, REFUSES, REFUSES_AT_LAST } from "./shades.ts";
import { BORDERS, NEED, NOT, SOFTENS, SORRY, SURE } from "./word-classes.ts";

/**
 * What a sentence answers to a question about sponsorship: "Yes we do", "Of course, for senior
 * roles only", "Absolutely not", "Sadly we cannot". Null where it is no answer, or leaves it open.
 */
export function answerOf(said: readonly string[]): SayingCode | null {
  const words = withoutReassurance(answering(said));
  const [first = "", next = ""] = words;
  const isDenied = words.slice(0, 5).some((word) => NOT.has(word));
  if (first === "no") return next === "no" ? null : "offers-nothing";
  if (SORRY.has(first)) return isDenied ? "offers-nothing" : null;
  const isSure = SURE.has(first) && (first !== "of" || next === "course");
  if (!YES.has(first) && !isSure) return shortAnswer(words);

  const rest = afterBorder(words);
  if (REFUSES.test(rest) || REFUSES_AT_LAST.test(words.join(" "))) return "offers-nothing";
  if (NOT_FOR_ALL.test(rest)) return "offers-on-conditions";
  if (isSure && isDenied) return "offers-nothing";
  if (words.some((word) => NOT.has(word))) return null;
  return isConditional(words) ? "offers-on-conditions" : "offers";
}

const YES = new Set(["yes", "y", "yep", "yeah"]);
const MAX_SHORT_ANSWER = 10;
const WE_DO = /^(?:we|they) (?:are|do|can|will|sure do|certainly do)\b(?! not)|^it is(?! not)\b/;
const WE_DO_NOT =
  /^(?:(?:we|they) (?:don't|dont|can't|cant|cannot|won't|wont|(?:are|do|can|will) not|aren't)|it(?: is not| isn't|'s not))\b/;
/** "Not at this time", "Not for this role"; but "Not for interns" leaves others. */
const NOT_NOW =
  /^not (?:currently|now|yet|today|available|offered|provided|possible|at (?:this|present|the)|for (?:this|the)|on this|in this)\b/;

/** "We do", "Not for this role", "At present, no", "Case by case". */
function shortAnswer(words: readonly string[]): SayingCode | null {
  const line = words.join(" ");
  if (words.length === 0 || words.length > MAX_SHORT_ANSWER) return null;
  if (/^(?:n|none|nope|nah|never|n a|unavailable)$/.test(line)) return "offers-nothing";
  if (dependsIn(words) || NOT_FOR_ALL_BUT.test(line)) return "offers-on-conditions";
  if (NOT_NOW.test(line) || WE_DO_NOT.test(line) || /^at .*\bno$/.test(line)) {
    return "offers-nothing";
  }
  if (!WE_DO.test(line) || words.some((word) => NOT.has(word))) return null;
  return isConditional(words) || words.includes("for") ? "offers-on-conditions" : "offers";
}

const NOT_FOR_ALL_BUT = /^not (?:for|to|in|at|on|all|every) (?!this\b|the\b|present\b)/;
const MAX_VALUE = 8;
const AVAILABLE = /^(?:available|offered|provided|included)$/;
const PLAIN_NO = /^no(?:$| (?:sponsorship|visa|sorry|\(|:|unfortunately))/;

/** The cell beside a label in a table or a list: "Visa sponsorship | No", "Sponsorship | Senior roles only". */
export function cellOf(said: readonly string[]): SayingCode | null {
  if (said.length === 1 && said[0] === CROSS) return "offers-nothing";
  if (said.length === 1 && said[0] === TICK) return "offers";
  const words = answering(said);
  const line = words.join(" ");
  if (words.length === 0 || words.length > MAX_VALUE) return null;
  if (words[0] === "no") return PLAIN_NO.test(line) ? "offers-nothing" : null;
  if (AVAILABLE.test(line)) return "offers";
  if (/ only$|^only /.test(line)) return "offers-on-conditions";
  return answerOf(words);
}

const ABOUT_OTHERS = /^(?:i|my|accept|consider|apply|applicants|candidates|students)$/;

/** "Do you need sponsorship?" asks the reader; "Can I apply if I need sponsorship?" asks the employer. */
export function isToApplicant(question: string): boolean {
  const words = question.toLowerCase().split(/\W+/);
  return words.some((word) => NEED.has(word)) && !words.some((word) => ABOUT_OTHERS.test(word));
}

const IF_YOU_DO = /^(?:if (?:yes|so|you do)|then)\b/;
const NOT_YOU =
  /\b(?:(?:do|please|should) not apply|cannot|can't|unable|won't|will not|not (?:be )?(?:able|considered|eligible|for you))\b/;
const WE_HELP =
  /^(?:no (?:problem|worries|issue)|(?:don't|do not) worry|we(?:'ll| can| will| are happy to)? (?:sponsor|help|support|assist)(?: you)?(?: with (?:that|this|it))?)$/;

/** What the employer adds: "Need sponsorship? If so, please do not apply", "Need a visa? We can help". */
export function repliedTo(said: readonly string[]): SayingCode | null {
  const words = answering(said);
  const line = words.join(" ");
  if (IF_YOU_DO.test(line) && NOT_YOU.test(line)) return "wants-none-needed";
  if (SORRY.has(words[0] ?? "") && NOT_YOU.test(line)) return "offers-nothing";
  return WE_HELP.test(line) ? "offers" : null;
}

const AFRAID = /^(?:i'm|we're|i am|we are) afraid\b/;

/** Without pictures, and without the "A:" of questions and answers. */
function answering(said: readonly string[]): readonly string[] {
  const words = said.filter((word) => word !== PICTURE && word !== CROSS && word !== TICK);
  if (AFRAID.test(words.slice(0, 3).join(" "))) return ["sorry", ...words.slice(2)];
  const isMarked = words[1] === ":" && /^(?:a|answer|ans)$/.test(words[0] ?? "");
  const start = isMarked ? 2 : 0;
  return words.slice(words[start] === ":" ? start + 1 : start);
}

function isConditional(words: readonly string[]): boolean {
  return dependsIn(words) || words.some((word) => word === "if" || SOFTENS.has(word));
}

/** "Of course, no problem": that "no" denies nothing. */
function withoutReassurance(said: readonly string[]): readonly string[] {
  const at = said.findIndex(
    (word, n) => word === "no" && /^(?:problem|issue|worries)$/.test(said[n + 1] ?? ""),
  );
  return at === -1 ? said : said.toSpliced(at, 2);
}

/** "Of course we would love to, but cannot": what follows the "but". */
function afterBorder(words: readonly string[]): string {
  const at = words.findLastIndex((word) => BORDERS.has(word));
  return at === -1 ? "" : words.slice(at + 1).join(" ");
}
