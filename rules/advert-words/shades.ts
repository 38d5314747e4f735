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
  /^not (?:(?:all|every|everyone|everybody)\b|(?!us$|this$|always$|yours$)[a-z-]+s$|for (?!profit|nothing|long|you\b|the faint)|to (?!my|our|be\b|miss|mention|worry|forget|say|put)|(?:in|at|on) (?!your|my|a\b|the least|the slightest|offer|all\b(?! (?:levels|grades|bands|sites|offices|locations|roles|posts))))/;

/** "... but as a start-up we can't"; not "... but for interns we cannot". */
export const ENDS_IN_REFUSAL = new RegExp(
  String.raw`^(?!(?:for|in|at|to|on) (?!this|now|the (?:moment|time)))(?:[\w'-]+ )*we (?:just |simply )?${REFUSAL}`,
);

/** "... our Leeds office cannot", "... for interns we do not". */
export const OTHERS_REFUSE =
  /^(?:our|the|other|others|some|those|for|in|at|on)\b(?: [\w-]+){0,5} (?:cannot|can't|cant|(?:can|do|does|will|is|are) not|don't|dont|doesn't|doesnt|won't|wont|isn't|aren't)$/;

/** "Where the role meets the threshold", "if your salary is above the line". */
const IF_THE_JOB_FITS =
  /\b(?:where|if|when|provided|providing|once) (?:the|your|this|a) (?:role|post|job|position|salary|pay|threshold)\b(?: \S+){0,4}? (?:meets?|met|qualif\w+|eligible|reach\w*|exceed\w*|allows?|permits?|attracts?|above|over)\b/;

/** Work with other people's visas: "You'll process visa applications", "Managing sponsorship". */
const IS_A_DUTY =
  /^(?:(?:(?:you'll|you will|you would|the \w+ will|to) )?(?:be )?(?:process|manag|handl|prepar|advis|oversee|coordinat|monitor|administer|maintain|track|draft)(?:e|es|s|ing)?|(?:you'll|you will|you would|the (?:postholder|candidate) will) (?:be )?(?:support|assist|help)(?:ing)?|assist (?:the|our)|(?:give|provide|include) (?:us |full |any )?(?:details|evidence|proof|information|copies|a copy))\b/;

/** Whether the words tell of a task, and not of what the reader gets. */
export function isDuty(words: readonly string[]): boolean {
  return IS_A_DUTY.test(words.slice(0, 6).join(" "));
}

/** Whether something among the words makes it depend on something. */
export function dependsIn(words: readonly string[]): boolean {
  if (IF_THE_JOB_FITS.test(words.join(" "))) return true;
  return words.some(
    (word, at) =>
      DEPENDS.has(word) ||
      DEPENDS_PHRASES.some((phrase) => phrase.every((part, n) => words[at + n] === part)),
  );
}
