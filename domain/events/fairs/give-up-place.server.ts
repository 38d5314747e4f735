import { and, eq, isNull } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { eventRegistrations, events } from "#db/schema/events.ts";
import { verifySignedRow } from "#platform/signing.server.ts";
import { GIVE_UP_PURPOSE } from "./take-place.server.ts";

/** The place a link in a mail is about; null where the link is not one of ours. */
export async function findPlace(token: string, now: Date) {
  const id = verifySignedRow(GIVE_UP_PURPOSE, token, now);
  if (id === null) return null;
  const [place] = await db
    .select({ event: events.slug, cancelledAt: eventRegistrations.cancelledAt })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(and(eq(eventRegistrations.id, id), eq(events.kind, "fair")));
  return place ?? null;
}

/** Gives the place up. Doing it twice is doing it once. */
export async function giveUpPlace(token: string, now: Date): Promise<boolean> {
  const id = verifySignedRow(GIVE_UP_PURPOSE, token, now);
  if (id === null) return false;
  return db.transaction(async (tx) => {
    await tx
      .update(eventRegistrations)
      .set({ state: "cancelled", cancelledAt: now })
      .where(and(eq(eventRegistrations.id, id), isNull(eventRegistrations.cancelledAt)));
    return true;
  });
}
