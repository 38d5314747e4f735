import { eq } from "drizzle-orm";
import type { db, Transaction } from "#db/client.server.ts";
import { meetingHosts } from "#db/schema/meeting-hosts.ts";
import { isFreeStart } from "#rules/meetings/slots.ts";
import { clockIn } from "#rules/zoned-time.ts";
import type { Host, Service } from "./meeting.ts";
import { readCalendars } from "./meetings.queries.server.ts";

type Wanted = { host: Host; startsAt: Date; except?: number };

/** Whether a host gives this start away, by the rule that the list of free times is made by. */
export async function isFree(
  tx: typeof db | Transaction,
  service: Service,
  { host, startsAt, ...asked }: Wanted,
  now: Date,
): Promise<boolean> {
  const firstDay = clockIn(host.zone, startsAt).day;
  const [calendar] = await readCalendars([host], { firstDay, dayCount: 1, ...asked }, tx);
  return isFreeStart(calendar!, service, startsAt.getTime(), now.getTime());
}

/**
 * The host, for this transaction alone. Code that takes or offers their time locks them first: how many
 * meetings a day has is counted by one at a time.
 */
export async function lockHost(tx: Transaction, hostId: number): Promise<Host | null> {
  const [host] = await tx
    .select()
    .from(meetingHosts)
    .where(eq(meetingHosts.id, hostId))
    .for("no key update");
  return host ?? null;
}
