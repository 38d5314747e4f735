import { LATER_TIME } from "./later-times.ts";

const SPAN = "(?:years?|months?|weeks?)";
const WITH_US =
  "(?: (?:with us|here|in (?:the|this) (?:role|job|post)|of (?:service|employment)|service))?";
/** What has to be over first: a probation, six months, a review. */
const OVER = `(?:probation\\w*(?: period)?|(?:trial|training|qualifying|induction)(?: period)?|${SPAN}|service|review|appraisal)${WITH_US}(?: (?:first|though|only))?`;
const THEN =
  "(?:after|once|following|upon|when|from|on (?:successful )?(?:completion of|completing|passing))";

/** A time that is still to come, as it is marked in the words: "from January 2027". */
const LATER = `(?:\\S+ ){0,3}?${LATER_TIME}(?: (?:onwards?|on|forward))?`;

/**
 * An offer that holds only after something: "after you pass your probation", "this is after six months",
 * "you must first pass your probation", "not in your first year". Whole: "after two years you get a bonus"
 * speaks of the bonus.
 */
const WAITS = [
  `^(?:only |just |but |available |offered )*${THEN} (?:\\S+ ){0,9}?${OVER}$`,
  `^(?:this|it|that)(?:'s| is| comes| starts| happens| would be| will be| can be| only)+ (?:\\S+ ){0,2}?${THEN} (?:\\S+ ){0,9}?${OVER}$`,
  `^(?:first )?(?:you|candidates|applicants|employees|staff|everyone|people)(?: \\S+)? (?:must|have to|need to|should|will have to|will need to)(?: have)? (?:first )?(?:pass|complete|finish|serve|work)\\w* (?:\\S+ ){0,5}?${OVER}(?<=first)$`,
  `^first (?:you|candidates|applicants|employees|staff|everyone|people)(?: \\S+){1,3} (?:pass|complete|finish|serve|work)\\w* (?:\\S+ ){0,5}?${OVER}$`,
  `^(?:you|candidates|applicants|employees|staff|everyone|people)(?: \\S+){1,3} first (?:pass|complete|finish|serve|work)\\w* (?:\\S+ ){0,5}?${OVER}$`,
  `^(?:only |just |but |with |effect )*(?:from|as of|after) ${LATER}$`,
  `^(?:this|it|that)(?:'s| is| comes| starts| begins| happens| would be| will be| can be| will start| only)+ (?:in|from|as of|on|after|by) ${LATER}$`,
  "^not (?:in|during|within|for) (?:(?:your|the|their) first|probation|the probation)\\b",
  "^not (?:before|until|straight ?away|immediately|right away|at first|at the (?:start|outset|beginning)|from (?:day one|the (?:start|outset|beginning))|initially)\\b",
];
const WAITING = new RegExp(WAITS.join("|"));

/** Whether a clause or a sentence says that what was offered before it has to be waited for. */
export function isToWaitFor(line: string): boolean {
  return WAITING.test(line);
}
