import type { UkNation } from "#rules/uk-work/verdict-types.ts";
import { towns } from "../feeds/cleaning/gazetteer.data.ts";

const elsewhere: Readonly<Record<Exclude<UkNation, "england">, readonly string[]>> = {
  scotland: ["Glasgow", "Edinburgh", "Aberdeen", "Dundee", "Stirling", "Inverness", "Livingston"],
  wales: ["Cardiff", "Swansea", "Newport", "Wrexham"],
  "northern-ireland": ["Belfast"],
};

const named: readonly (readonly [RegExp, UkNation])[] = [
  [/\bnorthern ireland\b/i, "northern-ireland"],
  [/\bscotland\b/i, "scotland"],
  [/\bwales\b/i, "wales"],
  [/\bengland\b/i, "england"],
];

/** The nation a British job is in, as far as its town or its place's own words tell; some lists and pay scales differ. */
export function nationOf(city: string | null, placeText: string | null): UkNation | null {
  const spoken = named.filter(([words]) => words.test(placeText ?? ""));
  if (spoken.length === 1) return spoken[0]![1];
  if (city === null) return null;
  for (const [nation, cities] of Object.entries(elsewhere)) {
    if (cities.includes(city)) return nation as UkNation;
  }
  return towns.gb.includes(city) ? "england" : null;
}
