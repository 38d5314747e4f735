import { and, count, gt, gte, inArray, lte, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { meetings } from "#db/schema/meetings.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { addFile, type StoredFile } from "#platform/files/files.server.ts";
import { mayAskFrom, mayMail } from "#platform/mail/mail-limits.server.ts";
import type { MeetingMode } from "#rules/meetings/modes.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { meetingActivity } from "../calendar/activity-kinds.ts";
import { isFree, lockHost } from "../calendar/free-times.server.ts";
import {
  type Booker,
  deskFor,
  type Host,
  type Meeting,
  type Service,
  takingStates,
  timesOf,
} from "../calendar/meeting.ts";
import { findHostsOf } from "../calendar/meetings.queries.server.ts";
import type { MeetingRefusal } from "../calendar/refusals.ts";
import { mailBooked } from "../letters/mail-meetings.server.ts";

/** What somebody books: when, with whom, and what they say. */
export type Booking = {
  startsAt: Date;
  /** Null: of those who are free, the one who has least to do. */
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
  /** By the question's own words. */
  answers: Record<string, string>;
  /** The CV they chose, stored already. */
  cv: { file: StoredFile; name: string } | null;
  /** Where on the network they are. */
  clientAddress: string;
};

/** Nobody needs more at once, and nobody books up a whole calendar. */
const MAX_OPEN = 4;

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
  if (!service.modes.includes(booking.mode)) return no("mode-gone");
  const isGuest = booker.kind === "guest";
  if (isGuest && !(await mayAskFrom(booking.clientAddress, "meeting", now))) return no("too-many");
  if (!(await mayMail("meeting", booking.person.email, now))) return no("too-many");
  const hosts = await freeHosts(service, booking, now);
  if (hosts.length === 0) return no("not-free");
  for (const host of hosts) {
    const booked = await tryToBook(service, host, booking, now);
    if (booked === "too-many-open") return no(booked);
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

const WEEK_MS = 7 * 86_400_000;

async function leastBusyFirst(hosts: readonly Host[], startsAt: Date): Promise<Host[]> {
  const ids = hosts.map(({ id }) => id);
  const [since, until] = [-WEEK_MS / 2, WEEK_MS / 2].map((by) => new Date(startsAt.getTime() + by));
  const counts = await db
    .select({ hostId: meetings.hostId, many: count() })
    .from(meetings)
    .where(
      and(
        inArray(meetings.hostId, ids),
        gte(meetings.startsAt, since!),
        lte(meetings.startsAt, until!),
        inArray(meetings.state, [...takingStates]),
      ),
    )
    .groupBy(meetings.hostId);
  const busy = new Map(counts.map(({ hostId, many }) => [hostId, many]));
  return [...hosts].sort((one, other) => (busy.get(one.id) ?? 0) - (busy.get(other.id) ?? 0));
}

/** Null where somebody was quicker. The host is locked, so that a day's limit is counted by one at a time. */
async function tryToBook(
  service: Service,
  host: Host,
  booking: Booking,
  now: Date,
): Promise<Meeting | "too-many-open" | null> {
  const { startsAt, person, mode, answers, cv } = booking;
  const phone = mode === "phone" ? booking.phone : null;
  return unlessTaken(() =>
    db.transaction(async (tx) => {
      if ((await countOpen(tx, person.email, now)) >= MAX_OPEN) return "too-many-open" as const;
      const locked = await lockHost(tx, host.id);
      if (!locked?.isActive || !(await isFree(tx, service, { host: locked, startsAt }, now)))
        return null;
      if (cv) await addFile(tx, cv.file);
      const file = { cvFileId: cv?.file.id ?? null, cvName: cv?.name ?? null };
      const [meeting] = await tx
        .insert(meetings)
        .values({
          ...{ serviceId: service.id, hostId: host.id, ...person, mode, phone, answers, ...file },
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

/** Meetings to come of one address. Anyone who books for the same address waits until this one has. */
async function countOpen(tx: Transaction, email: string, now: Date): Promise<number> {
  const address = email.toLowerCase();
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`meetings of ${address}`}))`);
  const isOpen = and(gt(meetings.endsAt, now), inArray(meetings.state, [...takingStates]));
  return tx.$count(meetings, and(sql`lower(${meetings.email}) = ${address}`, isOpen));
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
