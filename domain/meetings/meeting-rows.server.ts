import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { meetings } from "#db/schema/meetings.ts";
import { oldestKept } from "#rules/retention.ts";
import { joined } from "./meetings.queries.server.ts";

const addressIs = (email: string) => eq(sql`lower(${meetings.email})`, email.toLowerCase());

/** What we hold on an address for meetings, for its owner. A host's notes about them are among it. */
export async function meetingRowsOf(email: string): Promise<Record<string, object[]>> {
  const rows = await joined(db).where(addressIs(email));
  return {
    meetings_of_address: rows.map(({ meeting, service, host }) => {
      const { blocked: _blocked, hostId: _hostId, serviceId: _serviceId, ...own } = meeting;
      return { ...own, service: service.title, host: host.name };
    }),
  };
}

export async function eraseMeetingRows(tx: Transaction, email: string): Promise<void> {
  await tx.delete(meetings).where(addressIs(email));
}

/** So long after it nobody needs to know which guest came; members have theirs as long as their account. */
export async function forgetOldMeetings(now: Date): Promise<void> {
  const isOld = lt(meetings.endsAt, oldestKept("guestMeetings", now));
  await db.delete(meetings).where(and(isOld, isNull(meetings.userId)));
}
