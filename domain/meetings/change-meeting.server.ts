import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { meetings } from "#db/schema/meetings.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { meetingActivity } from "./activity-kinds.ts";
import { meetingAudit } from "./audit-kinds.ts";
import { isFree, timesOf, unlessTaken } from "./book-meeting.server.ts";
import { mailCancelled, mailMoved, mailSummary } from "./mail-meetings.server.ts";
import { changeableUntil, type WholeMeeting } from "./meeting.ts";
import { unsafeFindMeeting } from "./meetings.queries.server.ts";
import type { MeetingRefusal } from "./refusals.ts";

type Answer = Result<WholeMeeting, MeetingRefusal>;

/** The person's own cancelling, while there is time. Twice is once. */
export async function cancelMeeting(meetingId: number, now: Date): Promise<Answer> {
  return db.transaction(async (tx) => {
    const found = await lockMeeting(tx, meetingId);
    if (!found) return no("not-found");
    if (found.meeting.state === "cancelled") return ok(found);
    if (changeableUntil(found) <= now) return no("too-late");
    const ended = await end(tx, found, { by: "guest", reason: null }, now);
    const { userId } = ended.meeting;
    if (userId) {
      const act = { userId, thingId: meetingId, at: now };
      await recordActivity(tx, meetingActivity["meeting-cancelled"], act);
    }
    return ok(ended);
  });
}

/** A host cannot come. They may say so until the end. */
export async function cancelAsHost(
  meetingId: number,
  { actorId, reason, desk }: { actorId: string; reason: string; desk: number | null },
  now: Date,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const found = await lockMeeting(tx, meetingId);
    if (!found || found.host.universityId !== desk) return no("not-found");
    if (found.meeting.state === "cancelled") return ok(found);
    if (found.meeting.endsAt <= now) return no("already-over");
    const ended = await end(tx, found, { by: "host", reason }, now);
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
      const { meeting, service, host } = found;
      if (meeting.state !== "booked") return no("cancelled");
      if (changeableUntil(found) <= now) return no("too-late");
      if (meeting.startsAt.getTime() === startsAt.getTime()) return ok(found);
      if (!(await isFree(tx, service, { host, startsAt }, now))) return no("not-free");
      const changed = await change(tx, found, timesOf(service, host, startsAt), now);
      await mailMoved(tx, changed, meeting);
      return ok(changed);
    }),
  );
  return moved ?? no("taken");
}

export type Notes = { notes: string; summary: string; isNoShow: boolean };

/** What a host writes down. A summary that is new goes to the person. */
export async function noteMeeting(
  meetingId: number,
  { notes, summary, isNoShow }: Notes,
  { actorId, desk }: { actorId: string; desk: number | null },
  now: Date,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const found = await lockMeeting(tx, meetingId);
    if (!found || found.host.universityId !== desk) return no("not-found");
    const { meeting } = found;
    if (meeting.state === "cancelled") return no("cancelled");
    const state = isNoShow && meeting.startsAt <= now ? "no-show" : "booked";
    const [changed] = await tx
      .update(meetings)
      .set({ notes, summary, state, updatedAt: now })
      .where(eq(meetings.id, meetingId))
      .returning();
    if (summary !== "" && summary !== meeting.summary) {
      await mailSummary(tx, { ...found, meeting: changed! });
    }
    const detail = { meeting: String(meetingId) };
    await record(tx, meetingAudit["meeting-noted"], { actorId, universityId: desk, detail });
    return ok({ ...found, meeting: changed! });
  });
}

async function end(
  tx: Transaction,
  found: WholeMeeting,
  { by, reason }: { by: "guest" | "host"; reason: string | null },
  now: Date,
): Promise<WholeMeeting> {
  const ended = await change(tx, found, { state: "cancelled", cancelledBy: by, reason }, now);
  await mailCancelled(tx, ended);
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

async function lockMeeting(tx: Transaction, id: number): Promise<WholeMeeting | null> {
  await tx.select({ id: meetings.id }).from(meetings).where(eq(meetings.id, id)).for("update");
  return unsafeFindMeeting(id, tx);
}
