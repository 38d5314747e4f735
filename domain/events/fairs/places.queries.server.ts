import { and, asc, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { eventRegistrations, events } from "#db/schema/events.ts";
import { toCsv } from "#rules/csv/write-csv.ts";
import type { Paged } from "#rules/paged.ts";
import { slugOf } from "./sync-fairs.server.ts";

const PAGE_SIZE = 50;
/** More than any fair has room for; a file is written whole, so it has an end. */
const MAX_IN_A_FILE = 20_000;

function answer(name: "university" | "interest") {
  return sql<string>`coalesce(${eventRegistrations.answers}->>${sql.raw(`'${name}'`)}, '')`;
}

const columns = {
  id: eventRegistrations.id,
  name: eventRegistrations.name,
  email: eventRegistrations.email,
  university: answer("university"),
  interest: answer("interest"),
  timeZone: eventRegistrations.timeZone,
  createdAt: eventRegistrations.createdAt,
  cancelledAt: eventRegistrations.cancelledAt,
};

export type PlaceRow = Awaited<ReturnType<typeof readPlaces>>[number];

/** Everybody who asked for a place at one fair, the newest first. For our staff only. */
export async function unsafeListPlaces(edition: string, page: number): Promise<Paged<PlaceRow>> {
  const total = await db.$count(eventRegistrations, isOf(edition));
  const rows = await readPlaces(edition, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  return { rows, total, page, pageSize: PAGE_SIZE };
}

function readPlaces(edition: string, { limit, offset }: { limit: number; offset: number }) {
  return db
    .select(columns)
    .from(eventRegistrations)
    .where(isOf(edition))
    .orderBy(desc(eventRegistrations.createdAt), asc(eventRegistrations.id))
    .limit(limit)
    .offset(offset);
}

function isOf(edition: string) {
  const event = db
    .select({ id: events.id })
    .from(events)
    .where(eq(events.slug, slugOf(edition)));
  return eq(eventRegistrations.eventId, event);
}

/** How many hold a place, by edition of one fair. For our staff only. */
export async function unsafeCountPlaces(
  editions: readonly { key: string }[],
): Promise<ReadonlyMap<string, number>> {
  const slugs = editions.map(({ key }) => slugOf(key));
  const rows = await db
    .select({ slug: events.slug, held: count() })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(and(inArray(events.slug, slugs), isNull(eventRegistrations.cancelledAt)))
    .groupBy(events.slug);
  const held = new Map(rows.map((row) => [row.slug, row.held]));
  return new Map(
    editions.flatMap(({ key }) => {
      const places = held.get(slugOf(key));
      return places === undefined ? [] : [[key, places] as const];
    }),
  );
}

/** The same list as a file for a spreadsheet, safe to open in one. For our staff only. */
export async function unsafePlacesCsv(
  edition: string,
  interestLabels: Readonly<Record<string, string>>,
): Promise<string> {
  const rows = await readPlaces(edition, { limit: MAX_IN_A_FILE, offset: 0 });
  return toCsv([
    ["Name", "Email", "University", "Looking for", "Time zone", "Registered", "Cancelled"],
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
