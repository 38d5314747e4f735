import { factRows, factsOn } from "#domain/facts/facts.server.ts";
import { withFacts } from "#domain/facts/quote-facts.ts";
import { findPage } from "#domain/pages/find-page.server.ts";
import { isLive } from "#domain/pages/page.ts";
import { plainMarkdown } from "#platform/markdown/plain-markdown.ts";
import { longDay } from "#rules/days.ts";
import { comingChanges } from "./coming-changes.ts";
import { countryLines } from "./comparison.ts";
import { sectionPath, writtenSections } from "./find-guide.server.ts";
import { guideCountries, spokenName } from "./guide-countries.ts";
import { guideTypeOf } from "./guide-types.ts";
import type { GuidesView } from "./guides-view.ts";
import { type SearchedPage, understoodIn } from "./search-guides.server.ts";
import { guideSections } from "./sections.ts";

type GuidesQuery = { asked: string; now: Date; today: string };

/** Everything on the page of all guides. */
export async function loadGuides({ asked, now, today }: GuidesQuery): Promise<GuidesView> {
  const facts = factsOn(today);
  const { found, told } = asked
    ? understoodIn(await searchedPages(now, today), asked)
    : { found: null, told: null };
  return {
    lines: countryLines(facts, today),
    changes: comingChanges(factRows(), today).map(({ day, label, fact }) => ({
      day: longDay(day),
      label: withCountry(label, fact),
    })),
    today: longDay(today),
    shorter: await shorterGuides(now),
    asked,
    found,
    told,
  };
}

/** Four countries stand together here, so each line says whose it is. Facts begin with a country's letters. */
function withCountry(label: string, fact: string): string {
  const of = guideCountries.find(({ code }) => fact.startsWith(`${code.toLowerCase()}-`));
  return of ? `${of.name}. ${label}` : label;
}

async function shorterGuides(now: Date) {
  const others = guideCountries.filter(({ id }) => id === null);
  const counts = await Promise.all(
    others.map(async ({ slug }) => (await writtenSections(slug, now)).size),
  );
  return others.flatMap(({ slug, name }, index) => {
    const count = counts[index]!;
    const sections = count === 1 ? "1 section" : `${count} sections`;
    return count > 0 ? [{ to: sectionPath(slug, "overview"), name, sections }] : [];
  });
}

/** Every page that readers see, as plain words with its facts in place. */
async function searchedPages(now: Date, today: string): Promise<SearchedPage[]> {
  const facts = factsOn(today);
  const pages = guideCountries.flatMap((country) =>
    guideSections.map(async ({ slug, label }) => {
      const page = await findPage(guideTypeOf(country.slug)!, slug);
      if (!page || !isLive(page, now)) return [];
      const text = plainMarkdown(withFacts(`${page.description} ${page.body}`, facts));
      const to = sectionPath(country.slug, slug);
      return [{ to, title: label, country: spokenName(country), text }];
    }),
  );
  return (await Promise.all(pages)).flat();
}
