import { TOWNS } from "../towns.data.ts";
import { LEAD, TAIL } from "./taken-back.ts";

/** What a sentence says of this job, beside whom the offer before it is for. */

const JOB =
  "(?:one|role|post|position|job|vacancy|internship|placement|scheme|programme|contract|opportunity)";
const THIS = `(?:this|it|(?:this|the (?:advertised|current|present)) (?:\\S+ )??${JOB})`;
/** "Is not an engineering role", "isn't permanent", "is not a doctor's job". */
const LACKS = new RegExp(
  `^${LEAD}${THIS} (?:is not|isn't|isnt)(?: in| for)?(?: an?)? ([a-z-]+)(?:'s|s')?(?: ${JOB})?${TAIL}$`,
);
/** "You will not be working as an engineer." */
const WORKS_AS =
  /\byou (?:will not|won't|wont|would not) (?:be )?(?:(?:working|employed|hired|work) as|an?) (?:an? )?([a-z-]+)$/;
/** "Is a junior role", "this post is fixed-term"; not "is a junior school", which says nothing of the job. */
const IS = new RegExp(
  `^${LEAD}${THIS} is(?: an? ((?:[a-z-]+ ){0,3}?[a-z-]+)(?:'s|s')? ${JOB}| ([a-z-]+))${TAIL}$`,
);

/** "Visas for engineers", "available to our permanent staff"; not "in addition to training". */
const LIMITED_TO =
  /\b(?:for|(?:sponsorship|visas?|available|offered|provided|given|open|limited|restricted) (?:to|on|in)) (?:(?:all|our|any|the) )?(?=((?:[a-z-]+ ){0,2}[a-z-]+))/g;
/** The end of whom an offer is for: "... for engineers who", "... for nurses across the UK". */
const ENDS_WHOM =
  /^(?:who|that|with|in|at|on|and|or|from|across|only|to|for|of|moving|joining|coming|needing|requiring)$/;
/** Says too little of a job to tell it from another. */
const ANY_JOB = new RegExp(
  `^(?:${JOB}|roles|posts|positions|jobs|staff|people|all|every|this|international|overseas|foreign|migrant|students?|applicants?|candidates?|workers?|employees?|hires|talent)$`,
);

const MIN_STEM = 4;

/** "Nurses" and "nursing", "engineers" and "engineering". */
function isAlike(one: string, other: string): boolean {
  const stem = stemOf(one);
  return one === other || (stem.length >= MIN_STEM && stem === stemOf(other));
}

function stemOf(word: string): string {
  return word
    .replace(/e?s?$/, "")
    .replace(/ing$/, "")
    .replace(/(?:er|or|al)$/, "");
}

const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/^seniors?$/, /^(?:junior|graduate|trainee|entry-level|apprentice)$/],
  [/^permanent$/, /^(?:temporary|temp|fixed-term|casual|zero-hours|seasonal)$/],
  [/^full-time$/, /^part-time$/],
  [/^experienced$/, /^(?:junior|graduate|trainee|entry-level|apprentice)$/],
  [/^graduates?$/, /^(?:senior|experienced)$/],
];

/** "Junior" after "senior", "non-clinical" after "clinical". */
function isOpposite(kind: string, is: string): boolean {
  if (is === `non-${kind}`) return true;
  return OPPOSITES.some(([one, other]) => one.test(kind) && other.test(is));
}

const TRADE =
  /^(?:engineers|nurses|teachers|doctors|developers|chefs|carers|scientists|surveyors|accountants|vets|dentists|pharmacists|midwives|welders|drivers|mechanics|technicians|therapists|physiotherapists|radiographers|paramedics|opticians|optometrists|architects|electricians|plumbers|bricklayers|butchers|bakers|cooks|analysts|programmers|physicians|surgeons|researchers|lecturers)$/;
/** Work that none of them does; a catering role may be a chef's. */
const OTHER_WORK =
  /^(?:\S+ )?(?:admin|administrative|administration|clerical|secretarial|reception|receptionist|front of house|cleaning|portering|professional services)$/;

/** Whether the job is not of the kind that the offer names. */
export function isOfAnotherKind(line: string, offer: string): boolean {
  const kinds = kindsOf(offer);
  const [, lacked] = LACKS.exec(line) ?? WORKS_AS.exec(line) ?? [];
  if (lacked) return kinds.some((kind) => isAlike(kind, lacked));
  const [, ofJob, alone] = IS.exec(line) ?? [];
  const words = (ofJob ?? alone ?? "").split(" ");
  const offered = offer.toLowerCase().match(/[a-z-]+/g) ?? [];
  // "For senior and junior engineers": whatever the offer names, it is for.
  if (words.some((word) => offered.some((one) => isAlike(one, word)))) return false;
  const isOneKind = !/ (?:and|or) /.test(offer.slice(offer.toLowerCase().search(LIMITED_TO)));
  if (isOneKind && kinds.some((kind) => words.some((word) => isOpposite(kind, word)))) return true;
  return kinds.some((kind) => TRADE.test(kind)) && OTHER_WORK.test(words.join(" "));
}

/** "For our London roles", "at our Leeds site". */
const AT_A_TOWN =
  /\b(?:for|in|at|on) (?:all )?(?:our|the) ([a-z-]+) (?:based )?(?:roles?|posts?|positions?|jobs?|vacancies|office|site|branch|team|hub|store|campus)\b/;
const IS_IN = new RegExp(
  `^${LEAD}${THIS} is (?:based |located |at |in |for |our |the )+([a-z-]+)(?: (?:office|site|branch|team|hub|store|campus))?${TAIL}$`,
);
const TOWN_NAMES = new Set(TOWNS.map((town) => town.toLowerCase()));

/** "We sponsor visas for our London roles. This role is in Leeds." */
export function isInAnotherTown(line: string, offer: string): boolean {
  const [, offered = ""] = AT_A_TOWN.exec(offer.toLowerCase()) ?? [];
  const [, town = ""] = IS_IN.exec(line) ?? [];
  return town !== offered && TOWN_NAMES.has(town) && TOWN_NAMES.has(offered);
}

/** "Senior engineers", "permanent": what an offer says of those it is for. */
function kindsOf(offer: string): readonly string[] {
  return [...offer.toLowerCase().matchAll(LIMITED_TO)].flatMap(([, whom = ""]) => {
    const words = whom.split(" ");
    const end = words.findIndex((word) => ENDS_WHOM.test(word));
    const named = end === -1 ? words : words.slice(0, end);
    return named.filter((word) => !ANY_JOB.test(word));
  });
}
