import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { meetings } from "#db/schema/meetings.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { lockMeeting } from "../booking/change-meeting.server.ts";
import { meetingAudit } from "../calendar/audit-kinds.ts";
import type { WholeMeeting } from "../calendar/meeting.ts";
import type { MeetingRefusal } from "../calendar/refusals.ts";
import { mailSummary } from "../letters/mail-meetings.server.ts";
import { mayNote } from "./notes.ts";

export type Notes = { notes: string; summary: string; isNoShow: boolean };

/** What a host writes down. A summary that is new goes to the person; notes stay with their author. */
export async function noteMeeting(
  meetingId: number,
  { notes, summary, isNoShow }: Notes,
  { actorId, desk }: { actorId: string; desk: number | null },
  now: Date,
): Promise<Result<WholeMeeting, MeetingRefusal>> {
  return db.transaction(async (tx) => {
    const found = await lockMeeting(tx, meetingId);
    if (!found || found.host.universityId !== desk) return no("not-found");
    const { meeting } = found;
    if (meeting.state !== "booked" && meeting.state !== "no-show") return no("cancelled");
    const state = isNoShow && meeting.startsAt <= now ? "no-show" : "booked";
    const own = mayNote(found, actorId) ? { notes, notesById: notes === "" ? null : actorId } : {};
    const [changed] = await tx
      .update(meetings)
      .set({ ...own, summary, state })
      .where(eq(meetings.id, meetingId))
      .returning();
    if (summary !== "" && summary !== meeting.summary) {
      await mailSummary(tx, { ...found, meeting: changed! });
    }
    const detail = { meeting: String(meetingId) };
    const { userId } = meeting;
    await record(tx, meetingAudit["meeting-noted"], {
      ...{ actorId, userId, universityId: desk, detail },
    });
    return ok({ ...found, meeting: changed! });
  });
}
