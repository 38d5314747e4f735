import { TOWNS } from "../towns.data.ts";
import type { Line } from "./advert-lines.ts";
import type { Labelled } from "./labels.ts";
import type { Abroad, Found } from "./pasted-advert.ts";

/** Names that are no place in the UK, and no word of an advert: Perth and Hamilton are left out. */
const places: readonly [Abroad, RegExp][] = [
  [
    "ie",
    /\b(?:Dublin(?: \d{1,2})?|Cork|Galway|Limerick|Waterford|Kilkenny|Sligo|Athlone|Co\. ?(?:Cork|Dublin|Galway|Kildare|Meath|Wicklow)|(?<!Northern )Ireland)\b/,
  ],
  [
    "au",
    /\b(?:Sydney|Melbourne|Brisbane|Adelaide|Canberra|Hobart|Gold Coast|Geelong|Australia|NSW|VIC|QLD)\b/,
  ],
  [
    "ca",
    /\b(?:Toronto|Vancouver|Montr[eé]al|Calgary|Ottawa|Edmonton|Mississauga|Winnipeg|Ontario|British Columbia|Alberta|Canada|, (?:ON|BC|QC|AB|MB|NS))\b/,
  ],
];
/** The euro alone may be any of twenty countries. CA2 is in Carlisle, and CAD a drawing program. */
const moneys: readonly [Abroad, RegExp][] = [
  ["au", /\bAUD\s?\$?\s?\d{2}|\bA\$\s?\d|\d\s?AUD\b|\+ ?[Ss]uper(?:annuation)?\b(?!\s*\w)/],
  ["ca", /\b(?:CAD|CA\$)\s?\$?\s?\d{2}|\bC\$\s?\d|\d{2}k?\s?CAD\b/],
];
const HEAD = 6;
const PROSE = /\b(?:we|you|our|your|will)\b|[.!?]$/i;
const UK =
  /\b(?:United Kingdom|UK|England|Scotland|Wales|Northern Ireland)\b|£|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/;
const KNOWN = new Set(TOWNS);

/**
 * The country of an advert that is not for a job in the UK: where its head or its place says so, and
 * nothing there or its pay says otherwise. Money alone says so only where no British town is named.
 */
export function readAbroad(
  lines: readonly Line[],
  labelled: readonly Labelled[],
): Found<Abroad> | null {
  const head = lines.slice(0, HEAD).filter(({ text }) => text.length <= 120 && !PROSE.test(text));
  const where = labelled.filter(({ kind }) => kind === "town" || kind === "pay");
  const said = [...where.map(({ words }) => words), ...head.map(({ raw }) => raw)];
  if (said.some((words) => UK.test(words)) || lines.some(({ text }) => /£\s?\d/.test(text)))
    return null;
  return firstOf(places, said) ?? (said.some(namesTown) ? null : firstOf(moneys, said));
}

function namesTown(words: string): boolean {
  return words.split(/[,|()/–-]| - /).some((part) => KNOWN.has(part.trim()));
}

function firstOf(
  patterns: readonly [Abroad, RegExp][],
  said: readonly string[],
): Found<Abroad> | null {
  for (const words of said) {
    const country = patterns.find(([, pattern]) => pattern.test(words))?.[0];
    if (country) return { value: country, words };
  }
  return null;
}
