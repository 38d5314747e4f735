import { and, count, eq, gte, inArray } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { meetings } from "#db/schema/meetings.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { mayMail } from "#platform/mail/mail-limits.server.ts";
import type { MeetingMode } from "#rules/meetings/modes.ts";
import { blockedSpan, isFreeStart } from "#rules/meetings/slots.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { meetingActivity } from "./activity-kinds.ts";
import { mailBooked } from "./mail-meetings.server.ts";
import {
  type Booker,
  blockedRange,
  deskFor,
  type Host,
  type Meeting,
  type Service,
} from "./meeting.ts";
import { findHostsOf, readCalendars } from "./meetings.queries.server.ts";
import type { MeetingRefusal } from "./refusals.ts";

/** What somebody books: when, with whom, and what they say. */
export type Booking = {
  startsAt: Date;
  /** Null: the first who is free, whoever has least to do. */
  hostId: number | null;
  person: {
    userId: string | null;
    name: string;
    email: string;
    organisation: string | null;
    timeZone: string;
  };
  mode: MeetingMode;
  phone: string | null;
  answer: string;
};

/**
 * Books a free time. Two people who press the button together are decided by the database: of all
 * meetings that overlap in one host's time it takes one.
 */
export async function bookMeeting(
  service: Service,
  booker: Booker,
  booking: Booking,
  now: Date,
): Promise<Result<Meeting, MeetingRefusal>> {
  if (service.universityId !== deskFor(booker)) return no("not-for-you");
  if (!(await mayMail("meeting", booking.person.email, now))) return no("too-many");
  const hosts = await freeHosts(service, booking, now);
  if (hosts.length === 0) return no("not-free");
  for (const host of hosts) {
    const booked = await tryToBook(service, host, booking, now);
    if (booked) return ok(booked);
  }
  return no("taken");
}

/** Hosts who are free then; of several, the one with the fewest meetings in the week around it first. */
async function freeHosts(service: Service, booking: Booking, now: Date): Promise<Host[]> {
  const { startsAt, hostId } = booking;
  const all = await findHostsOf(service.id);
  const asked = hostId === null ? all : all.filter(({ id }) => id === hostId);
  const free: Host[] = [];
  for (const host of asked) {
    if (await isFree(db, service, { host, startsAt }, now)) free.push(host);
  }
  return free.length > 1 ? leastBusyFirst(free, startsAt) : free;
}

/** Whether a host gives this start away, by the rule that the list of free times is made by. */
export async function isFree(
  tx: typeof db | Transaction,
  service: Service,
  { host, startsAt }: { host: Host; startsAt: Date },
  now: Date,
): Promise<boolean> {
  const firstDay = clockIn(host.zone, startsAt).day;
  const [calendar] = await readCalendars([host], { firstDay, dayCount: 1 }, tx);
  return isFreeStart(calendar!, service, startsAt.getTime(), now.getTime());
}

const WEEK_MS = 7 * 86_400_000;

async function leastBusyFirst(hosts: readonly Host[], startsAt: Date): Promise<Host[]> {
  const ids = hosts.map(({ id }) => id);
  const since = new Date(startsAt.getTime() - WEEK_MS);
  const counts = await db
    .select({ hostId: meetings.hostId, many: count() })
    .from(meetings)
    .where(
      and(
        inArray(meetings.hostId, ids),
        gte(meetings.startsAt, since),
        eq(meetings.state, "booked"),
      ),
    )
    .groupBy(meetings.hostId);
  const busy = new Map(counts.map(({ hostId, many }) => [hostId, many]));
  return [...hosts].sort((one, other) => (busy.get(one.id) ?? 0) - (busy.get(other.id) ?? 0));
}

/** Null where somebody was quicker. */
async function tryToBook(
  service: Service,
  host: Host,
  booking: Booking,
  now: Date,
): Promise<Meeting | null> {
  const { startsAt, person, mode, phone, answer } = booking;
  return unlessTaken(() =>
    db.transaction(async (tx) => {
      const [meeting] = await tx
        .insert(meetings)
        .values({
          ...{ serviceId: service.id, hostId: host.id, ...person, mode, phone, answer },
          ...timesOf(service, host, startsAt),
          ...{ createdAt: now, updatedAt: now },
        })
        .returning();
      await mailBooked(tx, { meeting: meeting!, service, host });
      if (person.userId) {
        const act = { userId: person.userId, thingId: meeting!.id, at: now };
        await recordActivity(tx, meetingActivity["meeting-booked"], act);
      }
      return meeting!;
    }),
  );
}

/** The columns that say when, buffers included. */
export function timesOf(service: Service, host: Host, startsAt: Date) {
  const start = startsAt.getTime();
  return {
    startsAt,
    endsAt: new Date(start + service.minutes * 60_000),
    blocked: blockedRange(host.id, blockedSpan(start, service)),
  };
}

const EXCLUSION_VIOLATION = "23P01";

/** Null where the database said that the time is taken. */
export async function unlessTaken<Value>(write: () => Promise<Value>): Promise<Value | null> {
  try {
    return await write();
  } catch (error) {
    if (codeOf(error) === EXCLUSION_VIOLATION) return null;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return "code" in error ? error.code : codeOf(error.cause);
}
