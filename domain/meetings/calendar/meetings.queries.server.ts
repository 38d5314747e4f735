import { and, asc, eq, gt, gte, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { meetingBusy, meetingDays, meetingHosts, meetingHours } from "#db/schema/meeting-hosts.ts";
import { meetingServiceHosts, meetingServices, meetings } from "#db/schema/meetings.ts";
import { addDays } from "#rules/days.ts";
import { holidaysBetween } from "#rules/meetings/public-holidays.ts";
import type { Availability, Span, Taken } from "#rules/meetings/slots.ts";
import {
  HOST_STRIDE,
  type Host,
  type Service,
  takingStates,
  type WholeMeeting,
} from "./meeting.ts";

type Database = typeof db | Transaction;

/** What one desk offers: a university's, or our team's. */
export function findServices(universityId: number | null): Promise<Service[]> {
  return db
    .select()
    .from(meetingServices)
    .where(
      and(isDesk(meetingServices.universityId, universityId), eq(meetingServices.isActive, true)),
    )
    .orderBy(asc(meetingServices.position), asc(meetingServices.id));
}

/** All services of a desk for the desk itself, those that are switched off too. */
export function servicesOfDesk(universityId: number | null): Promise<Service[]> {
  return db
    .select()
    .from(meetingServices)
    .where(isDesk(meetingServices.universityId, universityId))
    .orderBy(asc(meetingServices.position), asc(meetingServices.id))
    .limit(MAX_OF_DESK);
}

/** Who gives a service, in the order of their names. */
export async function findHostsOf(serviceId: number): Promise<Host[]> {
  const rows = await db
    .select({ host: meetingHosts })
    .from(meetingHosts)
    .innerJoin(meetingServiceHosts, eq(meetingServiceHosts.hostId, meetingHosts.id))
    .where(and(eq(meetingServiceHosts.serviceId, serviceId), eq(meetingHosts.isActive, true)))
    .orderBy(asc(meetingHosts.name), asc(meetingHosts.id));
  return rows.map(({ host }) => host);
}

export function findHostsOfDesk(universityId: number | null): Promise<Host[]> {
  return db
    .select()
    .from(meetingHosts)
    .where(isDesk(meetingHosts.universityId, universityId))
    .orderBy(asc(meetingHosts.name), asc(meetingHosts.id));
}

export type HostCalendar = Host & Availability & { taken: Taken; busy: Span[] };

const DAY_MS = 86_400_000;

type AskedDays = {
  firstDay: string;
  dayCount: number;
  /** A meeting that is about to move takes nobody's time. */
  except?: number;
};

/** Working hours and what is taken, for so many days from one on. */
export async function readCalendars(
  hosts: readonly Host[],
  asked: AskedDays,
  tx: Database = db,
): Promise<HostCalendar[]> {
  if (hosts.length === 0) return [];
  const ids = hosts.map(({ id }) => id);
  // A day more on either side: a day there begins and ends at other instants than a day in UTC.
  const from = Date.parse(asked.firstDay) - DAY_MS;
  const span = { from: new Date(from), until: new Date(from + (asked.dayCount + 3) * DAY_MS) };
  const week = await tx.select().from(meetingHours).where(inArray(meetingHours.hostId, ids));
  const days = await tx.select().from(meetingDays).where(inArray(meetingDays.hostId, ids));
  const booked = await bookedBetween(tx, ids, { ...span, except: asked.except });
  const busy = await busyBetween(tx, ids, span);
  const lastDay = addDays(asked.firstDay, asked.dayCount);
  return hosts.map((host) => {
    const isOwn = ({ hostId }: { hostId: number }) => hostId === host.id;
    const own = days.filter(isOwn);
    const off = host.holidays ? holidaysBetween(host.holidays, asked.firstDay, lastDay) : [];
    return {
      ...host,
      week: week.filter(isOwn),
      // A day that the host wrote down themselves counts before a public holiday.
      days: [...own, ...off.map((day) => ({ day, fromMinute: null, untilMinute: null }))],
      ...takenOf(booked.filter(isOwn), busy.filter(isOwn)),
    };
  });
}

function busyBetween(tx: Database, ids: readonly number[], span: { from: Date; until: Date }) {
  const { hostId, startsAt, endsAt } = meetingBusy;
  return tx
    .select({ hostId, startsAt, endsAt })
    .from(meetingBusy)
    .where(and(inArray(hostId, [...ids]), gt(endsAt, span.from), lt(startsAt, span.until)));
}

type Booked = Awaited<ReturnType<typeof bookedBetween>>[number];

type BookedSpan = { from: Date; until: Date; except?: number | undefined };

/** In seconds, without the host's number in front: what the overlap constraint compares. */
const blockedFrom = sql`lower(${meetings.blocked}) % ${HOST_STRIDE}`.mapWith(Number);
const blockedUntil = sql`upper(${meetings.blocked}) % ${HOST_STRIDE}`.mapWith(Number);

/** Who did not come may still be said to have come, so that their time stays theirs. */
const heldStates = [...takingStates, "no-show"] as const;

function bookedBetween(tx: Database, ids: readonly number[], span: BookedSpan) {
  const { hostId, startsAt, state, keepsTime } = meetings;
  return tx
    .select({ hostId, startsAt, keepsTime, from: blockedFrom, until: blockedUntil })
    .from(meetings)
    .where(
      and(
        inArray(hostId, [...ids]),
        gte(startsAt, span.from),
        lt(startsAt, span.until),
        or(inArray(state, [...heldStates]), keepsTime),
        span.except === undefined ? undefined : ne(meetings.id, span.except),
      ),
    );
}

type Busy = Awaited<ReturnType<typeof busyBetween>>[number];

/** Busy times take room, and count for no daily limit: they are no meetings. */
function takenOf(booked: readonly Booked[], elsewhere: readonly Busy[]) {
  const spans = booked.map(({ from, until }) => ({ from: from * 1000, until: until * 1000 }));
  const busy = elsewhere.map(({ startsAt, endsAt }) => ({
    from: startsAt.getTime(),
    until: endsAt.getTime(),
  }));
  const starts = booked
    .filter(({ keepsTime }) => !keepsTime)
    .map(({ startsAt }) => startsAt.getTime());
  return { busy, taken: { spans: [...spans, ...busy], starts } };
}

/** By its number, no matter who asks: for somebody who holds its token, or owns it. */
export async function unsafeFindMeeting(
  id: number,
  tx: Database = db,
): Promise<WholeMeeting | null> {
  const [found] = await joined(tx).where(eq(meetings.id, id));
  return found ?? null;
}

const MAX_OWN = 5;

/** Somebody's meetings to come, the next first. */
export function upcomingMeetingsOf(userId: string, now: Date): Promise<WholeMeeting[]> {
  return joined(db)
    .where(
      and(
        eq(meetings.userId, userId),
        gt(meetings.endsAt, now),
        inArray(meetings.state, [...takingStates]),
      ),
    )
    .orderBy(asc(meetings.startsAt))
    .limit(MAX_OWN);
}

const MAX_OF_DESK = 200;

/** What the hosts of one desk have between two instants, cancelled ones too. */
export function meetingsOfDesk(
  universityId: number | null,
  span: { from: Date; until: Date },
  hostId: number | null = null,
): Promise<WholeMeeting[]> {
  return joined(db)
    .where(
      and(
        isDesk(meetingHosts.universityId, universityId),
        gte(meetings.startsAt, span.from),
        lt(meetings.startsAt, span.until),
        ne(meetings.state, "lapsed"),
        hostId === null ? undefined : eq(meetings.hostId, hostId),
      ),
    )
    .orderBy(asc(meetings.startsAt), asc(meetings.id))
    .limit(MAX_OF_DESK);
}

export function joined(tx: Database) {
  return tx
    .select({ meeting: meetings, service: meetingServices, host: meetingHosts })
    .from(meetings)
    .innerJoin(meetingServices, eq(meetingServices.id, meetings.serviceId))
    .innerJoin(meetingHosts, eq(meetingHosts.id, meetings.hostId));
}

export function isDesk(
  column: typeof meetingServices.universityId | typeof meetingHosts.universityId,
  universityId: number | null,
) {
  return universityId === null ? isNull(column) : eq(column, universityId);
}
