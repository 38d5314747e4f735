import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { meetings, meetingWaiting } from "#db/schema/meetings.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { meetingActivity } from "../calendar/activity-kinds.ts";
import type { WholeMeeting } from "../calendar/meeting.ts";
import type { MeetingRefusal } from "../calendar/refusals.ts";
import { mailBooked } from "../letters/mail-meetings.server.ts";
import { endOffer } from "../waiting/offer-times.server.ts";
import { lockMeeting } from "./change-meeting.server.ts";

type Answer = Result<WholeMeeting, MeetingRefusal>;

/** Says yes to a time from the waiting list, while it is kept. Twice is once. */
export async function acceptOffer(meetingId: number, now: Date): Promise<Answer> {
  return db.transaction(async (tx) => {
    const found = await lockMeeting(tx, meetingId);
    if (!found) return no("not-found");
    if (found.meeting.state === "booked") return ok(found);
    const { state, offerExpiresAt } = found.meeting;
    if (state !== "offered" || !offerExpiresAt || offerExpiresAt <= now) return no("offer-over");
    const booked = await becomeBooked(tx, found, now);
    await mailBooked(tx, booked);
    const { userId } = booked.meeting;
    if (userId) {
      const act = { userId, thingId: meetingId, at: now };
      await recordActivity(tx, meetingActivity["meeting-booked"], act);
    }
    return ok(booked);
  });
}

async function becomeBooked(tx: Transaction, found: WholeMeeting, now: Date) {
  const [meeting] = await tx
    .update(meetings)
    .set({ state: "booked", offerExpiresAt: null, updatedAt: now })
    .where(eq(meetings.id, found.meeting.id))
    .returning();
  const isTheirs = eq(meetingWaiting.meetingId, found.meeting.id);
  await tx.update(meetingWaiting).set({ state: "booked" }).where(isTheirs);
  return { ...found, meeting: meeting! };
}

/** Lets a time go that was kept; the next who wait are asked. */
export async function declineOffer(meetingId: number, now: Date): Promise<Answer> {
  return db.transaction(async (tx) => {
    const found = await lockMeeting(tx, meetingId);
    if (!found) return no("not-found");
    if (found.meeting.state === "lapsed") return ok(found);
    if (found.meeting.state !== "offered") return no("offer-over");
    await endOffer(tx, found.meeting, now);
    return ok(found);
  });
}
