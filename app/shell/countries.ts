import { AUSTRALIA, CANADA, IRELAND, UNITED_KINGDOM } from "#rules/countries.ts";
export type Country = { id: number; code: string; name: string; slug: string };

/** The four countries the product has a style and a guide for. */
export const countries: readonly Country[] = [
  { id: UNITED_KINGDOM, code: "UK", name: "United Kingdom", slug: "united-kingdom" },
  { id: AUSTRALIA, code: "AU", name: "Australia", slug: "australia" },
  { id: CANADA, code: "CA", name: "Canada", slug: "canada" },
  { id: IRELAND, code: "IE", name: "Ireland", slug: "ireland" },
];

/** All four, with the country the product was started for in front. */
export function countriesFrom(systemCountryId: number): readonly Country[] {
  return countries.toSorted(
    (a, b) => Number(b.id === systemCountryId) - Number(a.id === systemCountryId),
  );
}

export function guidePath(country: Country): string {
  return `/country-guide/${country.slug}/overview`;
}
