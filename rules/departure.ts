import type { RuleCountry } from "./countries.ts";
import { addMonths } from "./days.ts";

/** How far somebody is with the visa or permission to study. */
export const visaStates = ["not-started", "applied", "granted", "not-needed"] as const;
export type VisaState = (typeof visaStates)[number];

export const documentStates = ["waiting", "ready"] as const;
export type DocumentState = (typeof documentStates)[number];

/** What a family can be shown of a plan. */
export const familyParts = ["flight", "clocks", "progress", "steps"] as const;
export type FamilyPart = (typeof familyParts)[number];

const MAX_MONTHS_AGO = 12;

/**
 * Whether the day of a flight or a move has probably a wrong year. Past days as such are right: who has
 * arrived may still give the day they flew.
 */
export function isYearUnlikely(day: string, today: string): boolean {
  return day < addMonths(today, -MAX_MONTHS_AGO);
}

/** European Economic Area and Switzerland, by the codes of home countries. */
const freeToMove = new Set(
  "AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(
    " ",
  ),
);

/**
 * Whether citizens of a country ask for permission to study before they travel. Only those are left
 * out who need none by free movement or the Common Travel Area, or who get it on arrival (New
 * Zealanders in Australia). Everybody else may say so themselves.
 */
export function needsPermission(home: string | null, destination: RuleCountry): boolean {
  if (home === null) return true;
  if (home.toLowerCase() === destination) return false;
  if (destination === "gb") return home !== "IE";
  if (destination === "ie") return home !== "GB" && !freeToMove.has(home);
  if (destination === "au") return home !== "NZ";
  return true;
}

/** Where certificates are usually written in English, so that no translation is asked for. */
const writesEnglish = new Set(
  "AU BB BW CA FJ GB GH GM GY IE IN JM KE LK LR LS MT MU MW NA NG NZ PH PK SG SL SZ TT UG US ZA ZM ZW".split(
    " ",
  ),
);

export function needsTranslation(home: string | null): boolean {
  return home !== null && !writesEnglish.has(home);
}
