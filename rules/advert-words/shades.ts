import type { Reading } from "./patterns.ts";
import { DEPENDS, DEPENDS_PHRASES, REGRETS } from "./word-classes.ts";

const REFUSAL = String.raw`(?:cannot|can't|cant|won't|wont|don't|dont|(?:are |am )?(?:not able|unable)|(?:can|will|do) not|not)(?: (?:to|do|so|it|that))*(?: (?:for|in|with) this(?: \w+){1,2})?(?: (?:currently|now|today|yet|at (?:this time|present|the moment)))?$`;
/** "... but no longer do so". */
const NO_LONGER =
  "no longer(?: (?:do|can|offer|provide|sponsor))?(?: (?:so|it|this|that|them))?(?: for this(?: \\w+){1,2})?$";
const REGRET = "(?:unfortunately|sadly|regrettably|sorry)";
/** "... but this is closed now", "... but has since ended". */
const IS_OVER =
  "(?:it |this |that )?(?:is|has|was) (?:(?:now|since|been) )*(?:closed|ended|stopped|paused|suspended|withdrawn|discontinued)(?: now)?$";
/** Words that say no more than "no" to what was spoken of before them. */
export const REFUSES = new RegExp(
  `^(?:${REGRET} )?(?:(?:we )?(?:${REFUSAL}|${NO_LONGER})|${IS_OVER})`,
);
export const REFUSES_AT_LAST = new RegExp(String.raw`\b(?:${REGRET} )(?:we )?${REFUSAL}`);

/** "... and that is not possible", "... and we cannot", "...; this role does not". */
export const AND_REFUSES = new RegExp(
  String.raw`\b(?:and|here) (?:we ${REFUSAL}|(?:that|this|it) (?:is not|isn't|isnt) (?:possible|an option)$)`,
);
const THIS_JOB = "this (?:particular |specific )?(?:one|role|post|position|job|vacancy|occasion)";
/** "Sponsorship is not available for this post": said of the job itself, and not of jobs in general. */
export const OF_THIS_JOB = new RegExp(
  String.raw`\b(?:${THIS_JOB}|the (?:advertised|current) (?:role|post|position|job|vacancy))\b`,
  "i",
);
const AMONG = "one of (?:them|those|these)(?: \\w+)?";
const DOES_NOT = [
  `${THIS_JOB} (?:does not|doesn't|doesnt|is not|isn't|isnt|cannot|can't)(?: currently)?(?: (?:qualify|eligible|included|${AMONG}))?`,
  `${THIS_JOB} is (?:excluded|exempt|an exception)`,
  `this (?:is not|isn't|isnt) ${AMONG}`,
  `not (?:for|on) ${THIS_JOB}`,
  "not (?:this time|this year|for this)",
  `(?:for|on) ${THIS_JOB} we (?:cannot|can't|cant|(?:do|will) not|don't|dont|won't|wont|are (?:not able|unable) to)`,
].join("|");
/** "This role does not qualify", "Sadly not for this post", "For this vacancy we cannot". */
export const THIS_ONE_DOES_NOT = new RegExp(
  `^(?:(?:${REGRET}|just) )*(?:${DOES_NOT})(?: (?:${REGRET}|though|however))?$`,
);
/** "We hold a sponsor licence but we will not use it for this role." */
export const LEAVES_IT_UNUSED =
  /^(?:we )?(?:(?:will|do|are|can) not|won't|wont|don't|dont|aren't|arent|cannot|can't|cant|not)(?: be)?(?: able to)? us(?:e|ing) it(?: (?:for|on|in|with) this(?: \w+){1,2})?(?: (?:currently|now|today|yet|here|at (?:this time|present|the moment)))?$/;
/** The whole of a clause: "Sponsorship closed", "... but not your visa". */
export const WHOLE_REFUSAL =
  /^(?:(?:visa )?sponsorship closed|(?:not|never) (?:your|a|any|the) (?:work )?(?:visas?|permits?|sponsorship))$/;
const FOREIGN = "(?:overseas|international|foreign|non-uk|non-eu)";
const PEOPLE_APPLYING = "(?:applicants?|candidates?|applications?|workers|cvs|nationals)";
/** The whole of a clause: "No overseas applicants", "Sorry, no applications from abroad". */
export const NO_FOREIGNERS = new RegExp(
  `^(?:(?:${REGRET}|please|strictly|absolutely|note|and|:) )*no (?:${FOREIGN} ${PEOPLE_APPLYING}|${PEOPLE_APPLYING} from (?:overseas|abroad|outside (?:of )?the uk))(?: (?:please|${REGRET}|accepted|considered|(?:will|can|should) (?:be (?:accepted|considered)|apply)|at (?:this time|present|the moment)|for this \\w+))*$`,
);
/**
 * A line of what comes with the job: "£40,000, visa sponsorship + relocation". A word with a figure in it
 * is tried from its start alone: from each figure, a long number took seconds.
 */
export const WHOLE_PACKAGE =
  /(?:^|(?<!\S)[^\s\d]*\d\S* |salary |package )(?:full )?(?:uk )?(?:visa )?sponsorship plus (?:relocation|flights|accommodation|bonus|pension)$|^(?:an? )?full (?:uk )?visa sponsorship and relocation(?: (?:package|support|assistance))?$|(?:^|: )(?:all |uk |skilled |worker |work )*(?:visas?|permits?)(?: (?:and|plus) relocation)?(?: :)? (?:fully )?sponsored$/;

/** "The trust sponsors nurses from abroad", and no word more: of others it may sponsor the studies. */
export const FIRM_OFFERS =
  /^(?:our|the|this) (?:hospital|trust|company|firm|practice|organisation|business|group|home|council)(?: (?:also|regularly|gladly|currently))* sponsors (?:(?:overseas|international|foreign|migrant) (?:workers|nurses|doctors|carers|engineers|teachers|candidates|applicants|staff)|(?:workers|nurses|doctors|carers|engineers|teachers|candidates|applicants|staff) from (?:abroad|overseas|outside the uk))$/;

const BUT = "(?:bar|barring|save(?: for)?|except(?: for| in)?|excepting|excluding)";
const OTHER_THAN =
  "(?:apart from|aside from|other than|except(?: for)?|with the exception of|excepting|excluding|bar)";
/** "We sponsor visas for all jobs bar this one", "Apart from this role, we sponsor visas". */
export const EXCEPTS_THIS_JOB = new RegExp(
  [
    String.raw`\S ${BUT} (?:for |in )?${THIS_JOB}(?: here)?$`,
    String.raw`\b(?:bar|barring|apart from|other than|except(?: for)?|with the exception of) ${THIS_JOB} (?:come|comes|carry|carries|qualify|attract|are|is|have|get|include)\b`,
    String.raw`\b${THIS_JOB} (?:excepted|excluded|aside|apart)$|\bnot for this$`,
    String.raw`^${OTHER_THAN} ${THIS_JOB} (?:we (?:\w+ )??(?:sponsor|offer|provide)|(?:all|our|every|each)\b|(?:visa )?sponsorship\b|visas\b)`,
  ].join("|"),
);
const ALLOWANCE =
  "(?:allocation|quota|allowance|certificates?(?: of sponsorship)?|cos|(?:sponsorship|sponsored|visa|cos) (?:slots|places))";
const ALL_GONE = [
  String.raw`(?:we |we've )?(?:have |has |had )?(?:already |now |all )*(?:used up|used|exhausted|reached|filled|spent|run out of) (?:\S+ ){0,4}?${ALLOWANCE}`,
  String.raw`(?:our|the|this year's|all(?: of)?(?: our| the)?)(?: \S+){0,2}? ${ALLOWANCE}(?: for \S+(?: \S+)?)?(?: now)? (?:has|have|is|are) (?:\w+ )??(?:gone|used|used up|exhausted|full|taken|allocated|spent|run out|reached|been (?:used|used up|reached|exhausted|filled|taken|allocated|spent))`,
].join("|");
/** "... but have used up our allocation", "The quota for this year has gone." */
export const USED_UP = new RegExp(
  `^(?:${REGRET} )?(?:${ALL_GONE})(?: (?:now|already|for (?:this|the) \\w+|${REGRET}))*$`,
);
/** "Agents may say that we sponsor visas. This is not true." */
export const NOT_TRUE =
  /^(?:(?:unfortunately|sadly|sorry) )?(?:(?:this|that|it|which)(?:'s| is| was)|is|was) (?:(?:simply|sadly|just|now) )*(?:(?:not|no longer) (?:true|correct|right|accurate|so|the case)|false|untrue|wrong|incorrect|a (?:lie|myth|scam|mistake))(?: (?:any ?more|any longer|now|currently|here|for this \w+|of this \w+))?$/;

/** "We are a licensed sponsor, though not for roles in Leeds". */
export const IS_SPONSOR = /\b(?:is|are|as) (?:\S+ ){1,5}?sponsor$|\blicen[cs]e$/;
export const NOT_THERE =
  /^not (?:for|in|at|on) (?:(?:our|the|any|some|all|most|these|those) )?(?:\S+ ){0,4}?(?:roles?|posts?|positions?|jobs?|vacancies|sites?|offices?|branch(?:es)?|internships?|apprenticeships?|placements?|schemes?|contracts?|grades?|interns|apprentices|contractors)\b/;

/** "We sponsor visas, but not for interns"; not "not for profit", "not to worry" or "not at all". */
export const NOT_FOR_ALL =
  /^not (?:(?:all|every|everyone|everybody)\b|(?!us$|this$|always$|yours$|(?:flights|bonuses|lunches|meals|breakfasts|dinners|snacks|expenses|cars|holidays|pensions|shares|uniforms|laptops|trips|weekends|nights|evenings|shifts)$)[a-z-]+s$|for (?!profit|nothing|long|you\b|the faint)|to (?!my|our|be\b|miss|mention|worry|forget|say|put)|(?:in|at|on) (?!your|my|a\b|the least|the slightest|offer|all\b(?! (?:levels|grades|bands|sites|offices|locations|roles|posts))))/;

/** "... but as a start-up we can't"; not "... but for interns we cannot". */
export const ENDS_IN_REFUSAL = new RegExp(
  String.raw`^(?!(?:for|in|at|to|on) (?!this|now|the (?:moment|time)))(?:[\w'-]+ )*we (?:just |simply )?${REFUSAL}`,
);

/** "... but only after a year's service". */
export const ONLY_THEN =
  /^only (?:after|once|for|if|from|in|where|when|with|to|at|on|until|those|some|certain)\b/;

/** "... our Leeds office cannot", "... for interns we do not". */
export const OTHERS_REFUSE =
  /^(?:our|the|other|others|some|those|for|in|at|on)\b(?: [\w-]+){0,5} (?:cannot|can't|cant|(?:can|do|does|will|is|are) not|don't|dont|doesn't|doesnt|won't|wont|isn't|aren't)$/;

/** "Where the role meets the threshold", "if your salary is above the line". */
const IF_THE_JOB_FITS =
  /\b(?:where|if|when|provided|providing|once) (?:the|your|this|a) (?:role|post|job|position|salary|pay|threshold)\b(?: \S+){0,4}? (?:meets?|met|qualif\w+|eligible|reach\w*|exceed\w*|allows?|permits?|attracts?|above|over)\b/;

/** Work with other people's visas: "You'll process visa applications", "Managing sponsorship". */
const IS_A_DUTY =
  /^(?:(?:(?:you|you'll|you will|you would|the \w+ will|to) )?(?:be )?(?:process|manag|handl|prepar|advis|oversee|coordinat|monitor|administer|maintain|track|draft)(?:e|es|s|ing)?|(?:you|you'll|you will|you would|the (?:postholder|candidate) will) (?:be )?(?:support|assist|help|provid|offer|arrang)(?:e|ing)?|(?:support|help|assist)ing (?!you\b)|(?:\S+ ){0,2}(?:duties|responsibilities|tasks) (?:will )?include|assist (?:the|our)|(?:give|provide|include) (?:us |full |any )?(?:details|evidence|proof|information|copies|a copy))\b/;

/** "Your duties: sponsor visas". */
const HEADS_DUTIES =
  /^(?:(?:your|the|job|key|main|core|principal|daily|typical|other) )*(?:duties|responsibilities|tasks|accountabilities)(?: (?:will )?includes?)? :/;

/** "You will sponsor visas for the school", "Experience of sponsoring visas". */
const READER_SPONSORS =
  /\byou(?:'ll| will| can| would)? (?:be )?sponsor(?:ing)?\b|^(?:experience|knowledge|understanding) (?:of|in|with) (?:\S+ )?(?:sponsor|visa|immigration)|\bthrough the sms\b/;

/** Whether the words tell of a task with visas, and not of what the reader gets: "Managing a team, and we sponsor" does not. */
export function isDuty({ words, isTopic }: Reading): boolean {
  const before = words.slice(0, isTopic.indexOf(true));
  if (HEADS_DUTIES.test(before.join(" ")) && !before.includes("we")) return true;
  if (before.some((word) => /^(?:we|we'll|:)$/.test(word))) return false;
  return IS_A_DUTY.test(words.slice(0, 6).join(" ")) || READER_SPONSORS.test(words.join(" "));
}

/** "I'm afraid ...", "Sadly ...": whatever follows, it is no plain yes. Sorry for not replying is another matter. */
export function hasRegret(words: readonly string[]): boolean {
  const line = words.join(" ").replace(SORRY_FOR_SILENCE, "");
  return line.split(" ").some((word) => REGRETS.has(word));
}

const SORRY_FOR_SILENCE =
  /\b(?:sorry|regret|afraid)(?: that)? we (?:cannot|can't|are unable to|are not able to) (?:reply|respond|answer|give feedback|write)\b/;

/** What has to be over first. */
const SERVED =
  "(?:probation\\w*|trial|training|induction|apprenticeship|traineeship|internship|placement|appraisal|days|weeks?|months?|years?)";
const EARNED = [
  // "If we like you", but not "if you need a visa".
  String.raw`(?<!\beven )\bif (?!(?:you|you're|you'd|you've|candidates|applicants|required|needed|necessary|so|not|it is (?:needed|required)|that is|a visa|your|sponsorship|visa|the rules|successful|hired|offered|appointed|they (?:need|require|meet the rules)|we (?:need|offer|hire|employ|make|have to))\b)`,
  String.raw`\bif you (?:prove|impress|stay|perform|do well|succeed|show|work|are (?:good|great|right|the right|exceptional|outstanding))\b`,
  String.raw`\b(?:assuming|permitting)\b|\bas and when (?!needed|required|necessary)|\bwhen (?:the|our) (?:budget|time|licen|business|rules|numbers)`,
  // "One day", "in due course", "from your second year".
  String.raw`\bin due course\b|\bone day\b|\bin time\b(?! for\b)|\bat a later\b|\bdown the line\b|\beventually\b|\blater on\b|\blook(?:ing)? to (?:sponsor|offer)\b`,
  String.raw`\b(?:will|we'll) (?:soon|shortly)\b|\b(?:sponsor|sponsorship|visas?) (?:soon|shortly)\b|\bhope (?:that )?we\b|\bplan(?:ning)? on\b|\bworking towards?(?: \S+)? (?:offer|sponsor|provid|licen)`,
  String.raw`\bon occasion\b|\bbeen known to\b|\bwhoever\b|\b(?:terms|conditions|restrictions|criteria|exclusions)\b(?: \S+)? apply\b`,
  String.raw`\b(?:those|people|candidates|staff|roles|posts|positions|jobs|anyone) (?:earning|paying|paid|above|over|at (?:rqf|band|grade|level))\b`,
  String.raw`\bfrom (?:your|the|their) (?:second|third|fourth|2nd|3rd|4th)\b`,
  String.raw`\b(?:those|people|staff|employees|colleagues|candidates|applicants|anyone) (?:(?:who|that) (?:have|has)|who've) (?:completed|passed|worked|served|been)\b`,
  // "On completion of the scheme", "once the scheme is complete", "on qualification".
  String.raw`\b(?:(?:up)?on|following|after) (?:(?:the|your|successful|satisfactory) )*(?:completion|completing|graduation|graduating|qualification|qualifying)\b(?! (?:of )?(?:\S+ ){0,3}?(?:checks?|interviews?|paperwork|forms?|application|references|project)\b)`,
  String.raw`\b(?:after|when) (?:you|candidates|graduates|trainees|they) (?:complete|finish|graduate|qualify|pass)\b`,
  String.raw`\bat the end of (?:the|an?|our|this) (?:\S+ ){0,4}?(?:probation|contract|scheme|placement|internship|programme|training|apprenticeship)\b`,
  String.raw`\b(?:those|people|staff|employees|candidates|graduates|trainees|apprentices|anyone) (?:who|that) (?:successfully )?(?:complete|pass|finish|qualify|graduate|do well|perform|impress|excel)\b`,
  String.raw`\bif you (?:hold|have) (?:\S+ ){0,2}?(?:phd|doctorate|master's|masters|degree|experience|qualification)\b`,
  String.raw`\b(?:to|for) holders of (?:an? )?(?:\S+ )??(?:phd|doctorate|master's|masters|degree|qualification)\b`,
  // "For most engineering roles", "to candidates with a PhD".
  String.raw`\b(?:for|in|on|at|to) most (?:(?:of )?(?:our|the) )?(?:\S+ ){0,2}?(?:roles|posts|positions|jobs|vacancies|grades|levels|offices|sites|teams)\b`,
  String.raw`\b(?:to|for|sponsor|sponsors|sponsoring) (?:\S+ )??(?:candidates|applicants|people|those|anyone|anybody|individuals|graduates|hires|nurses|engineers|doctors|teachers|developers|carers|staff) (?:with|holding|(?:who|that) (?:hold|have)) (?:\S+ ){0,4}?(?:phds?|doctorates?|doctoral|master's|masters|msc|mba|degrees?|qualifications?|years|experience|registration|pin|chartership)\b`,
  // "We'd love to sponsor", "... after which we will sponsor".
  String.raw`\b(?:we'd|we would|i'd) (?:\w+ )?(?:love|like) to (?:sponsor|offer|provide)\b|\bafter which\b`,
  String.raw`\bwould sponsor\b|\b(?:perfect|ideal) (?:fit|match|person|candidate)\b|\band then (?:we|we'll)\b`,
  // "Once our licence is granted", "when you have been here a year".
  String.raw`\bonce\b(?!(?: \S+){0,5} (?:offer|offered|hired|job)\b)`,
  String.raw`\bwhen (?:you have|you've|you reach|you complete|you pass|you finish|our licen|we (?:have|get|receive|are))`,
  String.raw`\b(?:sponsor|sponsorship|visas?|you) at the end of\b|\bat the end of (?:your|probation|the (?:probation|contract|scheme|placement|internship))`,
  String.raw`\b(?:as soon as|until) (?:our|we|your|you (?:pass|complete|have))\b`,
  // "Prove yourself and we'll sponsor you", "Stay two years and then we'll sponsor you".
  String.raw`^(?:prove|impress|stay|pass|complete|finish|perform|show|earn|do well)\b.*\b(?:and|then) (?:then )?(?:we|we'll)\b`,
  String.raw`\bafter (?:\S+ ){0,3}(?:years?|months?|weeks?|probation) (?:\S+ ){0,3}(?:we|we'll)\b`,
  // "Sponsorship after training", "you can be sponsored after your induction", "after six months you can be sponsored".
  String.raw`\b(?:sponsor\w*|visas?|you|available|offered|provided|given|possible) (?:only )?(?:after|following|upon) (?:\S+ ){0,4}?${SERVED}(?= |$)(?! of (?:paperwork|checks?|forms|interviews?|processing|waiting))`,
  String.raw`^(?:and )?(?:after|following|upon) (?:\S+ ){0,4}?${SERVED} (?:\S+ ){0,2}?(?:we|we'll|sponsorship|visas?|your visa|you (?:can|may|will|could|are|become) (?:\S+ ){0,3}?(?:sponsor|visa))`,
  String.raw`\bafter (?:you've|you have|they've|they have|having) (?:\S+ )??(?:shown|proved|proven|worked|passed|completed|been|served|settled|finished|demonstrated|earned|stayed)\b`,
  String.raw`^work (?:\S+ ){0,5}?(?:years?|months?|weeks?|probation|trial) (?:\S+ ){0,3}?and (?:then )?(?:we|we'll)\b`,
  // Of whom not everybody from abroad is one: "a partner of a UK national", not "a foreign national".
  String.raw`(?<!\b(?:even|also) )\bif you (?:already|are (?:a|an|the) (?:(?!foreign|overseas|international|non-)\S+ ){0,2}?(?:partner|spouse|dependant|dependent|resident|national|citizen)(?! of another)|(?:live|are based|are living) (?:within|in|near))\b`,
  String.raw`\b(?:who|that)(?: are|'re) (?:already |currently )?in the uk (?:on|with) an?\b`,
  String.raw`\bif (?:your|the|this) (?:trial|probation\w*|placement|internship|performance)\b`,
  String.raw`\b(?:handful|couple|small number) of (?:\S+ )?(?:visas?|permits?|candidates|applicants|people|roles|certificates)\b`,
  // "For internal candidates", "for staff already in post".
  String.raw`\b(?:for|to) (?:our )?(?:existing|current|internal|serving) (?:staff|employees?|colleagues|workers|candidates|applicants|team members|visa holders)\b(?! (?:and|or|as) (?:well as )?(?:new|external|future|prospective|overseas|those))`,
  String.raw`\bsponsor(?:ing)? (?:our )?existing\b`,
  String.raw`\b(?:staff|employees|people|colleagues|those|anyone)(?: (?:who|that)(?: are|'re| have)?)? already (?:in post|employed (?:by|with|here)|working (?:for|with) us|with us)\b`,
];
const HAS_TO_BE_EARNED = new RegExp(EARNED.join("|"));

/** Whether an offer holds only for those who have earned it, or from an event that may not come. */
export function isEarned(words: readonly string[]): boolean {
  return HAS_TO_BE_EARNED.test(words.join(" "));
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
