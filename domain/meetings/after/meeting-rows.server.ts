import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { meetingFeedback, meetings, meetingWaiting } from "#db/schema/meetings.ts";
import { removeFiles } from "#platform/files/files.server.ts";
import { retentionStart } from "#rules/retention.ts";
import { joined } from "../calendar/meetings.queries.server.ts";
import { mailErased } from "../letters/mail-meetings.server.ts";

/** Rows with the address, and those of the account that has it: somebody may have changed their address since. */
function isOf(table: typeof meetings | typeof meetingWaiting, email: string): SQL {
  const address = email.toLowerCase();
  const account = db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, address));
  return or(eq(sql`lower(${table.email})`, address), inArray(table.userId, account))!;
}

/** What we hold on an address for meetings, for its owner. A host's notes about them are among it. */
export async function meetingRowsOf(email: string): Promise<Record<string, object[]>> {
  const rows = await joined(db).where(isOf(meetings, email));
  const ids = rows.map(({ meeting }) => meeting.id);
  return {
    meetings_of_address: rows.map(({ meeting, service, host }) => {
      const { blocked: _, hostId: _host, serviceId: _service, notesById: _by, ...own } = meeting;
      return { ...own, service: service.title, host: host.name };
    }),
    meeting_waiting_of_address: await db
      .select()
      .from(meetingWaiting)
      .where(isOf(meetingWaiting, email)),
    meeting_feedback_of_address: await db
      .select()
      .from(meetingFeedback)
      .where(inArray(meetingFeedback.meetingId, [0, ...ids])),
  };
}

export async function eraseMeetingRows(tx: Transaction, email: string): Promise<void> {
  await tx.delete(meetingWaiting).where(isOf(meetingWaiting, email));
  const isAhead = and(eq(meetings.state, "booked"), gt(meetings.endsAt, sql`now()`));
  for (const whole of await joined(tx).where(and(isOf(meetings, email), isAhead)))
    await mailErased(tx, whole);
  const gone = await tx
    .delete(meetings)
    .where(isOf(meetings, email))
    .returning({ fileId: meetings.cvFileId });
  await removeFiles(
    tx,
    gone.flatMap(({ fileId }) => fileId ?? []),
  );
}

/** So long after it nobody needs to know which guest came; members have theirs as long as their account. */
export async function deleteOldMeetings(now: Date): Promise<void> {
  await deleteCvs(now);
  const oldest = retentionStart("guestMeetings", now);
  await db.delete(meetings).where(and(lt(meetings.endsAt, oldest), isNull(meetings.userId)));
  await db
    .delete(meetings)
    .where(
      and(lt(meetings.endsAt, retentionStart("meetingOffers", now)), eq(meetings.state, "lapsed")),
    );
  await db
    .delete(meetingWaiting)
    .where(
      and(
        lt(meetingWaiting.createdAt, oldest),
        notInArray(meetingWaiting.state, ["waiting", "offered"]),
      ),
    );
}

/** A CV was for the meeting: some days after it, or once it is cancelled, its copy goes. */
async function deleteCvs(now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const isDone = or(
      lt(meetings.endsAt, retentionStart("meetingCvs", now)),
      notInArray(meetings.state, ["booked", "no-show"]),
    );
    const found = await tx
      .select({ id: meetings.id, fileId: meetings.cvFileId })
      .from(meetings)
      .where(and(isNotNull(meetings.cvFileId), isDone))
      .for("update");
    if (found.length === 0) return;
    const ids = found.map(({ id }) => id);
    await tx.update(meetings).set({ cvFileId: null }).where(inArray(meetings.id, ids));
    await removeFiles(
      tx,
      found.flatMap(({ fileId }) => fileId ?? []),
    );
  });
}
