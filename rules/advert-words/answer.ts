import {
  BEGINS_WITH_YES,
  FOR_EVERYBODY,
  FOR_SOME_ONLY,
  NO_VALUE,
  SAYS_NO,
  SAYS_YES,
} from "./answer-shapes.ts";
import type { SayingCode } from "./saying.ts";
import { CROSS, PICTURE, TICK } from "./sentences.ts";
import { dependsIn, NOT_FOR_ALL, REFUSES, REFUSES_AT_LAST } from "./shades.ts";
import { BORDERS, DEPENDS, NOT, SOFTENS, SORRY, SURE } from "./word-classes.ts";

/**
 * What a sentence answers to a question about sponsorship: "Yes we do", "Of course, for senior
 * roles only", "Absolutely not", "Sadly we cannot". Null where it is no answer, or leaves it open.
 */
export function answerOf(said: readonly string[]): SayingCode | null {
  const words = withoutReassurance(answering(said));
  const [first = "", next = ""] = words;
  if (first === "no") return answerWithNo(words);
  if (SORRY.has(first)) return answerWithRegret(words.slice(next === "but" ? 2 : 1));
  if (YES.has(first)) return answerWithYes(words);
  const isSure = SURE.has(first) && (first !== "of" || next === "course");
  return isSure ? answerThatIsSure(words) : shortAnswer(words);
}

const YES = new Set(["yes", "y", "yep", "yeah"]);
const MAX_SHORT_ANSWER = 10;
/** What may follow a "no" that answers: "No, we do not". "No experience needed" answers nothing. */
const AFTER_NO = new Set(
  "we we're they i i'm it it's this that there not never unfortunately sadly sorry regrettably at as because since except unless only but and thanks can ( :".split(
    " ",
  ),
);
/** "No, but we can for senior roles." */
const BUT_THERE =
  /^(?:we|they) (?:do|can|will|may|might|could|would)(?: (?:do so|do|consider|sponsor|offer|it|this))* (?:for|in|at|if|where|when)\b/;
const ONLY_THERE = /\bonly (?:for|to|in|at|if|where|when)\b/;

function answerWithNo(words: readonly string[]): SayingCode | null {
  const line = words.join(" ");
  if (SAYS_NO.test(line)) return "offers-nothing";
  if (words.length > 1 && !AFTER_NO.has(words[1]!)) return null;
  if (/^no : \d/.test(line)) return null;
  const isSoftened =
    dependsIn(words) || ONLY_THERE.test(line) || BUT_THERE.test(afterBorder(words));
  return isSoftened && !/\b(?:no|without) exceptions?\b/.test(line)
    ? "offers-on-conditions"
    : "offers-nothing";
}

/** "Unfortunately not", "Sadly we cannot"; "Unfortunately we cannot say" leaves it open. */
function answerWithRegret(words: readonly string[]): SayingCode | null {
  const code = words[0] === "no" ? answerWithNo(words) : shortAnswer(words);
  return code === "offers" ? null : code;
}

function answerWithYes(words: readonly string[]): SayingCode | null {
  const shade = shadeOf(words);
  if (shade) return shade;
  return words.some((word) => NOT.has(word)) ? null : "offers";
}

/** "Absolutely", "Of course we do", "Certainly not"; "Sure to be asked" is no answer. */
function answerThatIsSure(words: readonly string[]): SayingCode | null {
  const rest = words.slice(words[0] === "of" || words[1] === "thing" ? 2 : 1);
  const isYes = rest.length === 0 || YES.has(rest[0]!) || FOR_EVERYBODY.test(rest.join(" "));
  return shadeOf(words) ?? (isYes ? "offers" : shortAnswer(rest));
}

/** What an answer that began with a yes comes to by what follows; null where nothing takes from it. */
function shadeOf(words: readonly string[]): SayingCode | null {
  const line = words.join(" ");
  const afterBut = afterBorder(words);
  if (REFUSES.test(afterBut) || REFUSES_AT_LAST.test(line)) return "offers-nothing";
  if (NOT_FOR_ALL.test(afterBut)) return "offers-on-conditions";
  if (words.some((word) => NOT.has(word))) return null;
  return isConditional(words) || isForSome(line) ? "offers-on-conditions" : null;
}

function isForSome(line: string): boolean {
  const rest = line.replace(BEGINS_WITH_YES, "");
  return FOR_SOME_ONLY.test(rest) && !FOR_EVERYBODY.test(rest);
}

/** "We do", "Not for this role", "At present, no", "Case by case". */
function shortAnswer(words: readonly string[]): SayingCode | null {
  const line = words.join(" ");
  if (words.length === 0 || words.length > MAX_SHORT_ANSWER) return null;
  if (SAYS_NO.test(line) || NO_VALUE.test(line)) return "offers-nothing";
  if (leavesOpen(words) || NOT_FOR_ALL.test(line)) return "offers-on-conditions";
  if (SAYS_YES.test(line)) return "offers";
  const rest = line.replace(BEGINS_WITH_YES, "");
  if (rest === line || words.some((word) => NOT.has(word))) return null;
  if (FOR_EVERYBODY.test(rest)) return "offers";
  const isLimited = FOR_SOME_ONLY.test(rest) || rest.startsWith("if ") || ONLY_THERE.test(rest);
  return isLimited ? "offers-on-conditions" : null;
}

const MAX_ADVERB_ANSWER = 4;

/** "Generally yes", "On a case by case basis", "We may"; not "Offers seldom start at the top". */
function leavesOpen(words: readonly string[]): boolean {
  const [first = ""] = words;
  if (!dependsIn(words)) return false;
  if (words.length <= MAX_ADVERB_ANSWER && DEPENDS.has(first)) return true;
  return /^(?:it|this|that|we|on|in|only|subject|depending|depends|case|for|where|if|at|not)$|^case-/.test(
    first,
  );
}

const REGRET = /^(?:i'm|we're|i am|we are)(?: very| so)? (?:afraid|sorry)\b/;

/** Without pictures, and without the "A:" of questions and answers. */
export function answering(said: readonly string[]): readonly string[] {
  const words = said.filter((word) => word !== PICTURE && word !== CROSS && word !== TICK);
  const regret = REGRET.exec(words.slice(0, 4).join(" "));
  if (regret) return ["sorry", ...words.slice(regret[0].split(" ").length)];
  const isMarked = words[1] === ":" && /^(?:a\d{0,2}|answer|ans)$/.test(words[0] ?? "");
  const start = isMarked ? 2 : 0;
  return words.slice(words[start] === ":" ? start + 1 : start);
}

function isConditional(words: readonly string[]): boolean {
  return dependsIn(words) || words.some((word) => word === "if" || SOFTENS.has(word));
}

/** "Of course, no problem", "Yes, at no cost": that "no" denies nothing. */
function withoutReassurance(said: readonly string[]): readonly string[] {
  const at = said.findIndex(
    (word, n) => word === "no" && /^(?:problem|issue|worries|cost|charge)$/.test(said[n + 1] ?? ""),
  );
  return at === -1 ? said : said.toSpliced(at, 2);
}

/** "Of course we would love to, but cannot": what follows the "but". */
function afterBorder(words: readonly string[]): string {
  const at = words.findLastIndex((word) => BORDERS.has(word));
  return at === -1 ? "" : words.slice(at + 1).join(" ");
}
