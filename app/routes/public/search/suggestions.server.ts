import { guideCountries, spokenName } from "#domain/guides/guide-countries.ts";
import { families } from "#domain/jobs/families/families.server.ts";
import { tools } from "#domain/site-search/tools.ts";

const work = [...families.values()].map(({ name }) => name);
const guides = guideCountries.map((country) => `Working in ${spokenName(country)}`);

/** What the box offers while somebody types: tools they may open, guides, and names of work. */
export function suggestionsFor(patterns: readonly string[]): string[] {
  const open = tools.filter(({ path }) => patterns.includes(path)).map(({ title }) => title);
  return [...new Set([...open, ...guides, ...work])];
}
