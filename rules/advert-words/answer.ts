import type { SayingCode } from "./saying.ts";
import { CROSS, PICTURE } from "./sentences.ts";
import { dependsIn, NOT_FOR_ALL, REFUSES, REFUSES_AT_LAST } from "./shades.ts";
import { BORDERS, NOT, SOFTENS, SORRY, SURE } from "./word-classes.ts";

/**
 * What a sentence answers to a question about sponsorship: "Yes we do", "Of course, for senior
 * roles only", "Absolutely not", "Sadly we cannot". Null where it is no answer, or leaves it open.
 */
export function answerOf(said: readonly string[]): SayingCode | null {
  const words = withoutReassurance(said.filter((word) => word !== PICTURE && word !== CROSS));
  const [first = "", next = ""] = words;
  const isDenied = words.slice(0, 5).some((word) => NOT.has(word));
  if (first === "no") return next === "no" ? null : "offers-nothing";
  if (SORRY.has(first)) return isDenied ? "offers-nothing" : null;
  const isSure = SURE.has(first) && (first !== "of" || next === "course");
  if (first !== "yes" && !isSure) return null;

  const rest = afterBorder(words);
  if (REFUSES.test(rest) || REFUSES_AT_LAST.test(words.join(" "))) return "offers-nothing";
  if (NOT_FOR_ALL.test(rest)) return "offers-on-conditions";
  if (isSure && isDenied) return "offers-nothing";
  if (words.some((word) => NOT.has(word))) return null;
  return isConditional(words) ? "offers-on-conditions" : "offers";
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
