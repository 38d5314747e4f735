import { regionName } from "../formats/names.ts";
import { type DialRow, dialTable } from "./dial-table.ts";

const rows = new Map<string, DialRow>(dialTable.map((row) => [row[0], row]));

export type DialCountry = { country: string; dialCode: string };

/** Every country a number can belong to, in the order of their British English names. */
export const dialCountries: readonly DialCountry[] = dialTable.map(([country, dialCode]) => ({
  country,
  dialCode,
}));

export function isDialCountry(country: string): boolean {
  return rows.has(country);
}

export function dialCodeOf(country: string): string | undefined {
  return rows.get(country)?.[1];
}

/** How long this country's mobile numbers usually are, without the trunk 0. */
export function mobileLengthsOf(country: string): readonly number[] {
  return rows.get(country)?.[2] ?? [];
}

const withArticle =
  /^(United|Netherlands|Philippines|Bahamas|Gambia|Maldives|Czech Republic|Dominican Republic|Central African Republic|.* Islands$)/;

/** "India", "the United Kingdom": a country's name as it reads inside a sentence. */
export function countryInSentence(country: string, language = "en-GB"): string {
  const name = countryName(country, language);
  return language.startsWith("en") && withArticle.test(name) ? `the ${name}` : name;
}

export function countryName(country: string, language = "en-GB"): string {
  return regionName(country, language);
}
