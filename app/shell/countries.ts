export type Country = { id: number; code: string; name: string; slug: string };

/** The four countries the product has a style and a guide for. */
export const countries: readonly Country[] = [
  { id: 226, code: "UK", name: "United Kingdom", slug: "united-kingdom" },
  { id: 14, code: "AU", name: "Australia", slug: "australia" },
  { id: 39, code: "CA", name: "Canada", slug: "canada" },
  { id: 104, code: "IE", name: "Ireland", slug: "ireland" },
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
