import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { eventNotices, eventRegistrations } from "#db/schema/events.ts";
import { type LockedEvent, lockEvent } from "./lock-event.server.ts";
import { mailCancelled, mailChanged } from "./mail-places.server.ts";

const BATCH = 100;

/**
 * Tells everybody who comes or waits of the event's last change, each once: a task that is
 * tried again goes on where it stopped.
 */
export async function notifyEventPeople(eventId: number, now: Date): Promise<void> {
  let told = BATCH;
  while (told === BATCH) told = await db.transaction((tx) => notifySome(tx, eventId, now));
}

async function notifySome(tx: Transaction, eventId: number, now: Date): Promise<number> {
  const event = await lockEvent(tx, eventId);
  if (!event || event.state === "draft") return 0;
  const kind = event.state === "cancelled" ? "cancelled" : "changed";
  const about = String(event.sequence);
  const people = await notNotified(tx, event, { kind, about });
  if (people.length === 0) return 0;

  await tx
    .insert(eventNotices)
    .values(people.map(({ id }) => ({ registrationId: id, kind, about, sentAt: now })));
  const mail = kind === "cancelled" ? mailCancelled : mailChanged;
  for (const place of people) await mail(tx, event, place);
  return people.length;
}

/** Anyone who registered since has read how it is now. */
function notNotified(tx: Transaction, event: LockedEvent, { kind, about }: Record<string, string>) {
  return tx
    .select()
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.eventId, event.id),
        inArray(eventRegistrations.state, ["held", "waiting", "offered"]),
        lt(eventRegistrations.createdAt, event.updatedAt),
        sql`not exists (select from event_notices n where n.registration_id = ${eventRegistrations.id}
          and n.kind = ${kind} and n.about = ${about})`,
      ),
    )
    .orderBy(asc(eventRegistrations.id))
    .limit(BATCH);
}
