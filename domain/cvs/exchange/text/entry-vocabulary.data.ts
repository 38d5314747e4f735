import type { Sign } from "./text-line.ts";

const rolesIn =
  /\b(intern|internship|trainee|assistant|associate|analyst|engineer|developer|manager|officer|consultant|teacher|tutor|lecturer|researcher|scientist|nurse|doctor|accountant|auditor|designer|architect|technician|administrator|coordinator|supervisor|lead|head|director|executive|specialist|adviser|advisor|clerk|cashier|waiter|waitress|barista|chef|cook|driver|cleaner|receptionist|secretary|volunteer|founder|co-founder|president|chair|captain|member|student|fellow|worker|operator|programmer|writer|editor|translator|interpreter|sales|marketing|support|werkstudent\w*|praktikant\w*|mitarbeiter\w*|stagiaire|ingénieur|analista|becari\w+)\b/i;
const placesIn =
  /\b(ltd|limited|plc|llp|llc|inc|corp|corporation|company|co|gmbh|ag|kg|sarl|sas|s\.?a\.?|bv|pvt|pty|group|bank|hospital|clinic|nhs|trust|council|ministry|school|college|university|universität|université|universidad|università|institute|institut|hochschule|academy|lab|laborator(?:y|ies)|studio|agency|association|society|foundation|charity|hotel|hostel|restaurant|café|cafe|supermarket|stores?|services|solutions|systems|technologies|utilities|logistics|consulting|partners)\b\.?/i;
const degreesIn =
  /\b(b\.?\s?sc|m\.?\s?sc|b\.?\s?a|m\.?\s?a|b\.?\s?eng|m\.?\s?eng|b\.?\s?tech|m\.?\s?tech|b\.?\s?com|m\.?\s?com|b\.?\s?e|llb|llm|mba|mphil|ph\.?\s?d|dphil|bachelor\w*|master\w*|doctor\w*|diploma|degree|foundation year|a[- ]levels?|gcses?|high school|secondary|abitur|baccalaur\w+|bachillerato|licence|laurea|certificate|hnd|pgce|pgdip)\b\.?/i;

/** A piece of the lines above an entry, and whether it came first. */
export type Piece = { text: string; index: number };

export const roleSigns: readonly Sign<Piece>[] = [
  { says: "names a kind of work", weight: 4, holds: ({ text }) => rolesIn.test(text) },
  { says: "names a kind of place", weight: -3, holds: ({ text }) => placesIn.test(text) },
  { says: "comes first", weight: 1, holds: ({ index }) => index === 0 },
  { says: "is long", weight: -3, holds: ({ text }) => text.split(/\s+/).length > 9 },
];

export const placeSigns: readonly Sign<Piece>[] = [
  { says: "names a kind of place", weight: 4, holds: ({ text }) => placesIn.test(text) },
  { says: "names a kind of work", weight: -3, holds: ({ text }) => rolesIn.test(text) },
  { says: "comes second", weight: 1, holds: ({ index }) => index === 1 },
  { says: "is long", weight: -2, holds: ({ text }) => text.split(/\s+/).length > 9 },
];

export const degreeSigns: readonly Sign<Piece>[] = [
  { says: "names a degree", weight: 5, holds: ({ text }) => degreesIn.test(text) },
  { says: "names a kind of place", weight: -3, holds: ({ text }) => placesIn.test(text) },
  { says: "comes first", weight: 1, holds: ({ index }) => index === 0 },
];

export const schoolSigns: readonly Sign<Piece>[] = [
  { says: "names a kind of place", weight: 5, holds: ({ text }) => placesIn.test(text) },
  { says: "names a degree", weight: -2, holds: ({ text }) => degreesIn.test(text) },
  { says: "comes second", weight: 1, holds: ({ index }) => index === 1 },
];

/** A grade, as its place writes it. */
export const gradeIn =
  /\b(?:first[- ]class(?: honours)?|(?:upper|lower) second(?:[- ]class)?(?: honours)?|2[:.][12]|distinction|merit|(?:c?gpa|grade|note|average)[:\s]*\d+(?:[.,]\d+)?(?:\s*(?:\/|of|out of)\s*\d+(?:\.\d+)?)?|\d+(?:[.,]\d+)?\s*(?:\/|of|out of)\s*\d+(?:\.\d+)?|\d{2}(?:\.\d+)?\s?%)/i;
