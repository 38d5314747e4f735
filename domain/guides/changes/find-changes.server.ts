import { and, asc, desc, eq, gte, inArray, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { pageRevisions, pages } from "#db/schema/pages.ts";
import { spokenValue } from "#domain/facts/fact-value.ts";
import type { FactRow } from "#domain/facts/facts.schema.ts";
import { factRows } from "#domain/facts/facts.server.ts";
import { heldOn } from "#domain/facts/rule-tables.ts";
import { addMonths } from "#rules/days.ts";
import { sectionPath } from "../find-guide.server.ts";
import { guideCountry, spokenName } from "../guide-countries.ts";
import { guideTypeOf } from "../guide-types.ts";
import { guideSections } from "../sections.ts";
import { factChanges, type GuideChange, inOrder } from "./guide-changes.ts";

const MONTHS = 12;
const MAX_CHANGES = 200;

export type ChangesView = {
  country: { slug: string; name: string; spoken: string };
  since: string;
  changes: readonly GuideChange[];
};

type Asked = { slug: string; since: string | null; today: string };

/** What changed in a country's guide since a day; a year where none is said. Undefined for no guide. */
export async function findChanges({ slug, since, today }: Asked): Promise<ChangesView | undefined> {
  const country = guideCountry(slug);
  const type = guideTypeOf(slug);
  if (!country || !type) return undefined;
  const from = since ?? addMonths(today, -MONTHS);
  const prefix = country.code.toLowerCase();
  const rules = factChanges(factRows(), { prefix, since: from, today }, saidOn);
  const words = await wordChanges(type.name, slug, from);
  return {
    country: { slug, name: country.name, spoken: spokenName(country) },
    since: from,
    changes: inOrder([...rules, ...words]).slice(0, MAX_CHANGES),
  };
}

/** A rule table answers for a day, and has none before its first row. */
function saidOn({ value, tool, unit }: FactRow, day: string): string | null {
  if (!tool) return value;
  const held = heldOn(tool, day);
  return held && value.replace("{n}", spokenValue(held.value, unit));
}

/** Days on which the words of a section that readers see became others. One line for a section and a day. */
async function wordChanges(type: string, country: string, since: string): Promise<GuideChange[]> {
  const day = sql<string>`to_char(${pageRevisions.at} at time zone 'Europe/London', 'YYYY-MM-DD')`;
  const rows = await db
    .select({ slug: pages.slug, day, first: sql<boolean>`bool_or(${pageRevisions.revision} = 1)` })
    .from(pageRevisions)
    .innerJoin(pages, eq(pages.id, pageRevisions.pageId))
    .where(
      and(
        eq(pages.type, type),
        inArray(pages.status, ["published", "scheduled"]),
        gte(pageRevisions.at, new Date(`${since}T00:00:00Z`)),
        sql`${pageRevisions.state}->>'status' in ('published', 'scheduled')`,
      ),
    )
    .groupBy(pages.slug, day)
    .orderBy(desc(day), asc(pages.slug))
    .limit(MAX_CHANGES);
  return rows.map(({ slug, day: on, first }) => {
    const label = guideSections.find((one) => one.slug === slug)?.label ?? slug;
    const what = first ? `${label}: published` : `${label}: words changed`;
    return { day: on, kind: "words", what, to: sectionPath(country, slug) };
  });
}
