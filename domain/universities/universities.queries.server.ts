import { asc, count, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { campuses, universities, universityEmailDomains } from "#db/schema/universities.ts";
import { cacheByKey } from "#platform/cached.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import { rowNumber } from "#rules/row-number.ts";

export const PAGE_SIZE = 20;

const columns = {
  id: universities.id,
  slug: universities.slug,
  name: universities.name,
  shortName: universities.shortName,
  town: universities.town,
  countryId: universities.countryId,
  timeZone: universities.timeZone,
  brandColour: universities.brandColour,
  crest: universities.crest,
  logoId: universities.logoId,
  heroTitle: universities.heroTitle,
  heroWords: universities.heroWords,
  ownLinks: universities.ownLinks,
  customHost: universities.customHost,
  cihPremium: universities.cihPremium,
  countryGuide: universities.countryGuide,
  pageAccess: universities.pageAccess,
};

export type University = Awaited<ReturnType<typeof readUniversities>>[number];
export type Campus = Awaited<ReturnType<typeof campusesOf>>[number];

/** Cached pages that show universities wear this tag. What other processes forget arrives here too. */
const TAG = "universities";
/** Misses are cached too. While the database is away the last answer is used. */
export const universityCache = { tag: TAG, maxAgeMs: 30_000, maxKeys: 2000, staleIfError: true };

// Every request asks for its host's university, also for hosts that are none.
const bySlug = cacheByKey<University | null>(universityCache);
const byHost = cacheByKey<University | null>(universityCache);
const byId = cacheByKey<University | null, number>(universityCache);

export function findUniversityBySlug(slug: string): Promise<University | null> {
  return bySlug(slug, () => readUniversity(eq(universities.slug, slug)));
}

/** By a host of its own, which our staff switched on. */
export function findUniversityByHost(host: string): Promise<University | null> {
  return byHost(host, () => readUniversity(eq(universities.customHost, host)));
}

export async function findUniversity(id: number): Promise<University | null> {
  if (rowNumber(id) === 0) return null;
  return byId(id, () => readUniversity(eq(universities.id, id)));
}

async function readUniversity(isMeant: SQL): Promise<University | null> {
  const [university] = await db.select(columns).from(universities).where(isMeant);
  return university ?? null;
}

/** Call after a university changed, so that every process, and every cached page, shows it at once. */
export function invalidateUniversities(): void {
  invalidatePages(TAG);
}

export async function listUniversities({
  q,
  page,
  pageSize = PAGE_SIZE,
}: PageParams & { q: string }): Promise<Paged<University>> {
  const [total] = await db.select({ total: count() }).from(universities).where(matching(q));
  return {
    rows: await readUniversities(q, { page, pageSize }),
    total: total?.total ?? 0,
    page,
    pageSize,
  };
}

/** Those somebody can choose. */
export async function openCampusesOf(universityId: number): Promise<Campus[]> {
  return (await campusesOf(universityId)).filter(({ closedAt }) => closedAt === null);
}

export async function campusesOf(universityId: number) {
  return db
    .select({
      id: campuses.id,
      name: campuses.name,
      town: campuses.town,
      timeZone: campuses.timeZone,
      closedAt: campuses.closedAt,
    })
    .from(campuses)
    .where(eq(campuses.universityId, universityId))
    .orderBy(asc(campuses.name), campuses.id);
}

/** Shown where people register, so that they know which address to use. */
export async function emailDomainsOf(universityId: number): Promise<string[]> {
  const rows = await db
    .select({ domain: universityEmailDomains.domain })
    .from(universityEmailDomains)
    .where(eq(universityEmailDomains.universityId, universityId))
    .orderBy(universityEmailDomains.domain);
  return rows.map(({ domain }) => domain);
}

function readUniversities(q: string, { page, pageSize }: { page: number; pageSize: number }) {
  return db
    .select(columns)
    .from(universities)
    .where(matching(q))
    .orderBy(asc(universities.name), universities.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

function matching(q: string) {
  const words = q.trim();
  if (words === "") return undefined;
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    ilike(universities.name, pattern),
    ilike(universities.shortName, pattern),
    ilike(universities.town, pattern),
    sql`${universities.slug} = ${words.toLowerCase()}`,
  );
}
