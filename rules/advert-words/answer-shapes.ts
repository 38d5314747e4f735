const ROLE =
  "(?:roles?|posts?|positions?|jobs?|vacancy|vacancies|internships?|placements?|schemes?|programmes?|one)";
/** Says when or where a "no" holds and leaves nothing open: "at present", "for this role", "in any circumstances". */
const WHEN = [
  "currently|presently|atm|rn|now|right now|just now|just yet|as yet|yet|today|ever|anymore|any more|any longer|at all|at present",
  String.raw`(?:at|in|on) this (?:\S+ )?(?:time|moment|stage|point|instance|case|occasion|level|year)`,
  "at the (?:moment|present time|minute)|for now|for the (?:time being|moment|foreseeable future)",
  String.raw`(?:for|on|in|with) (?:this|the)(?: \S+){0,2} ${ROLE}`,
  String.raw`(?:for|to|in|at|on|under|with) any(?: of(?: our| the| these)?)? \S+|(?:for|to) (?:anyone|anybody)`,
  "sorry|unfortunately|i'm afraid",
].join("|");
/** What is denied: "do so", "offer it", "something we can offer". */
const WHAT =
  "be|able|to|do|so|sponsor|offer|provide|support|help|sponsorship|visas?|it|this|that|available|offered|provided|possible|in a position|have (?:one|an? (?:sponsor )?licen[cs]e)|something (?:that )?we(?: can| are able to| currently)? (?:do|offer|provide|support)";
const DENIES = [
  "not|no longer",
  "(?:we|they)(?: currently)? (?:don't|dont|can't|cant|cannot|won't|wont|aren't|arent|(?:are|do|can|will) not|are unable)",
  "(?:we're|they're) (?:not|unable)",
  "(?:it|this|that) (?:is not|isn't|isnt|is unavailable|cannot be|can't be)|(?:it's|that's) (?:not|unavailable)",
].join("|");

/** The whole of an answer that says no: "Not at all", "We are unable to do so", "It is not available". */
export const SAYS_NO = new RegExp(`^(?:${DENIES})(?: (?:${WHEN}|${WHAT}))*$|^(?:${WHEN}) no$`);
/** ... without a subject, as the value of a cell is. */
export const SAYS_NOT = new RegExp(`^not(?: (?:${WHEN}|available|offered|provided|possible))+$`);
/** The whole of a cell that says no: "N", "None", "No, sorry", "No (right to work required)". */
export const NO_VALUE =
  /^(?:n|none|nope|nah|never|n a|unavailable|no|(?:sorry|unfortunately|sadly|regrettably) (?:no|not|we (?:cannot|can't|do not|don't))|no (?:sorry|unfortunately)|no [(:] (?!\d).*)$/;

const WE_DO =
  "(?:we|they)(?: currently)? (?:(?:sure|certainly|absolutely|definitely) )?(?:are|do|can|will)(?: (?:indeed|so|sponsor|offer|provide)(?: (?:it|this|that|visas|sponsorship))?)?|it is(?: available| offered)?";
/** The whole of an answer that says yes. */
export const SAYS_YES = new RegExp(`^(?:${WE_DO})$`);
/** An answer that says yes and goes on. */
export const BEGINS_WITH_YES = new RegExp(
  `^(?:(?:yes|y|yep|yeah|sure|absolutely|definitely|certainly|of course)(?: |$))*(?:(?:${WE_DO})(?: |$))?(?:[(:] )?`,
);

/** "For all roles": whoever it is for is not fewer than everybody. */
export const FOR_EVERYBODY =
  /^(?:available )?(?:for|to|in|on|at|across) (?:(?:all|any|every|each|this|both)(?: of)?(?: our| the| these)?(?: \S+)?|everyone|everybody|anyone|the successful \S+)(?: \))?$/;
/** "For nurses", "Where the salary allows", "At manager level", "Senior roles"; not "for many years" or "in fact". */
export const FOR_SOME_ONLY = new RegExp(
  [
    String.raw`^for (?!many|several|over|more|years|\d+ years)`,
    "^(?:where|when|once|after|following|provided|until) ",
    "^in (?!fact|full|addition|all )|^to (?!apply|be |find|learn|see|read|know)",
    String.raw`^(?:at|from) (?!all |any |every ).*\b(?:levels?|grades?|bands?|upwards|above)\b`,
    String.raw`^with .*\b(?:years?|experience|degree|phd)\b`,
    String.raw`^(?!see|view|apply|check|all|any|every|each|both)(?:\S+ ){0,2}(?:hires|holders|roles|positions|posts|contracts|managers|engineers|nurses|doctors|teachers|developers|specialists)(?: \))?$`,
  ].join("|"),
);
