import { perFacts } from "#domain/facts/quoted-html.server.ts";
import { findPage } from "#domain/pages/find-page.server.ts";
import { isLive, type Page } from "#domain/pages/page.ts";
import { pageTag } from "#domain/pages/page-type.ts";
import { listLivePages } from "#domain/pages/pages.queries.server.ts";
import { type GuideCountry, guideCountry, spokenName } from "./guide-countries.ts";
import { guideText } from "./guide-text.server.ts";
import { type GuideFields, guideTypeOf, sharedGuideType } from "./guide-types.ts";
import type { GuideText, SectionView, StopView } from "./guide-view.ts";
import { type GuideSection, guideSections } from "./sections.ts";

export const SHARED_GUIDE_TAG = pageTag(sharedGuideType);

type SectionQuery = { country: string; section: GuideSection; now: Date; today: string };

/** One section of a country's guide, or undefined where no such country has one. */
export async function findSection(asked: SectionQuery): Promise<SectionView | undefined> {
  const country = guideCountry(asked.country);
  const type = country && guideTypeOf(country.slug);
  if (!country || !type) return undefined;
  const [page, written] = await Promise.all([
    findPage(type, asked.section),
    writtenSections(country.slug, asked.now),
  ]);
  const text = page && isLive(page, asked.now) ? textOf(page, asked.today) : null;
  return { ...frameOf(country, asked.section, written), text };
}

/** A guide that belongs to no single country. */
export async function findSharedGuide(
  slug: string,
  { now, today }: Pick<SectionQuery, "now" | "today">,
): Promise<GuideText | undefined> {
  const page = await findPage(sharedGuideType, slug);
  return page && isLive(page, now) ? textOf(page, today) : undefined;
}

const textOf: (page: Page<GuideFields>, today: string) => GuideText = perFacts(guideText);

/** The sections that readers see, by slug. */
export async function writtenSections(country: string, now: Date): Promise<ReadonlySet<string>> {
  const type = guideTypeOf(country);
  if (!type) return new Set();
  const { rows } = await listLivePages(type, { page: 1, pageSize: guideSections.length }, now);
  return new Set(rows.map(({ slug }) => slug));
}

export function sectionPath(country: string, section: string): string {
  return ["/country-guide", country, section].join("/");
}

function frameOf(country: GuideCountry, section: GuideSection, written: ReadonlySet<string>) {
  const { slug, name } = country;
  const at = guideSections.findIndex((each) => each.slug === section);
  const stops = guideSections.map(
    (each): StopView => ({
      to: sectionPath(slug, each.slug),
      label: each.label,
      state: each.slug === section ? "here" : written.has(each.slug) ? "written" : "unwritten",
    }),
  );
  const isOpen = ({ state }: StopView) => state === "written";
  return {
    country: { slug, name, spoken: spokenName(country) },
    title: guideSections[at]!.label,
    place: `Section ${at + 1} of ${guideSections.length}`,
    stops,
    previous: stops.slice(0, at).findLast(isOpen) ?? null,
    next: stops.slice(at + 1).find(isOpen) ?? null,
  };
}
