import { and, asc, count, desc, eq, like, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { fairRegistrations } from "#db/schema/events.ts";
import { toCsv } from "#rules/csv/write-csv.ts";
import type { Paged } from "#rules/paged.ts";

const PAGE_SIZE = 50;
/** More than any fair has room for; a file is written whole, so it has an end. */
const MAX_IN_A_FILE = 20_000;

const columns = {
  id: fairRegistrations.id,
  name: fairRegistrations.name,
  email: fairRegistrations.email,
  university: fairRegistrations.university,
  interest: fairRegistrations.interest,
  timeZone: fairRegistrations.timeZone,
  createdAt: fairRegistrations.createdAt,
  cancelledAt: fairRegistrations.cancelledAt,
};

export type PlaceRow = Awaited<ReturnType<typeof readPlaces>>[number];

/** Everybody who asked for a place at one fair, the newest first. For our staff only. */
export async function unsafeListPlaces(edition: string, page: number): Promise<Paged<PlaceRow>> {
  const total = await db.$count(fairRegistrations, eq(fairRegistrations.fair, edition));
  const rows = await readPlaces(edition, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  return { rows, total, page, pageSize: PAGE_SIZE };
}

function readPlaces(edition: string, { limit, offset }: { limit: number; offset: number }) {
  return db
    .select(columns)
    .from(fairRegistrations)
    .where(eq(fairRegistrations.fair, edition))
    .orderBy(desc(fairRegistrations.createdAt), asc(fairRegistrations.id))
    .limit(limit)
    .offset(offset);
}

/** How many hold a place, by edition of one fair. For our staff only. */
export async function unsafeCountPlaces(slug: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ fair: fairRegistrations.fair, held: count() })
    .from(fairRegistrations)
    .where(
      and(like(fairRegistrations.fair, `${slug}/%`), sql`${fairRegistrations.cancelledAt} is null`),
    )
    .groupBy(fairRegistrations.fair);
  return new Map(rows.map(({ fair, held }) => [fair, held]));
}

/** The same list as a file for a spreadsheet, safe to open in one. For our staff only. */
export async function unsafePlacesCsv(
  edition: string,
  interestLabels: Readonly<Record<string, string>>,
): Promise<string> {
  const rows = await readPlaces(edition, { limit: MAX_IN_A_FILE, offset: 0 });
  return toCsv([
    ["Name", "Email", "University", "Looks for", "Time zone", "Registered", "Gave up"],
    ...rows.map((row) => [
      row.name,
      row.email,
      row.university,
      interestLabels[row.interest] ?? row.interest,
      row.timeZone,
      row.createdAt.toISOString(),
      row.cancelledAt?.toISOString() ?? "",
    ]),
  ]);
}
