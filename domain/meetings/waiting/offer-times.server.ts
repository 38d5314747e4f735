import { and, asc, eq, inArray, isNull, lt, lte, or } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import {
  meetingServiceHosts,
  meetingServices,
  meetings,
  meetingWaiting,
} from "#db/schema/meetings.ts";
import { addDays, isoDay } from "#rules/days.ts";
import { blockedSpan, freeStarts } from "#rules/meetings/slots.ts";
import { suits } from "#rules/meetings/wishes.ts";
import { offerExpiry } from "#rules/offers.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { lockHost } from "../calendar/free-times.server.ts";
import { type Host, type Meeting, type Service, timesOf } from "../calendar/meeting.ts";
import { type HostCalendar, readCalendars } from "../calendar/meetings.queries.server.ts";
import { mailOffer } from "../letters/mail-meetings.server.ts";

type Waiting = typeof meetingWaiting.$inferSelect;
type Turn = { waiting: Waiting; service: Service };

/** All who wait for one host: whom nothing suits must not keep later ones from being looked at. */
const MAX_TURNS = 1000;

/** Keeps what a host has free for those who wait for it, each in their turn, and tells them. */
export async function offerHostTimes(tx: Transaction, hostId: number, now: Date): Promise<void> {
  const turns = await turnsFor(tx, hostId, now);
  if (turns.length === 0) return;
  const host = await lockHost(tx, hostId);
  if (!host?.isActive) return;
  const firstDay = clockIn(host.zone, now).day;
  const dayCount = Math.max(...turns.map(({ service }) => service.maxDaysAhead)) + 1;
  const [calendar] = await readCalendars([host], { firstDay, dayCount }, tx);
  for (const turn of turns) {
    const taken = await offer(tx, turn, { host, calendar: calendar!, firstDay, dayCount, now });
    if (!taken) continue;
    const { spans, starts } = calendar!.taken;
    const span = blockedSpan(taken.getTime(), turn.service);
    calendar!.taken = { spans: [...spans, span], starts: [...starts, taken.getTime()] };
  }
}

/** Who waits for a service of this host's; those who are being asked elsewhere are passed over. */
function turnsFor(tx: Transaction, hostId: number, now: Date): Promise<Turn[]> {
  return tx
    .select({ waiting: meetingWaiting, service: meetingServices })
    .from(meetingWaiting)
    .innerJoin(meetingServices, eq(meetingServices.id, meetingWaiting.serviceId))
    .innerJoin(meetingServiceHosts, eq(meetingServiceHosts.serviceId, meetingServices.id))
    .where(
      and(
        eq(meetingServiceHosts.hostId, hostId),
        eq(meetingServices.isActive, true),
        eq(meetingWaiting.state, "waiting"),
        or(isNull(meetingWaiting.hostId), eq(meetingWaiting.hostId, hostId)),
        lte(meetingWaiting.createdAt, now),
      ),
    )
    .orderBy(asc(meetingWaiting.createdAt), asc(meetingWaiting.id))
    .limit(MAX_TURNS)
    .for("update", { of: meetingWaiting, skipLocked: true });
}

type Around = { host: Host; calendar: HostCalendar; firstDay: string; dayCount: number; now: Date };

async function offer(tx: Transaction, { waiting, service }: Turn, around: Around) {
  const { host, calendar, now, ...asked } = around;
  const starts = freeStarts(calendar, service, asked, now.getTime()).map((at) => new Date(at));
  const startsAt = starts.find((start) => suits(waiting, start) && offerExpiry(now, start));
  if (!startsAt) return null;
  const { userId, name, email, organisation, timeZone, mode, phone } = waiting;
  const [meeting] = await tx
    .insert(meetings)
    .values({
      ...{ serviceId: service.id, hostId: host.id, userId, name, email, organisation, timeZone },
      ...{ mode, phone, state: "offered", offerExpiresAt: offerExpiry(now, startsAt) },
      ...timesOf(service, host, startsAt),
      ...{ createdAt: now, updatedAt: now },
    })
    .returning();
  await tx
    .update(meetingWaiting)
    .set({ state: "offered", meetingId: meeting!.id })
    .where(eq(meetingWaiting.id, waiting.id));
  await mailOffer(tx, { meeting: meeting!, service, host });
  return startsAt;
}

/** A time that nobody took is free again, and goes to the next. The meeting is locked by the caller. */
export async function endOffer(tx: Transaction, meeting: Meeting, now: Date): Promise<void> {
  await tx
    .update(meetings)
    .set({ state: "lapsed", offerExpiresAt: null, updatedAt: now })
    .where(eq(meetings.id, meeting.id));
  await tx
    .update(meetingWaiting)
    .set({ state: "lapsed" })
    .where(eq(meetingWaiting.meetingId, meeting.id));
  await offerHostTimes(tx, meeting.hostId, now);
}

/** Offers that ended, wishes whose last day is over, and times that became free. Again changes nothing. */
export async function lookAfterWaiting(now: Date): Promise<void> {
  const isOver = and(eq(meetings.state, "offered"), lte(meetings.offerExpiresAt, now));
  for (const { id } of await db.select({ id: meetings.id }).from(meetings).where(isOver)) {
    await db.transaction(async (tx) => {
      const [meeting] = await tx
        .select()
        .from(meetings)
        .where(and(eq(meetings.id, id), isOver))
        .for("update");
      if (meeting) await endOffer(tx, meeting, now);
    });
  }
  const yesterday = addDays(isoDay(now), -1);
  await db
    .update(meetingWaiting)
    .set({ state: "lapsed" })
    .where(and(eq(meetingWaiting.state, "waiting"), lt(meetingWaiting.untilDay, yesterday)));
  for (const hostId of await hostsWaitedFor())
    await db.transaction((tx) => offerHostTimes(tx, hostId, now));
}

async function hostsWaitedFor(): Promise<number[]> {
  const waited = db
    .selectDistinct({ id: meetingWaiting.serviceId })
    .from(meetingWaiting)
    .where(eq(meetingWaiting.state, "waiting"));
  const rows = await db
    .selectDistinct({ hostId: meetingServiceHosts.hostId })
    .from(meetingServiceHosts)
    .where(inArray(meetingServiceHosts.serviceId, waited))
    .orderBy(asc(meetingServiceHosts.hostId));
  return rows.map(({ hostId }) => hostId);
}
