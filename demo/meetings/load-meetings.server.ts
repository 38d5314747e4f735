import { eq, inArray } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { meetingHosts, meetingHours } from "#db/schema/meeting-hosts.ts";
import {
  meetingFeedback,
  meetingServiceHosts,
  meetingServices,
  meetings,
} from "#db/schema/meetings.ts";
import { universities } from "#db/schema/universities.ts";
import {
  type Host,
  type Meeting,
  type Service,
  timesOf,
} from "#domain/meetings/calendar/meeting.ts";
import { eventIn } from "#rules/wall-clock.ts";
import { demoPerson } from "../people.ts";
import { dayFrom, instantFrom } from "../relative-days.ts";
import { demoDesks } from "./desks.ts";

const student = "demo-student-at-waymark.example";
const zones = ["Europe/London", "Asia/Kolkata", "Europe/London", "Africa/Lagos"];

/** Advisers with their hours, what they offer, and a calendar that people use. */
export async function addMeetings(tx: Transaction, now: Date): Promise<void> {
  for (const desk of demoDesks) {
    const universityId = desk.university ? await universityAt(tx, desk.university) : null;
    const hosts = await addHosts(tx, desk.hosts, universityId);
    const services = await tx
      .insert(meetingServices)
      .values(desk.services.map((service) => ({ ...service, universityId })))
      .returning();
    const given = services.flatMap((service) =>
      hosts.map((host) => ({ serviceId: service.id, hostId: host.id })),
    );
    await tx.insert(meetingServiceHosts).values(given);
    await addBookings(tx, { hosts, services, now });
  }
  await addOwn(tx, now);
}

async function universityAt(tx: Transaction, slug: string): Promise<number | null> {
  const { id } = universities;
  const [found] = await tx.select({ id }).from(universities).where(eq(universities.slug, slug));
  return found?.id ?? null;
}

async function addHosts(
  tx: Transaction,
  hosts: (typeof demoDesks)[number]["hosts"],
  universityId: number | null,
): Promise<Host[]> {
  const known = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      inArray(
        users.id,
        hosts.flatMap(({ userId }) => userId ?? []),
      ),
    );
  const isKnown = (id: string | null | undefined) => known.some((one) => one.id === id);
  const added: Host[] = [];
  for (const { weekdays, hours, userId, ...host } of hosts) {
    const [row] = await tx
      .insert(meetingHosts)
      .values({ ...host, universityId, isDemo: true, userId: isKnown(userId) ? userId : null })
      .returning();
    const [fromMinute, untilMinute] = hours;
    const week = weekdays.map((weekday) => ({ hostId: row!.id, weekday, fromMinute, untilMinute }));
    await tx.insert(meetingHours).values(week);
    added.push(row!);
  }
  return added;
}

/** Times of a day that people of the demo take, so that each calendar is partly full. */
const takenTimes = ["10:00", "11:30", "14:00", "15:30"];
const DAYS_BACK = 14;
const DAYS_AHEAD = 12;

type Filling = { hosts: readonly Host[]; services: readonly Service[]; now: Date };

async function addBookings(tx: Transaction, { hosts, services, now }: Filling): Promise<void> {
  const rows: (typeof meetings.$inferInsert)[] = [];
  const service = services[0]!;
  for (const [h, host] of hosts.entries()) {
    for (let days = -DAYS_BACK; days <= DAYS_AHEAD; days += 1) {
      const day = dayFrom(now, days);
      const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
      if (weekday === 0 || weekday === 6 || (days + h) % 3 === 0) continue;
      for (const [t, time] of takenTimes.entries()) {
        if ((days + h + t) % 2 === 0) continue;
        const n = Math.abs(days * 7 + t * 3 + h) + host.id;
        rows.push(bookingOf({ host, service, startsAt: eventIn(host.zone, day, time), n, now }));
      }
    }
  }
  const added = await tx.insert(meetings).values(rows).returning();
  await addFeedback(tx, added, now);
}

const said = ["Clear, and kind.", "", "I know what to do next.", "", "More time would help."];

/** Two of three people say how their meeting was. */
async function addFeedback(tx: Transaction, all: readonly Meeting[], now: Date): Promise<void> {
  const over = all.filter(({ endsAt, state, id }) => endsAt < now && state === "booked" && id % 3);
  const rows = over.map(({ id, endsAt }) => ({
    ...{ meetingId: id, rating: id % 7 === 0 ? 3 : 4 + (id % 2), words: said[id % said.length]! },
    createdAt: endsAt,
  }));
  if (rows.length > 0) await tx.insert(meetingFeedback).values(rows);
}

type OneBooking = { host: Host; service: Service; startsAt: Date; n: number; now: Date };

function bookingOf({ host, service, startsAt, n, now }: OneBooking) {
  const { name, mailbox } = demoPerson(n);
  const email = `${mailbox}@mail.example`;
  const isOver = startsAt < now;
  return {
    ...{ serviceId: service.id, hostId: host.id, name, email },
    organisation: host.universityId === null ? `${name.split(" ").at(-1)} Institute` : null,
    timeZone: zones[n % zones.length]!,
    ...timesOf(service, host, startsAt),
    mode: "video" as const,
    answers: answersOf(service, n % 3 === 0 ? "I have two, and do not know which is better." : ""),
    state: isOver && n % 9 === 0 ? ("no-show" as const) : ("booked" as const),
    summary: isOver && n % 4 === 0 ? "One page, results first, and send it again by Friday." : "",
    createdAt: instantFrom(startsAt, -6),
    updatedAt: instantFrom(startsAt, -6),
  };
}

function answersOf({ questions: [question] }: Service, words: string): Record<string, string> {
  return question && words ? { [question]: words } : {};
}

/** The demo's student has a meeting in the coming days, at a time nobody else took. */
async function addOwn(tx: Transaction, now: Date): Promise<void> {
  const [person] = await tx.select().from(users).where(eq(users.id, student));
  const [service] = await tx
    .select()
    .from(meetingServices)
    .where(eq(meetingServices.slug, "northgate-cv-review"));
  const [host] = await tx
    .select()
    .from(meetingHosts)
    .where(eq(meetingHosts.email, "admin@northgate.example"));
  if (!person || !service || !host) return;
  const weekdayIn = (days: number) => new Date(`${dayFrom(now, days)}T00:00:00Z`).getUTCDay();
  const days = [3, 4, 5].find((ahead) => weekdayIn(ahead) !== 0 && weekdayIn(ahead) !== 6) ?? 3;
  const booked = bookingOf({
    ...{ host, service, n: 2, now },
    startsAt: eventIn(host.zone, dayFrom(now, days), "12:30"),
  });
  const { id: userId, name, email } = person;
  const answers = answersOf(service, "The graduate software developer job at Brackwater.");
  const own = { userId, name, email, answers, timeZone: "Europe/London" };
  await tx.insert(meetings).values({ ...booked, ...own, createdAt: now, updatedAt: now });
}
