import { answering } from "./answer.ts";
import { SAYS_NO } from "./answer-shapes.ts";
import type { SayingCode } from "./saying.ts";
import { wellSpelt } from "./spelling.ts";
import { NEED, SORRY } from "./word-classes.ts";

const ABOUT_OTHERS = /^(?:i|my|accept|consider|apply|applicants|candidates|students)$/;
/** "Are you on a Student visa?", "Do you hold a visa?" */
const ABOUT_YOUR_VISA =
  /\bare you\b.* on\b.*\bvisa\b|\b(?:do|have) you\b.*\b(?:have|hold|held|got) (?:a|an|any|your)\b.*\bvisa\b(?! sponsor)/;

/** "Can you work here without sponsorship?" */
const WITHOUT_IT =
  /\b(?:are|can|could|do|will|would) you\b.*\bwithout\b.*\b(?:visas?|sponsor\w*|permit)\b/;

/** "Is this role open to people who need a visa?" */
const OF_THE_JOB =
  /^\W*(?:is|are) (?:this|these|the|your) (?:role|job|position|post|vacanc|internship|scheme)/;

/** "Do you need sponsorship?" asks the reader; "Can I apply if I need sponsorship?" asks the employer. */
export function isToApplicant(question: string): boolean {
  const asked = wellSpelt(question);
  const words = asked.split(/\W+/);
  if (OF_THE_JOB.test(asked)) return false;
  if (ABOUT_YOUR_VISA.test(asked) || WITHOUT_IT.test(asked)) return true;
  return words.some((word) => NEED.has(word)) && !words.some((word) => ABOUT_OTHERS.test(word));
}

const INVITES =
  /^\W*(?:(?:do you )?have |got |(?:have )?you (?:have |got ))?(?:you )?(?:any |a |more )?(?:questions?|queries|query|concerns?|worried|wondering|unsure|confused|curious|interested)\b/;

/** "Questions about visas?" asks nothing that a yes or no could answer. */
export function isAnswerable(question: string): boolean {
  return !INVITES.test(wellSpelt(question));
}

const INVITATION =
  /^(?:(?:please|just|do|then|so|why not|feel free to|you can) )*(?:ask|talk|speak|chat|contact|e-?mail|call|ring|phone|message|text|write|enquire|inquire|get in touch|let us know|tell us|drop us|reach out)\b/;
const MAX_INVITATION = 10;

/** "Ask us", "Please get in touch": what an employer says to a question it leaves open. */
export function isInvitation(said: readonly string[]): boolean {
  const words = answering(said);
  return words.length <= MAX_INVITATION && INVITATION.test(words.join(" "));
}

const IF_YOU_DO = /^(?:if (?:yes|so|you do)|then)\b/;
const PROCEED =
  "(?:proceed|consider|progress|support|help|assist|sponsor|accept|apply|take|employ|hire|offer|continue)";
const NOT_YOU = new RegExp(
  [
    String.raw`\b(?:do not|don't|should not|need not|cannot|can't) apply\b`,
    String.raw`\b(?:cannot|can't|can not|unable to|won't be able to|not (?:be )?able to|won't|will not|do not|don't) (?:be )?${PROCEED}`,
    String.raw`\b(?:not|cannot|can't|won't) (?:be )?(?:considered|eligible|accepted|progressed|shortlisted|successful|suitable|for you)\b`,
    String.raw`\b(?:isn't|not) (?:right |suitable )?for you\b`,
  ].join("|"),
);
const PLAINLY_NOT_YOU =
  /^(?:please )?(?:do not|don't) apply$|^(?:this|the) (?:role|job|post|position|vacancy) (?:is not|isn't) (?:right |suitable )?for you$/;
const WE_HELP =
  /^(?:no (?:problem|worries|issue)|(?:don't|do not) worry)?(?:(?:^| )(?:we(?:'ll| can| will| are happy to)? (?:sponsor|help|support|assist)(?: you)?(?: with (?:that|this|it))?|(?:we've|we have) got you covered))?$/;
/** "Need sponsorship?", not "Need visa advice?" or "Want to know about visas?" */
const NEEDS_IT =
  /\b(?:need|require)(?:s|ing)?(?: (?:a|an|any|us|to|uk|your|work|working|employer|employment|skilled|worker|tier|2))* (?:visas?|sponsor(?:ship|ing)?|permit)\b(?! (?:advice|information|info|guidance|help|expert|lawyer|questions?|status))/;

const IS_ESSENTIAL =
  /^(?:\( )?(?:(?:this|it) is )?(?:an? )?(?:essential|mandatory|required|compulsory|necessary)(?: (?:requirement|criterion|criteria|for this \w+))?(?: \))?$/;

/** What the employer adds: "Need sponsorship? If so, please do not apply", "Need a visa? We can help". */
export function repliedTo(question: string, said: readonly string[]): SayingCode | null {
  const words = answering(said);
  const line = words.join(" ");
  if (WITHOUT_IT.test(wellSpelt(question)))
    return IS_ESSENTIAL.test(line) ? "wants-none-needed" : null;
  if (!NEEDS_IT.test(wellSpelt(question))) return null;
  if (PLAINLY_NOT_YOU.test(line)) return "wants-none-needed";
  if (IF_YOU_DO.test(line) && NOT_YOU.test(line)) return "wants-none-needed";
  if (SORRY.has(words[0] ?? "") && NOT_YOU.test(line)) return "offers-nothing";
  if (line.startsWith("we") && SAYS_NO.test(line)) return "offers-nothing";
  return line !== "" && WE_HELP.test(line) ? "offers" : null;
}
