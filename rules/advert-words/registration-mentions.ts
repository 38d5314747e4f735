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
  /\b(?:training contract|trainee solicitor|solicitor apprentice(?:ship)?|pre-?registration (?:trainee|pharmacist|nurse|year)|(?:foundation|trainee) pharmacist)\b/gi;

const NEGATION =
  /\b(?:not|no|never|without|cannot|unable|neither|nor|nobody|none|isn[’']t|aren[’']t|won[’']t|can[’']t|don[’']t|doesn[’']t|rather than|instead of|already|previously|unlike|if you (?:have|are) (?:not|already))\b/i;

/** Somewhere a sentence speaks of it without a "not" before or close after. */
export function speaksOfRegistration(text: string): boolean {
  return registrationWords(text) !== null;
}

/** The sentence that speaks of it; null where none does. */
export function registrationWords(text: string): string | null {
  const says = (sentence: string) =>
    [towards, orTowards, trainees].some((pattern) => saysIt(sentence, pattern));
  return (
    text
      .split(/[.!?;\n]+/)
      .find(says)
      ?.trim() ?? null
  );
}

const AFTER = 40;

/** A negation anywhere before it, or a few words after, takes it back. */
function saysIt(sentence: string, pattern: RegExp): boolean {
  for (const match of sentence.matchAll(pattern)) {
    const end = match.index + match[0].length;
    // The animals, not the engineers.
    if (/\bmice\b/.test(match[0])) continue;
    const near = sentence.slice(0, end) + sentence.slice(end, end + AFTER);
    if (!NEGATION.test(near)) return true;
  }
  return false;
}
