import { and, asc, count, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { hasWords } from "#db/has-words.server.ts";
import { users } from "#db/schema/accounts.ts";
import {
  employerChanges,
  employerClaims,
  employerMembers,
  employers,
} from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import { rowNumber } from "#rules/row-number.ts";

const PAGE_SIZE = 25;

const line = {
  id: employers.id,
  name: employers.name,
  town: employers.town,
  country: employers.country,
  isTrusted: employers.isTrusted,
  sponsorStatus: employers.sponsorStatus,
  sponsorAsOf: employers.sponsorAsOf,
  sponsorConfirmedAt: employers.sponsorConfirmedAt,
};

export type EmployerLine = Awaited<ReturnType<typeof readLines>>[number] & { jobs: number };

/** Every employer, by name, or those whose name holds the words. For our staff only. */
export async function unsafeListEmployers({
  q,
  isTrusted,
  page,
  pageSize = PAGE_SIZE,
}: PageParams & { q: string; isTrusted?: boolean | undefined }): Promise<Paged<EmployerLine>> {
  const where = and(
    hasWords([employers.name], q),
    isTrusted === undefined ? undefined : eq(employers.isTrusted, isTrusted),
  );
  const total = await db.$count(employers, where);
  const rows = await readLines(where, { page, pageSize });
  const counts = await adverts(rows.map(({ id }) => id));
  return {
    rows: rows.map((row) => ({ ...row, jobs: counts.get(row.id) ?? 0 })),
    total,
    page,
    pageSize,
  };
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

async function adverts(ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const counts = await db
    .select({ id: jobs.employerId, jobs: count() })
    .from(jobs)
    .where(and(inArray(jobs.employerId, [...ids]), eq(jobs.state, "approved")))
    .groupBy(jobs.employerId);
  return new Map(counts.map(({ id, jobs: total }) => [id, total]));
}

/** One employer with its people. For our staff only. */
export async function unsafeFindEmployer(id: number) {
  if (rowNumber(id) === 0) return null;
  const [employer] = await db
    .select({
      ...line,
      slug: employers.slug,
      website: employers.website,
      about: employers.about,
      timeZone: employers.timeZone,
      sponsorOrganisationId: employers.sponsorOrganisationId,
      sponsorConfidence: employers.sponsorConfidence,
      sponsorWhy: employers.sponsorWhy,
      sponsorConfirmedBy: users.name,
    })
    .from(employers)
    .leftJoin(users, eq(users.id, employers.sponsorConfirmedById))
    .where(eq(employers.id, id));
  if (!employer) return null;
  return { ...employer, people: await peopleOf(id) };
}

/** Those who speak for an employer. */
export function peopleOf(employerId: number) {
  return db
    .select({ id: users.id, name: users.name, email: users.email, since: employerMembers.joinedAt })
    .from(employerMembers)
    .innerJoin(users, eq(users.id, employerMembers.userId))
    .where(eq(employerMembers.employerId, employerId))
    .orderBy(asc(employerMembers.joinedAt))
    .limit(100);
}

/** People who ask to speak for an employer we know, the longest waiting first. For our staff only. */
export async function unsafeListClaims({ page, pageSize = PAGE_SIZE }: PageParams) {
  const open = isNull(employerClaims.decidedAt);
  const total = await db.$count(employerClaims, open);
  const rows = await db
    .select({
      id: employerClaims.id,
      nameGiven: employerClaims.nameGiven,
      note: employerClaims.note,
      createdAt: employerClaims.createdAt,
      employerId: employers.id,
      employer: employers.name,
      website: employers.website,
      people: sql<number>`(select count(*)::int from ${employerMembers} where ${employerMembers.employerId} = ${employers.id})`,
      person: users.name,
      email: users.email,
    })
    .from(employerClaims)
    .innerJoin(employers, eq(employers.id, employerClaims.employerId))
    .innerJoin(users, eq(users.id, employerClaims.userId))
    .where(open)
    .orderBy(asc(employerClaims.createdAt), employerClaims.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total, page, pageSize };
}

export type EmployerClaim = Awaited<ReturnType<typeof unsafeListClaims>>["rows"][number];

/** What companies want readers to see, the longest waiting first, beside what they see. For our staff only. */
export async function unsafeListCompanyChanges({ page }: PageParams) {
  const open = isNull(employerChanges.sentBackAt);
  const rows = await db
    .select({
      employerId: employers.id,
      employer: employers.name,
      sentAt: employerChanges.sentAt,
      sentBy: users.name,
      shown: { website: employers.website, about: employers.about, logoId: employers.logoId },
      wanted: {
        website: employerChanges.website,
        about: employerChanges.about,
        logoId: employerChanges.logoId,
      },
    })
    .from(employerChanges)
    .innerJoin(employers, eq(employers.id, employerChanges.employerId))
    .leftJoin(users, eq(users.id, employerChanges.sentById))
    .where(open)
    .orderBy(asc(employerChanges.sentAt), employerChanges.employerId)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { rows, total: await db.$count(employerChanges, open), page, pageSize: PAGE_SIZE };
}

export type CompanyChange = Awaited<ReturnType<typeof unsafeListCompanyChanges>>["rows"][number];
