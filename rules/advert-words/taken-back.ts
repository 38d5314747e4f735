/**
 * What a sentence without a word about visas takes from the offer just before it: "We sponsor visas.
 * Sadly this is not one of those jobs." Each pattern holds from the first word to the last: the same
 * words within a longer sentence speak of something else.
 */

const NOUN =
  "(?:one|role|post|position|job|vacancy|internship|apprenticeship|placement|scheme|programme|contract|studentship|fellowship|opportunity|cover)";
const THIS = `(?:this|the (?:advertised|current|present))(?: (?:\\S+ )??${NOUN})`;
export const LEAD = "(?:(?:unfortunately|sadly|regrettably|sorry|please|note|that|just|and|:) )*";
export const TAIL =
  "(?: (?:unfortunately|sadly|though|however|currently|yet|at present|at the moment))*";
const IS_NOT = "(?:is not|isn't|isnt)";
const DOES_NOT =
  "(?:(?:does|do|will|would|can) not|doesn't|doesnt|don't|won't|wont|cannot|can't|cant)";
/** What was offered, named again by a word that points back to it. */
const OF_IT = "(?:one|it|this|that|them|any|these|either|those|the same)";

const NOT_THIS_ONE = new RegExp(
  `^${LEAD}(?:${[
    `(?:this|${THIS}) ${IS_NOT} (?:one|among (?:them|those|these))`,
    `not ${THIS}`,
    `(?:this|${THIS}) ${IS_NOT} (?:based|located|in|at|part of|on)(?: (?:there|that|it|one|them)(?: (?:office|site|scheme|programme|team|hub|branch))?)?`,
    `(?:this|${THIS}) (?:falls|lies|sits|is) outside(?: of)? (?:it|that|this|them|those|these|our policy|(?:the|that|this|our) (?:scheme|policy|list|rules|programme))`,
    // "This post is fixed-term and so is not eligible", "This vacancy is a cover and won't come with one".
    `${THIS} (?:(?:\\S+ ){0,12}?(?:and|so|therefore|thus|which) )?(?:so |therefore |thus )?(?:${IS_NOT} (?:eligible|qualifying|covered|sponsored)|${DOES_NOT} (?:be )?(?:qualify|eligible|covered|sponsored))(?: for ${OF_IT})?`,
    `${THIS} (?:(?:\\S+ ){0,12}?(?:and|so|therefore|thus|which) )?${DOES_NOT} (?:come with|carry|attract|include|offer|get|have) ${OF_IT}`,
    `(?:(?:this|that|it|which|sponsorship|the offer) )?${DOES_NOT} (?:apply to|extend to|cover|include|hold for) ${THIS}`,
    `(?:this|that|it|which) excludes ${THIS}`,
    `${THIS}(?: being \\S+(?: \\S+){0,3})? is (?:excluded|exempt|an exception|not (?:included|covered))`,
    `(?:\\S+ ){1,5}?including ${THIS} (?:must|need to|needs to|have to) (?:bring|have|hold|provide|possess) (?:your|their|its) own right to work`,
    `${THIS} (?:: )?no`,
    `(?:this|${THIS}) ${IS_NOT} one of (?:the|those|these|our) (?:eligible|qualifying|sponsored)(?: \\w+)?`,
    `(?:as|since|because) this is (?:\\S+ ){0,5}?${NOUN} (?:it|this|we) (?:${IS_NOT} (?:eligible|covered)|${DOES_NOT} (?:be )?(?:qualify|eligible|covered|sponsored|sponsor|do so))(?: for ${OF_IT})?`,
  ].join("|")})${TAIL}$`,
);

/** "This role falls below the salary threshold." */
const UNDER_THE_RULES = new RegExp(
  `^${LEAD}${THIS} (?:(?:falls|is|sits|pays) (?:\\w+ )??(?:below|under|short of)|${DOES_NOT} (?:meet|reach|satisfy)) (?:\\S+ ){0,6}?(?:threshold|minimum|requirements?|criteria|skill level|going rate|salary)\\b`,
);

/** Whether a sentence takes the offer before it from this very job. */
export function isNotThisOne(line: string): boolean {
  return NOT_THIS_ONE.test(line) || UNDER_THE_RULES.test(line);
}

/** Others than the employer: what they do not do takes nothing from its offer. */
const OTHERS =
  "(?:we|you|i|it|this|that|they|he|she|these|those|others?|competitors?|rivals|employers?|companies|firms|agencies|businesses|organisations|recruiters|people)";
const SOME_DO_NOT = new RegExp(
  `^${LEAD}(?!${OTHERS}\\b)(?:(?!${OTHERS}\\b|not\\b|no\\b)\\S+ ){1,5}?(?:${DOES_NOT}|are not|aren't|${IS_NOT})(?: (?:do so|sponsor|qualify(?: for ${OF_IT})?|eligible(?: for ${OF_IT})?|offer ${OF_IT}))?${TAIL}$`,
);
const MAX_SOME = 9;

/** "The Sheffield office does not", "Interns do not qualify": the offer is not for everybody. */
export function leavesSomeOut(line: string): boolean {
  return line.split(" ", MAX_SOME + 1).length <= MAX_SOME && SOME_DO_NOT.test(line);
}

const LICENCE = "(?:sponsor(?:ship)? )?licen[cs]e";
const AWAITED = [
  `(?:our|the) (?:new |own |first )?${LICENCE}(?: application| renewal)? (?:is|has|was) (?:\\S+ ){0,2}?(?:with|before|pending|awaited|lodged|submitted|suspended|expired|being|in progress|under (?:review|consideration)|not (?:yet )?(?:come|been|granted|approved|arrived|active|in place))\\b`,
  `(?:our|the) (?:new |own |first )?${LICENCE}(?: application| renewal)? (?:should|will|may|might|is (?:due|expected|likely)|has (?:still|yet))\\b`,
  `our application (?:for|to)(?: \\S+){0,3}? ${LICENCE}\\b`,
  `we(?:'re| are|'ve| have)(?: \\S+)?? (?:applied|applying|waiting|awaiting|hoping|expecting)(?: for| to (?:get|receive|hear))?(?: (?:our|a|the|about|on|of))*(?: own| new)? ${LICENCE}\\b`,
].join("|");
const LICENCE_AWAITED = new RegExp(`^${LEAD}(?:but |as soon as |once )?(?:${AWAITED})`);

/** "Our licence application is with the Home Office": who has none yet cannot sponsor yet. */
export function awaitsLicence(line: string): boolean {
  return LICENCE_AWAITED.test(line);
}

/** ... without a word that it is a sponsor's licence: nobody else gives that one. */
export function awaitsHomeOffice(line: string): boolean {
  return awaitsLicence(line) && /\b(?:home office|ukvi)\b/.test(line);
}

const POLICY = "(?:policy|position|approach|stance|practice)";
const LEFT_OPEN = [
  `\\b(?:can't|cannot|can not|won't|unable to|not able to) (?:promise|guarantee|commit to) (?:anything|${OF_IT}|sponsorship)\\b`,
  `\\bwe(?:'re| are)(?: \\S+)?? (?:reviewing|revising|rethinking) (?:our|the|this|that) ${POLICY}\\b`,
  `^(?:this|it|our (?:sponsorship )?${POLICY}|the ${POLICY}|this ${POLICY}) (?:is|may|might|could)(?: \\S+)?? (?:under review|being reviewed|change|be withdrawn)\\b`,
  "\\b(?:make|makes|making) no promises\\b",
].join("|");
const NOTHING_PROMISED = new RegExp(LEFT_OPEN);

/** "We are reviewing our policy and can't promise anything." */
export function promisesNothing(line: string): boolean {
  return NOTHING_PROMISED.test(line);
}
