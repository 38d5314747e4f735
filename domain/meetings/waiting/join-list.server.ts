import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { meetingServices, meetingWaiting } from "#db/schema/meetings.ts";
import { mayAskFrom, mayMail } from "#platform/mail/mail-limits.server.ts";
import type { MeetingMode } from "#rules/meetings/modes.ts";
import { freeStarts } from "#rules/meetings/slots.ts";
import { suits, type Wishes } from "#rules/meetings/wishes.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { type Booker, deskFor, type Host, type Service } from "../calendar/meeting.ts";
import { findHostsOf, readCalendars } from "../calendar/meetings.queries.server.ts";
import type { MeetingRefusal } from "../calendar/refusals.ts";
import { mailWaiting } from "../letters/mail-meetings.server.ts";

export type Waiting = typeof meetingWaiting.$inferSelect;

export type WaitingAsked = Wishes & {
  hostId: number | null;
  person: { userId: string | null; name: string; email: string; organisation: string | null };
  mode: MeetingMode;
  phone: string | null;
  clientAddress: string;
};

/** A turn on the list of a service, where no free time suits. Once for each address. */
export async function joinList(
  service: Service,
  booker: Booker,
  asked: WaitingAsked,
  now: Date,
): Promise<Result<Waiting, MeetingRefusal>> {
  if (service.universityId !== deskFor(booker)) return no("not-for-you");
  if (!service.modes.includes(asked.mode)) return no("mode-gone");
  if (asked.untilDay < clockIn(asked.timeZone, now).day) return no("day-over");
  const { clientAddress, person, ...wishes } = asked;
  if (booker.kind === "guest" && !(await mayAskFrom(clientAddress, "meeting", now)))
    return no("too-many");
  if (!(await mayMail("meeting", person.email, now))) return no("too-many");
  const all = await findHostsOf(service.id);
  const hosts = asked.hostId === null ? all : all.filter(({ id }) => id === asked.hostId);
  if (hosts.length === 0) return no("not-found");
  if (await hasTimeFor(service, hosts, asked, now)) return no("times-suit");
  const phone = asked.mode === "phone" ? asked.phone : null;
  return add(service, { ...person, ...wishes, phone }, now);
}

async function hasTimeFor(
  service: Service,
  hosts: readonly Host[],
  wishes: Wishes,
  now: Date,
): Promise<boolean> {
  const asked = { firstDay: clockIn(hosts[0]!.zone, now).day, dayCount: service.maxDaysAhead + 1 };
  const calendars = await readCalendars(hosts, asked);
  return calendars.some((calendar) =>
    freeStarts(calendar, service, asked, now.getTime()).some((at) => suits(wishes, new Date(at))),
  );
}

type NewRow = Omit<typeof meetingWaiting.$inferInsert, "serviceId" | "weekdays"> & {
  weekdays: readonly number[];
};

async function add(service: Service, row: NewRow, now: Date) {
  try {
    return await db.transaction(async (tx) => {
      const weekdays = [...row.weekdays];
      const [waiting] = await tx
        .insert(meetingWaiting)
        .values({ ...row, weekdays, serviceId: service.id, createdAt: now })
        .returning();
      await mailWaiting(tx, waiting!, service);
      return ok(waiting!);
    });
  } catch (error) {
    if (violates(error, "meeting_waiting_once")) return no("waits-already" as const);
    throw error;
  }
}

/** By its number, no matter who asks: for somebody who holds its token. */
export async function unsafeFindWaiting(id: number) {
  const [found] = await db
    .select({ waiting: meetingWaiting, service: meetingServices })
    .from(meetingWaiting)
    .innerJoin(meetingServices, eq(meetingServices.id, meetingWaiting.serviceId))
    .where(eq(meetingWaiting.id, id));
  return found ?? null;
}

/** Gives one's turn up. A time that is offered is answered on its own page. */
export async function leaveList(id: number): Promise<void> {
  await db
    .update(meetingWaiting)
    .set({ state: "left" })
    .where(and(eq(meetingWaiting.id, id), eq(meetingWaiting.state, "waiting")));
}
