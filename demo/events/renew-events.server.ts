import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { eventFeedback, eventRegistrations, eventSessions, events } from "#db/schema/events.ts";

const ofDemo: SQL = sql`in (select id from ${events} where is_demo)`;

/** Moves the demo's events forward, at the same time on each event's clock. Whoever asked did so as long before. */
export async function moveEvents(
  tx: Transaction,
  { days, now }: { days: number; now: Date },
): Promise<void> {
  const by = sql`make_interval(days => ${days}::int)`;
  await tx.execute(sql`
    update ${eventSessions} s set
      starts_at = (s.starts_at at time zone e.zone + ${by}) at time zone e.zone,
      ends_at = (s.ends_at at time zone e.zone + ${by}) at time zone e.zone
    from ${events} e where e.id = s.event_id and e.is_demo`);
  await tx.execute(sql`
    update ${events} set
      starts_at = (starts_at at time zone zone + ${by}) at time zone zone,
      ends_at = (ends_at at time zone zone + ${by}) at time zone zone,
      opens_at = opens_at + ${by}, closes_at = closes_at + ${by},
      created_at = created_at + ${by}, updated_at = updated_at + ${by}
    where is_demo`);
  await tx.execute(sql`
    update ${eventRegistrations} set
      created_at = least(created_at + ${by}, ${now}::timestamptz),
      waiting_since = case when waiting_since is not null then least(waiting_since + ${by}, ${now}::timestamptz) end,
      attended_at = attended_at + ${by}
    where event_id ${ofDemo}`);
  await tx.execute(sql`
    update ${eventFeedback} set created_at = created_at + ${by} where event_id ${ofDemo}`);
}
