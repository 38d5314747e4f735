/** The countries that stories can be asked for: as a reader's own story says it, and as our pages do. */
export const storyCountries = [
  { code: "gb", slug: "united-kingdom", label: "United Kingdom" },
  { code: "au", slug: "australia", label: "Australia" },
  { code: "ca", slug: "canada", label: "Canada" },
  { code: "ie", slug: "ireland", label: "Ireland" },
] as const;

export type StoryCountry = (typeof storyCountries)[number];

/** The one of that code; null for none, and for one that we do not know. */
export function storyCountry(code: string | null): StoryCountry | null {
  return storyCountries.find((country) => country.code === code) ?? null;
}
