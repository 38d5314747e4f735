import { DEPENDS, DEPENDS_PHRASES } from "./word-classes.ts";

const REFUSAL = String.raw`(?:cannot|can't|cant|won't|wont|don't|dont|(?:are |am )?(?:not able|unable)|(?:can|will|do) not|not)(?: (?:to|do|so|it|that))*(?: (?:for|in|with) this(?: \w+){1,2})?(?: (?:currently|now|today|yet|at (?:this time|present|the moment)))?$`;
const REGRET = "(?:unfortunately|sadly|regrettably|sorry)";
/** Words that say no more than "no" to what was spoken of before them. */
export const REFUSES = new RegExp(`^(?:${REGRET} )?(?:we )?${REFUSAL}`);
export const REFUSES_AT_LAST = new RegExp(String.raw`\b(?:${REGRET} )(?:we )?${REFUSAL}`);

/** "We sponsor visas, but not for interns." */
export const NOT_FOR_ALL = /^not (?:for|to|in|at|on|all|every)\b/;

/** Whether something among the words makes it depend on something. */
export function dependsIn(words: readonly string[]): boolean {
  return words.some(
    (word, at) =>
      DEPENDS.has(word) ||
      DEPENDS_PHRASES.some((phrase) => phrase.every((part, n) => words[at + n] === part)),
  );
}
