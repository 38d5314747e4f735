import { and, asc, eq, gte, inArray } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { meetingDays, meetingHosts, meetingHours } from "#db/schema/meeting-hosts.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { minuteOfTime } from "#rules/days.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { meetingAudit } from "../calendar/audit-kinds.ts";
import type { Host } from "../calendar/meeting.ts";

export type WeekHours = { weekday: number; fromMinute: number; untilMinute: number }[];

/** The working hours of several hosts, and their free days from one on. */
export async function readHours(hosts: readonly Host[], fromDay: string) {
  if (hosts.length === 0) return [];
  const ids = hosts.map(({ id }) => id);
  const week = await db
    .select()
    .from(meetingHours)
    .where(inArray(meetingHours.hostId, ids))
    .orderBy(asc(meetingHours.weekday), asc(meetingHours.fromMinute));
  const days = await db
    .select()
    .from(meetingDays)
    .where(and(inArray(meetingDays.hostId, ids), gte(meetingDays.day, fromDay)))
    .orderBy(asc(meetingDays.day));
  return hosts.map((host) => ({
    host,
    week: week.filter(({ hostId }) => hostId === host.id),
    days: days.filter(({ hostId }) => hostId === host.id),
  }));
}

type OwnDay = { day: string; from: string; until: string };
type By = { actorId: string; desk: number | null };

/** Meetings that are booked stay: hours say what can be booked from now on. */
export function saveHours(hostId: number, week: WeekHours, by: By) {
  return change(hostId, by, async (tx) => {
    await tx.delete(meetingHours).where(eq(meetingHours.hostId, hostId));
    if (week.length > 0) {
      await tx.insert(meetingHours).values(week.map((hours) => ({ hostId, ...hours })));
    }
  });
}

/** A day away, or a day with hours of its own. */
export function addDay(hostId: number, { day, from, until }: OwnDay, by: By) {
  const off = {
    fromMinute: from === "" ? null : minuteOfTime(from),
    untilMinute: until === "" ? null : minuteOfTime(until),
  };
  return change(hostId, by, async (tx) => {
    await tx
      .insert(meetingDays)
      .values({ hostId, day, ...off })
      .onConflictDoUpdate({ target: [meetingDays.hostId, meetingDays.day], set: off });
  });
}

export function removeDay(hostId: number, day: string, by: By) {
  return change(hostId, by, async (tx) => {
    await tx
      .delete(meetingDays)
      .where(and(eq(meetingDays.hostId, hostId), eq(meetingDays.day, day)));
  });
}

/** Only for hosts of the same desk; others do not exist for it. */
function change(
  hostId: number,
  { actorId, desk }: By,
  write: (tx: Transaction) => Promise<void>,
): Promise<Result<null, "not-found">> {
  return db.transaction(async (tx) => {
    const [host] = await tx
      .select({ universityId: meetingHosts.universityId })
      .from(meetingHosts)
      .where(eq(meetingHosts.id, hostId))
      .for("update");
    if (!host || host.universityId !== desk) return no("not-found" as const);
    await write(tx);
    const detail = { host: String(hostId) };
    await record(tx, meetingAudit["meeting-hours-changed"], {
      ...{ actorId, universityId: desk, detail },
    });
    return ok(null);
  });
}
