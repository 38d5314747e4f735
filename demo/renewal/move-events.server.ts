import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { eventFeedback, eventRegistrations, eventSessions, events } from "#db/schema/events.ts";
import { by, type Moving, past } from "./moving.ts";

const ofDemo: SQL = sql`in (select id from ${events} where is_demo)`;

/** Moves the demo's events forward, at the same time on each event's clock. Those who asked did so as long before. */
export async function moveEvents(tx: Transaction, moving: Moving): Promise<void> {
  const later = by(moving);
  await tx.execute(sql`
    update ${eventSessions} s set
      starts_at = (s.starts_at at time zone e.zone + ${later}) at time zone e.zone,
      ends_at = (s.ends_at at time zone e.zone + ${later}) at time zone e.zone
    from ${events} e where e.id = s.event_id and e.is_demo`);
  await tx.execute(sql`
    update ${events} set
      starts_at = (starts_at at time zone zone + ${later}) at time zone zone,
      ends_at = (ends_at at time zone zone + ${later}) at time zone zone,
      opens_at = opens_at + ${later}, closes_at = closes_at + ${later},
      created_at = created_at + ${later}, updated_at = updated_at + ${later}
    where is_demo`);
  await tx.execute(sql`
    update ${eventRegistrations} set
      created_at = ${past(sql`created_at`, moving)},
      waiting_since = ${past(sql`waiting_since`, moving)},
      attended_at = attended_at + ${later}
    where event_id ${ofDemo}`);
  await tx.execute(sql`
    update ${eventFeedback} set created_at = created_at + ${later} where event_id ${ofDemo}`);
}
