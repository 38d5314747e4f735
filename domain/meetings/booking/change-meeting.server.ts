import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { meetings } from "#db/schema/meetings.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { meetingActivity } from "../calendar/activity-kinds.ts";
import { meetingAudit } from "../calendar/audit-kinds.ts";
import { isFree, lockHost } from "../calendar/free-times.server.ts";
import { changeableUntil, timesOf, type WholeMeeting } from "../calendar/meeting.ts";
import { unsafeFindMeeting } from "../calendar/meetings.queries.server.ts";
import type { MeetingRefusal } from "../calendar/refusals.ts";
import { mailCancelled, mailMoved } from "../letters/mail-meetings.server.ts";
import { offerHostTimes } from "../waiting/offer-times.server.ts";
import { unlessTaken } from "./book-meeting.server.ts";

type Answer = Result<WholeMeeting, MeetingRefusal>;

/** The person's own cancelling, while there is time. Twice is once. */
export async function cancelMeeting(meetingId: number, now: Date): Promise<Answer> {
  return db.transaction(async (tx) => {
    const found = await lockMeeting(tx, meetingId);
    if (!found) return no("not-found");
    if (found.meeting.state === "cancelled") return ok(found);
    if (found.meeting.state !== "booked") return no("already-over");
    if (changeableUntil(found) <= now) return no("too-late");
    const ended = await end(tx, found, { cancelledBy: "guest" }, now);
    const { userId } = ended.meeting;
    if (userId) {
      const act = { userId, thingId: meetingId, at: now };
      await recordActivity(tx, meetingActivity["meeting-cancelled"], act);
    }
    return ok(ended);
  });
}

type HostCancel = {
  actorId: string;
  desk: number | null;
  reason: string;
  /** Whether others can have the time. Most hosts cancel because they are away. */
  freesTime: boolean;
};

/** A host cannot come. They may say so until the end. */
export async function cancelAsHost(
  meetingId: number,
  { actorId, desk, reason, freesTime }: HostCancel,
  now: Date,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const found = await lockMeeting(tx, meetingId);
    if (!found || found.host.universityId !== desk) return no("not-found");
    if (found.meeting.state === "cancelled") return ok(found);
    if (found.meeting.state !== "booked" || found.meeting.endsAt <= now) return no("already-over");
    const away = { cancelledBy: "host", reason, keepsTime: !freesTime } as const;
    const ended = await end(tx, found, away, now);
    const detail = { meeting: String(meetingId) };
    await record(tx, meetingAudit["meeting-cancelled-by-host"], {
      ...{ actorId, userId: ended.meeting.userId, universityId: desk, detail },
    });
    return ok(ended);
  });
}

/** The same meeting at another time with the same host: calendars follow by its uid. */
export async function moveMeeting(meetingId: number, startsAt: Date, now: Date): Promise<Answer> {
  const moved = await unlessTaken(() =>
    db.transaction(async (tx): Promise<Answer> => {
      const found = await lockMeeting(tx, meetingId);
      if (!found) return no("not-found");
      const { meeting, service } = found;
      if (meeting.state !== "booked") return no("cancelled");
      if (changeableUntil(found) <= now) return no("too-late");
      if (meeting.startsAt.getTime() === startsAt.getTime()) return no("same-time");
      const host = await lockHost(tx, found.host.id);
      if (!host?.isActive) return no("not-free");
      const wanted = { host, startsAt, except: meeting.id };
      if (!(await isFree(tx, service, wanted, now))) return no("not-free");
      const changed = await change(tx, found, timesOf(service, host, startsAt), now);
      await mailMoved(tx, changed, meeting);
      await offerHostTimes(tx, host.id, now);
      return ok(changed);
    }),
  );
  return moved ?? no("taken");
}

async function end(
  tx: Transaction,
  found: WholeMeeting,
  how: Pick<typeof meetings.$inferInsert, "cancelledBy" | "reason" | "keepsTime">,
  now: Date,
): Promise<WholeMeeting> {
  const ended = await change(tx, found, { ...how, state: "cancelled" }, now);
  await mailCancelled(tx, ended);
  await offerHostTimes(tx, found.host.id, now);
  return ended;
}

async function change(
  tx: Transaction,
  found: WholeMeeting,
  set: Partial<typeof meetings.$inferInsert>,
  now: Date,
): Promise<WholeMeeting> {
  const [meeting] = await tx
    .update(meetings)
    .set({ ...set, sequence: found.meeting.sequence + 1, updatedAt: now })
    .where(eq(meetings.id, found.meeting.id))
    .returning();
  return { ...found, meeting: meeting! };
}

export async function lockMeeting(tx: Transaction, id: number): Promise<WholeMeeting | null> {
  await tx.select({ id: meetings.id }).from(meetings).where(eq(meetings.id, id)).for("update");
  return unsafeFindMeeting(id, tx);
}
