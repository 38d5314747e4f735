import { TOWNS } from "../towns.data.ts";
import { isPartOfWork } from "./part-of-work.ts";
import { PROSE } from "./prose.ts";

const LEGAL = /\s(?:ltd|limited|plc|llp|inc)\.?$/i;
/** "Imperial College London" has its town behind. */
const LAST = new RegExp(
  String.raw`\s(?:university|college|council|trust|school|academy|hospitals?|infirmary|hospice|bank|(?:care|nursing|residential|retirement) home|nursery|surgery|clinic|pharmacy|hotel|group|partnership|association|society|foundation|museum|solicitors|nhs)(?: (?:in )?(?:${TOWNS.join("|")}))?$`,
  "i",
);
const FIRST = /^(?:the )?(?:university|royal borough|london borough) of \S/i;
/** May be a care home, and may be the building that an office is in. */
const HOUSE = /^\S.*\s(?:house|home|lodge|manor|court|grange|hall)$/i;
const CARE =
  /\b(?:care|carer|nurse|nursing|support worker|housekeeper|kitchen|chef|cook|activities|domestic)\b/i;
/** Say of what kind a place is, and do not name it: "Busy Nursing Home". */
const KINDS =
  /\b(?:a|an|the|our|my|care|nursing|residential|retirement|home|primary|secondary|special|independent|private|public|leading|busy|local|small|large|new|international|investment|national|city|day|community|nhs|foundation|trust|school|college|university|hospitals?|council|bank|hotel|group|nursery|surgery|clinic|pharmacy|academy|further|higher|state|boarding|law|vet\w*|nights?|days?|rural|urban|luxury|star|\d)\b/gi;
const JOBS =
  "nurse|assistant|manager|teacher|lecturer|professor|officer|head|director|worker|engineer|analyst|developer|consultant|administrator|technician|cleaner|porter|chef|cook|clerk|advis[eo]r|co-?ordinator|practitioner|doctor|tutor|governor|intern|apprentice|graduate|trainee|lead|leader|researcher|fellow|associate|specialist|executive|volunteer|accountant|secretary|receptionist|librarian";
const WORK = new RegExp(String.raw`\b(?:${JOBS})s?\b`, "i");
/** Firms are named after many of them: "Hollins Consultants". */
const ENDS_IN_WORK = new RegExp(`(?:^|\\s)(?:${JOBS})$`, "i");
const MAX_LENGTH = 70;

/** Whether a part of a head is the name of an organisation, and nothing else: "Quillfern Bank". */
export function isPlainOrganisation(text: string): boolean {
  if (text.length > MAX_LENGTH || !/^[A-Z\d][^.,|!?:;()]*\.?$/.test(text)) return false;
  if (PROSE.test(text) || /\s(?:[-–—@]|at|in|with)\s/.test(text)) return false;
  if (LEGAL.test(text)) return true;
  const isOne = FIRST.test(text) || LAST.test(text);
  return (
    isOne && !WORK.test(text) && !isPartOfWork(text) && text.replaceAll(KINDS, "").trim() !== ""
  );
}

/** "Analyst", "Team Leader": plainly a job, and nobody's name. */
export function isWork(text: string): boolean {
  return ENDS_IN_WORK.test(text);
}

/** "Care Assistant - Brightwell House": only for work in a home is a house its employer. */
export function isEmployerOf(title: string, text: string): boolean {
  const isHome = HOUSE.test(text) && CARE.test(title) && text.replaceAll(KINDS, "").trim() !== "";
  return isPlainOrganisation(text) || (isHome && !isPartOfWork(text) && !PROSE.test(text));
}
