import { DEPENDS, DEPENDS_PHRASES } from "./word-classes.ts";

const REFUSAL = String.raw`(?:cannot|can't|cant|won't|wont|don't|dont|(?:are |am )?(?:not able|unable)|(?:can|will|do) not|not)(?: (?:to|do|so|it|that))*(?: (?:for|in|with) this(?: \w+){1,2})?(?: (?:currently|now|today|yet|at (?:this time|present|the moment)))?$`;
const REGRET = "(?:unfortunately|sadly|regrettably|sorry)";
/** "... but this is closed now", "... but has since ended". */
const IS_OVER =
  "(?:it |this |that )?(?:is|has|was) (?:(?:now|since|been) )*(?:closed|ended|stopped|paused|suspended|withdrawn|discontinued)(?: now)?$";
/** Words that say no more than "no" to what was spoken of before them. */
export const REFUSES = new RegExp(`^(?:${REGRET} )?(?:(?:we )?${REFUSAL}|${IS_OVER})`);
export const REFUSES_AT_LAST = new RegExp(String.raw`\b(?:${REGRET} )(?:we )?${REFUSAL}`);

/** "We sponsor visas, but not for interns"; not "not for profit", "not to worry" or "not at all". */
export const NOT_FOR_ALL =
  /^not (?:(?:all|every|everyone|everybody)\b|for (?!profit|nothing|long|you\b|the faint)|to (?!my|our|be\b|miss|mention|worry|forget|say|put)|(?:in|at|on) (?!your|my|a\b|the least|the slightest|offer|all\b(?! (?:levels|grades|bands|sites|offices|locations|roles|posts))))/;

/** Whether something among the words makes it depend on something. */
export function dependsIn(words: readonly string[]): boolean {
  return words.some(
    (word, at) =>
      DEPENDS.has(word) ||
      DEPENDS_PHRASES.some((phrase) => phrase.every((part, n) => words[at + n] === part)),
  );
}
