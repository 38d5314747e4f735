/**
 * Words of an advert on work towards a registration or a charter (SW 12.2(c)-(d)).
 *
 * They are never more than a hint: what somebody works towards is their own fact. So they are read
 * narrowly. A chartered practice, RICS standards or a body's name say nothing of the applicant.
 */

/** Letters that only the chartered bear. */
const LETTERS =
  "(?:M|F)(?:RICS|ICE|IStructE|IMechE|CIOB|RTPI|IChemE|RPharmS)|CEng|IEng|CEnv|CSci|CPhys|CChem";
const REGISTERS = "(?:NMC|HCPC|GMC|GDC|GPhC|ARB|SRA|RCVS|Social Work England)";
const AIMS = [
  "chartered (?:status|membership|qualification)|charter(?:ship|ed)",
  `(?:full|professional) registration|registration with|${REGISTERS} registration`,
  `${LETTERS}|(?:ACA|ACCA|CIMA|ICAEW|CIPFA|RICS|APC|CIOB|SQE|RIBA Part)`,
].join("|");
/** What makes of the same words somebody else's matter. */
const NOT_AN_AIM =
  "(?:practices?|firms?|compan(?:y|ies)|standards?|guidelines?|guidance|rules|requirements|principles|accredited|regulated|approved|clients?|partners?|bod(?:y|ies)|accountancy|environment|consultancy|organisations?|teams?|offices?|colleagues?|professionals?|managers?|directors?)";
const GO = "(?:work|train|stud[iy]|progress|support|aim|develop|read)(?:e?s|ed|ing|y|ying)?";
const FILL = "(?:(?!not\\b|never\\b)[\\w’'-]+ ){0,5}?";

const towards = new RegExp(
  `\\b(?:${GO} (?:\\w+ ){0,2}?towards?|(?:stud[iy]|train|support)(?:s|ed|ing|y|ying)? for|progress(?:ing)? to|become|becoming|achiev(?:e|ing)|gain(?:ing)?|obtain(?:ing)?) ${FILL}(?:${AIMS})\\b(?! ${NOT_AN_AIM}\\b)`,
  "gi",
);
/** "MRICS qualified or working towards it." */
const orTowards = new RegExp(
  `\\b(?:${LETTERS})\\b(?: ${FILL})?\\(?(?:or|and) (?:be )?(?:working|studying|progressing) towards?(?: (?:it|this|one|the same|that))?(?![ ]\\w)`,
  "gi",
);
const trainees =
  /\b(?:trainee solicitor|solicitor apprentice(?:ship)?|pre-?registration (?:trainee|pharmacist|nurse|year)|(?:foundation|trainee) pharmacist)\b/gi;

/** Any trade may call an apprentice's years a training contract: only solicitors and accountants qualify by one. */
const contracts = /\btraining contracts?\b/gi;
const QUALIFIES_BY_ONE =
  /\b(?:solicitors?|SQE\d?|SRA|LPC|law (?:firm|graduates?|students?|school)|legal training|trainee lawyers?|ACA|ACCA|ICAEW|ICAS|CIMA|(?:chartered|trainee) accountan(?:ts?|cy)|accountancy (?:firm|practice))\b/i;

const LOOK_AFTER =
  "(?:supervis|mentor|(?:line[ -])?manag|coach|assess|train|guid|teach|develop|lead|support|help|assist)(?:e|es|s|ing)?|work(?:ing|s)? (?:with|alongside)|responsible for|(?:manager|supervisor|mentor) (?:of|to|for)|join(?:ing)?";
const SOMEBODY =
  "(?:trainees?|graduates?|juniors?|apprentices?|students?|colleagues?|engineers?|surveyors?|accountants?|architects?|planners?|staff|team|others|people|those|members?|nurses?|candidates?|solicitors?)";
/** "You'll supervise trainees who are working towards it": theirs, and not the reader's. "We support graduates who ..." is the reader's. */
const OF_OTHERS = new RegExp(
  `\\b(?:${LOOK_AFTER}) (?:(?!you\\b)[\\w-]+ ){0,4}?${SOMEBODY} (?:(?:who|that)(?: (?:are|is|will be|may be|want to))? |as they |in |with their |to )?$`,
  "i",
);
/** "Support trainees towards chartership": its verb begins the words themselves. */
const TOWARDS_OF_OTHERS = new RegExp(
  `^(?:support|train|develop)(?:s|ing)? (?:\\w+ )?${SOMEBODY} towards?\\b`,
  "i",
);
/** "You will supervise a trainee solicitor." */
const OF_A_TRAINEE = new RegExp(
  `\\b(?:${LOOK_AFTER}) (?:an?|the|our|your|each|every|any|one|two) (?:\\w+ )?$`,
  "i",
);
const BY_US = /\b(?:we|we['’](?:ll|re)|us|our (?:firm|company|practice|scheme|programme))\b/i;
/** How far back of the words its people stand. */
const NEAR = 120;

const NEGATION =
  /\b(?:not|no|never|without|cannot|unable|neither|nor|nobody|none|isn[’']t|aren[’']t|won[’']t|can[’']t|don[’']t|doesn[’']t|rather than|instead of|already|previously|unlike|if you (?:have|are) (?:not|already))\b/i;

/** Somewhere a sentence speaks of it without a "not" before or close after. */
export function speaksOfRegistration(text: string): boolean {
  return registrationWords(text) !== null;
}

/** The sentence that speaks of it; null where none does. */
export function registrationWords(text: string): string | null {
  const leads = [towards, orTowards, trainees];
  const patterns = QUALIFIES_BY_ONE.test(text) ? [...leads, contracts] : leads;
  const says = (sentence: string) => patterns.some((pattern) => saysIt(sentence, pattern));
  return (
    text
      .split(/[.!?;\n]+/)
      .find(says)
      ?.trim() ?? null
  );
}

const AFTER = 40;

/** A negation anywhere before it, or a few words after, takes it back; so does somebody else it is said of. */
function saysIt(sentence: string, pattern: RegExp): boolean {
  const negated = sentence.search(NEGATION);
  for (const match of sentence.matchAll(pattern)) {
    const end = match.index + match[0].length;
    // The animals, not the engineers.
    if (/\bmice\b/.test(match[0])) continue;
    const isNegated = negated !== -1 && negated < end + AFTER;
    if (!isNegated && !isOfOthers(sentence, match)) return true;
  }
  return false;
}

function isOfOthers(sentence: string, { index, 0: words }: RegExpExecArray): boolean {
  const before = sentence.slice(Math.max(0, index - NEAR), index);
  if (BY_US.test(before)) return false;
  return OF_OTHERS.test(before) || OF_A_TRAINEE.test(before) || TOWARDS_OF_OTHERS.test(words);
}
