import { and, eq, gt, notInArray, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { eventSessions, events } from "#db/schema/events.ts";
import { listLivePages } from "#domain/pages/pages.queries.server.ts";
import { newCheckInCode } from "../check-in-code.server.ts";
import type { Edition, Fair } from "./fair.ts";
import { fairType } from "./fair-type.ts";
import { findFair } from "./fairs.server.ts";

/** The event of one day of a fair. Its words and hours are a page's; who comes is an event's. */
export const slugOf = (editionKey: string): string => editionKey.replace("/", "-");

type FairDay = { fair: Fair; edition: Edition };

/** The event for a day of a fair, added or brought up to date with the fair's page. */
export async function syncFairDay(tx: Transaction, { fair, edition }: FairDay): Promise<number> {
  const shown = {
    title: fair.heading,
    summary: edition.theme,
    path: fair.path,
    zone: fair.zone,
    startsAt: edition.startsAt,
    endsAt: edition.endsAt,
    state: "published" as const,
  };
  const [event] = await tx
    .insert(events)
    .values({
      ...shown,
      ...{ slug: slugOf(edition.key), kind: "fair", topic: "employers" },
      ...{ host: "Waymark", place: "Online", checkInCode: newCheckInCode() },
    })
    .onConflictDoUpdate({ target: events.slug, set: shown })
    .returning({ id: events.id });
  const eventId = event!.id;
  const times = { startsAt: edition.startsAt, endsAt: edition.endsAt };
  const [session] = await tx
    .update(eventSessions)
    .set(times)
    .where(eq(eventSessions.eventId, eventId))
    .returning({ id: eventSessions.id });
  if (!session) await tx.insert(eventSessions).values({ eventId, ...times });
  return eventId;
}

/** Makes an event of every day of every published fair, and removes the events of days taken off its page. */
export async function syncFairs(now: Date): Promise<void> {
  const { rows } = await listLivePages(fairType, { page: 1, pageSize: 100 }, now);
  for (const { slug } of rows) {
    const fair = await findFair(slug, now);
    if (!fair) continue;
    await db.transaction(async (tx) => {
      const coming = fair.editions.filter(({ endsAt }) => endsAt > now);
      for (const edition of coming) {
        if (!(await isKept(tx, { fair, edition }))) await syncFairDay(tx, { fair, edition });
      }
      await tx
        .update(events)
        .set({ state: "draft" })
        .where(
          and(
            eq(events.path, fair.path),
            gt(events.endsAt, now),
            notInArray(events.slug, ["", ...coming.map(({ key }) => slugOf(key))]),
          ),
        );
    });
  }
}

/** Nearly always: nothing is written every five minutes. */
async function isKept(tx: Transaction, { fair, edition }: FairDay): Promise<boolean> {
  const [event] = await tx
    .select({ id: events.id })
    .from(events)
    .innerJoin(eventSessions, eq(eventSessions.eventId, events.id))
    .where(
      and(
        eq(events.slug, slugOf(edition.key)),
        eq(events.title, fair.heading),
        eq(events.summary, edition.theme),
        eq(events.startsAt, edition.startsAt),
        eq(events.endsAt, edition.endsAt),
        eq(events.state, "published"),
        sql`${eventSessions.startsAt} = ${events.startsAt}`,
      ),
    );
  return event !== undefined;
}
