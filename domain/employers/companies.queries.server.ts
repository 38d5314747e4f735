import { and, asc, eq, exists, gt, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { hasWords } from "#db/has-words.server.ts";
import { employerFormerNames, employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import type { Paged, PageParams } from "#rules/paged.ts";

const PAGE_SIZE = 24;

const line = {
  id: employers.id,
  slug: employers.slug,
  name: employers.name,
  town: employers.town,
  country: employers.country,
  logoId: employers.logoId,
  about: employers.about,
  sponsorStatus: employers.sponsorStatus,
};

const companyQuery = db
  .select({
    ...line,
    website: employers.website,
    sponsorOrganisationId: employers.sponsorOrganisationId,
    sponsorConfidence: employers.sponsorConfidence,
    sponsorWhy: employers.sponsorWhy,
    sponsorAsOf: employers.sponsorAsOf,
    isDemo: employers.isDemo,
  })
  .from(employers)
  .where(eq(employers.slug, sql.placeholder("slug")))
  .prepare("company_page");

/** A company as readers see it, or null. What its people sent and staff have not read is not in it. */
export async function findCompany(slug: string) {
  const [company] = await companyQuery.execute({ slug });
  return company ?? null;
}

export type Company = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

/** Where the company stands today that stood at this address before it was renamed. */
export async function findRenamedTo(slug: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: employers.slug })
    .from(employerFormerNames)
    .innerJoin(employers, eq(employers.id, employerFormerNames.employerId))
    .where(eq(employerFormerNames.slug, slug));
  return row?.slug ?? null;
}

export type CompanyLine = Awaited<ReturnType<typeof readLines>>[number];

type Query = PageParams & {
  q: string;
  /** Only those the register lists with an A rating for skilled workers. */
  isLicensed: boolean;
  /** What makes a job one that readers can apply for: `liveJobs`, which is the jobs' own rule. */
  isLive: SQL;
};

/** Companies with live jobs, by name. */
export async function listCompanies({ q, isLicensed, isLive, page, pageSize = PAGE_SIZE }: Query) {
  const where = and(
    hasWords([employers.name], q),
    isLicensed ? eq(employers.sponsorStatus, "licensed") : undefined,
    hiring(isLive),
  );
  return {
    rows: await readLines(where, { page, pageSize }),
    total: await db.$count(employers, where),
    page,
    pageSize,
  } satisfies Paged<CompanyLine>;
}

function hiring(isLive: SQL): SQL {
  const ofIt = db
    .select({ one: sql`1` })
    .from(jobs)
    .where(and(eq(jobs.employerId, employers.id), isLive));
  return exists(ofIt);
}

function readLines(where: SQL | undefined, { page, pageSize }: { page: number; pageSize: number }) {
  return db
    .select(line)
    .from(employers)
    .where(where)
    .orderBy(asc(employers.name), employers.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

const BATCH = 1000;
/** The most addresses that a sitemap may hold. */
const MAX_ADDRESSES = 50_000;

/** Companies with live jobs, some at a time, for the sitemap. */
export async function* readSitemapCompanies(isLive: SQL) {
  for (let after = 0, read = 0; read < MAX_ADDRESSES; ) {
    const rows = await db
      .select({ id: employers.id, slug: employers.slug, changedAt: employers.updatedAt })
      .from(employers)
      .where(and(gt(employers.id, after), hiring(isLive)))
      .orderBy(asc(employers.id))
      .limit(BATCH);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    read += rows.length;
    yield rows;
  }
}
