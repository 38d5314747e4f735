import { AUSTRALIA, CANADA, IRELAND, UNITED_KINGDOM } from "#rules/countries.ts";

/** A country with a guide. One whose rules our tools read has a number, and so a style of its own. */
export type GuideCountry = { slug: string; name: string; code: string; id: number | null };

export const guideCountries: readonly GuideCountry[] = [
  { slug: "united-kingdom", name: "United Kingdom", code: "UK", id: UNITED_KINGDOM },
  { slug: "australia", name: "Australia", code: "AU", id: AUSTRALIA },
  { slug: "canada", name: "Canada", code: "CA", id: CANADA },
  { slug: "ireland", name: "Ireland", code: "IE", id: IRELAND },
  { slug: "china", name: "China", code: "CN", id: null },
  { slug: "germany", name: "Germany", code: "DE", id: null },
  { slug: "india", name: "India", code: "IN", id: null },
  { slug: "nigeria", name: "Nigeria", code: "NG", id: null },
  { slug: "united-states", name: "United States", code: "US", id: null },
];

/** How a sentence names it: "in the United Kingdom". */
export function spokenName({ name }: Pick<GuideCountry, "name">): string {
  return name.startsWith("United") ? `the ${name}` : name;
}

export function guideCountry(slug: string): GuideCountry | undefined {
  return guideCountries.find((country) => country.slug === slug);
}
