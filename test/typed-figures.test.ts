import { expect, test } from "vitest";
import { factsOn } from "#domain/facts/facts.server.ts";
import { factsHolding, typedFigures } from "#domain/facts/typed-figures.ts";
import { guideCountries } from "#domain/guides/guide-countries.ts";
import { guideTypes } from "#domain/guides/guide-types.ts";
import { pageTypes } from "#domain/page-types.ts";
import { readFolder } from "#domain/pages/content-folder.server.ts";

const facts = [...factsOn("2026-11-16").values()];

/** Figures that happen to be a fact's and are something else: of our own promises, or of made-up people. */
const coincidences: Record<string, readonly string[]> = {
  // How long we keep things, which rules/retention.ts says.
  "legal/cookies": ["30 days"],
  "legal/privacy-policy": ["30 days", "180 days"],
  "legal/terms-condition": ["30 days"],
  "questions/how-do-referrals-work": ["30 days"],
  // Adverts, offers and lines of CVs that are examples.
  "ebooks/from-student-visa-to-skilled-worker": ["£34,000", "40 hours a week"],
  "ebooks/the-one-page-cv-and-the-interview": ["2 years", "4 years", "£34,000", "80%", "£35,200"],
  "jumpstart/reading-list/a-cv-for-there": ["1,200"],
  // How long before a job begins.
  "manual/your-year-backwards": ["12 months", "8 months", "6 months"],
};

test.each(pageTypes.map((type) => [type.folder, type] as const))(
  "content/%s types no figure that a fact holds",
  (folder, type) => {
    const found = readFolder(type).flatMap(({ name, source }) =>
      typedFigures(source)
        .filter((typed) => !coincidences[`${folder}/${name}`]?.includes(typed))
        .flatMap((typed) => {
          const held = factsHolding(typed, facts);
          return held.length > 0 ? [`${name} types ${typed}: quote one of ${held}`] : [];
        }),
    );
    expect(found).toEqual([]);
  },
);

/** No rule of these countries is among our facts, so their guides name where it stands and give no figure. */
const withoutFacts = guideCountries.filter(({ id }) => id === null);

test.each(withoutFacts.map(({ slug }) => [slug]))(
  "the guide of %s has no figure without a source",
  (slug) => {
    const type = guideTypes.find(({ folder }) => folder === `guides/${slug}`)!;
    for (const { name, source } of readFolder(type)) {
      const words = source.replace(/^---\n.*?\n---\n/s, "");
      expect([name, typedFigures(words)]).toEqual([name, []]);
    }
    const rules = readFolder(type).find(({ name }) => name === "visa-details")!.source;
    expect(rules).toMatch(/\]\(https:\/\//);
  },
);

test("a figure is found whole, and only where no fact is quoted", () => {
  expect(typedFigures("It is £33,400 from 8 April 2026, or 20 hours a week, 70% of it.")).toEqual([
    ...["£33,400", "8 April 2026", "20 hours a week", "70%"],
  ]);
  expect(typedFigures("It is {{fact:uk-new-entrant-floor}} in code 2419.")).toEqual([]);
  expect(factsHolding("£33,400", facts)).toContain("uk-new-entrant-floor");
  expect(factsHolding("£3,400", facts)).toEqual([]);
});
