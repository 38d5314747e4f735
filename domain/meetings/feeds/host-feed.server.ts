import { and, asc, eq, gte, inArray, lt } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { meetingHosts } from "#db/schema/meeting-hosts.ts";
import { meetings } from "#db/schema/meetings.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { sign, verifySigned } from "#platform/signing.server.ts";
import { writeCalendar } from "#rules/calendar.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { rowNumber } from "#rules/row-number.ts";
import { meetingAudit } from "../calendar/audit-kinds.ts";
import type { Host } from "../calendar/meeting.ts";
import { isDesk, joined } from "../calendar/meetings.queries.server.ts";
import type { MeetingRefusal } from "../calendar/refusals.ts";
import { hostDatesOf } from "../letters/mail-meetings.server.ts";
import { entryOf } from "../letters/meeting-calendar.ts";

const PURPOSE = "meeting-feed";
const DAY_MS = 86_400_000;
const SPAN = { back: 30, ahead: 180 };
const MAX_ENTRIES = 1000;

/** The secret end of a host's feed. A new number makes the one before worthless. */
export function feedToken({ id, feedNumber }: Pick<Host, "id" | "feedNumber">): string {
  return sign(PURPOSE, `${id} ${feedNumber}`);
}

/** A host's meetings for their own calendar; null where the address is not, or no longer, one. */
export async function readHostFeed(token: string, now: Date): Promise<string | null> {
  const [id = "", number = ""] = (verifySigned(PURPOSE, token, now) ?? "").split(" ");
  const [host] = await db
    .select()
    .from(meetingHosts)
    .where(and(eq(meetingHosts.id, rowNumber(id)), eq(meetingHosts.hasFeed, true)));
  if (!host || String(host.feedNumber) !== number) return null;
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const rows = await joined(db)
    .where(
      and(
        eq(meetings.hostId, host.id),
        gte(meetings.startsAt, at(-SPAN.back)),
        lt(meetings.startsAt, at(SPAN.ahead)),
        inArray(meetings.state, ["booked", "cancelled", "no-show"]),
      ),
    )
    .orderBy(asc(meetings.startsAt), asc(meetings.id))
    .limit(MAX_ENTRIES);
  const events = rows.map((whole) => entryOf(hostDatesOf(whole)));
  return writeCalendar({ name: `Waymark meetings of ${host.name}`, refreshHours: 1, events });
}

/** Makes a new address, or ends the one there is. Only the host's own account, where they have one. */
export async function changeFeed(
  hostId: number,
  { actorId, desk }: { actorId: string; desk: number | null },
  hasFeed: boolean,
): Promise<Result<null, MeetingRefusal>> {
  return db.transaction(async (tx) => {
    const [host] = await tx
      .select()
      .from(meetingHosts)
      .where(and(eq(meetingHosts.id, hostId), isDesk(meetingHosts.universityId, desk)))
      .for("update");
    if (!host) return no("not-found");
    if (host.userId !== null && host.userId !== actorId) return no("not-yours");
    await tx
      .update(meetingHosts)
      .set({ hasFeed, feedNumber: host.feedNumber + 1 })
      .where(eq(meetingHosts.id, hostId));
    const detail = { host: String(hostId), feed: hasFeed ? "made" : "ended" };
    await record(tx, meetingAudit["meeting-feed-changed"], {
      ...{ actorId, universityId: desk, detail },
    });
    return ok(null);
  });
}
