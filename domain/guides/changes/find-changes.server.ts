import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { pageRevisions, pages } from "#db/schema/pages.ts";
import { factValueOn } from "#domain/facts/fact-value-on.ts";
import { factRows } from "#domain/facts/facts.server.ts";
import { dayIn } from "#rules/day-in.ts";
import { addMonths } from "#rules/days.ts";
import { sectionPath } from "../find-guide.server.ts";
import { guideCountry, spokenName } from "../guide-countries.ts";
import { guideTypeOf } from "../guide-types.ts";
import { guideSections } from "../sections.ts";
import { factChanges, type GuideChange, inOrder } from "./guide-changes.ts";

const MONTHS = 12;
const MAX_CHANGES = 200;
/** As many sections of one day are told in one line. */
const MANY = 4;

export type ChangesView = {
  country: { slug: string; name: string; spoken: string };
  since: string;
  changes: readonly GuideChange[];
};

type ChangesQuery = { slug: string; since: string | null; now: Date };

/** What changed in a country's guide since a day; a year where none is said. Undefined for no guide. */
export async function findChanges({
  slug,
  since,
  now,
}: ChangesQuery): Promise<ChangesView | undefined> {
  const today = dayIn("gb", now);
  const country = guideCountry(slug);
  const type = guideTypeOf(slug);
  if (!country || !type) return undefined;
  const from = since ?? addMonths(today, -MONTHS);
  const prefix = country.code.toLowerCase();
  const rules = factChanges(factRows(), { prefix, since: from, today }, factValueOn);
  const words = await wordChanges(type.name, slug, { since: from, now });
  return {
    country: { slug, name: country.name, spoken: spokenName(country) },
    since: from,
    changes: inOrder([...rules, ...words]).slice(0, MAX_CHANGES),
  };
}

/** Days on which the words of a section that readers see became others. One line for a section and a day. */
async function wordChanges(
  type: string,
  country: string,
  { since, now }: { since: string; now: Date },
): Promise<GuideChange[]> {
  const day = sql<string>`to_char(${seenAt} at time zone 'Europe/London', 'YYYY-MM-DD')`;
  const rows = await db
    .select({ slug: pages.slug, day, first: sql<boolean>`bool_or(${isFirstSeen})` })
    .from(pageRevisions)
    .innerJoin(pages, eq(pages.id, pageRevisions.pageId))
    .where(
      and(
        eq(pages.type, type),
        inArray(pages.status, ["published", "scheduled"]),
        gte(seenAt, sql`${new Date(`${since}T00:00:00Z`)}::timestamptz`),
        lte(seenAt, sql`${now}::timestamptz`),
        // A moment that was put off is not one at which readers saw it.
        gte(seenAt, sql`coalesce(${pages.publishedAt}, ${pageRevisions.at})`),
        isSeen(sql`${pageRevisions.state}`),
      ),
    )
    .groupBy(pages.slug, day)
    .orderBy(desc(day), asc(pages.slug))
    .limit(MAX_CHANGES);
  return wordsByDay(rows, country);
}

/** Readers see what is scheduled from its moment on, not from the day it was written. */
const seenFrom = (at: SQL, state: SQL) => sql`case when ${state}->>'status' = 'scheduled'
  then greatest(${at}, (${state}->>'publishedAt')::timestamptz) else ${at} end`;
const seenAt = seenFrom(sql`${pageRevisions.at}`, sql`${pageRevisions.state}`);

const isSeen = (state: SQL) => sql`${state}->>'status' in ('published', 'scheduled')`;

/** Readers saw no earlier revision of the page. */
const isFirstSeen = sql`not exists (
  select from ${pageRevisions} earlier
  where earlier.page_id = ${pageRevisions.pageId} and earlier.revision < ${pageRevisions.revision}
    and ${isSeen(sql`earlier.state`)}
    and ${seenFrom(sql`earlier.at`, sql`earlier.state`)} <= ${seenAt}
)`;

type Written = { slug: string; day: string; first: boolean };

/** A guide that begins with all its sections is one piece of news, not one for each of them. */
function wordsByDay(rows: readonly Written[], country: string): GuideChange[] {
  const isNew = ({ first }: Written) => first;
  const days = Map.groupBy(rows.filter(isNew), ({ day }) => day);
  const isOfMany = (row: Written) => row.first && days.get(row.day)!.length >= MANY;
  const begun = [...days].flatMap(([day, of]): GuideChange[] => {
    const what = `${of.length} sections published`;
    const first = guideSections.find(({ slug }) => of.some((row) => row.slug === slug));
    const to = sectionPath(country, first?.slug ?? of[0]!.slug);
    return of.length >= MANY ? [{ day, kind: "words", what, to }] : [];
  });
  const single = rows.flatMap((row): GuideChange[] => {
    if (isOfMany(row)) return [];
    const label = guideSections.find((one) => one.slug === row.slug)?.label ?? row.slug;
    const what = row.first ? `${label}: published` : `${label}: text changed`;
    return [{ day: row.day, kind: "words", what, to: sectionPath(country, row.slug) }];
  });
  return [...begun, ...single];
}
