import { countryName, dialCodeOf, dialCountries } from "#rules/phone/countries.ts";
import { type Matched, matching } from "../matching.ts";
import type { Option } from "../option-list.tsx";

export function countryOptions(language: string): Option[] {
  return dialCountries.map(({ country, dialCode }) => ({
    value: country,
    label: countryName(country, language),
    badge: country,
    aside: `+${dialCode}`,
  }));
}

/** By name, by dial code ("+91" or "91"), or by the two letters on the plate. */
export function searchCountries(options: readonly Option[], query: string): Matched<Option>[] {
  const code = query.trim().replace(/^\+/, "");
  if (/^\d+$/.test(code)) {
    return options
      .filter((option) => dialCodeOf(option.value)?.startsWith(code))
      .map((item) => ({ item, match: null }));
  }
  const byName = matching(options, query);
  const byLetters = options.find((option) => option.value === code.toUpperCase());
  if (!byLetters || byName.some(({ item }) => item.value === byLetters.value)) return byName;
  return [...byName, { item: byLetters, match: null }];
}

export function placeOfCountry(country: string): number {
  const place = dialCountries.findIndex((row) => row.country === country);
  return Math.max(0, place);
}
