import { and, eq, gt, inArray, isNull, like } from "drizzle-orm";
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

type Own = { userId: string; service: string; host: string; time: string; about: string };

/** Whose next meeting is in the coming days, at a time nobody else took. */
const own: readonly Own[] = [
  {
    ...{ userId: "demo-student-at-waymark.example", service: "northgate-cv-review" },
    ...{ host: "admin@northgate.example", time: "12:30" },
    about: "The graduate software developer job at Brackwater.",
  },
  {
    ...{ userId: "demo-premium-at-waymark.example", service: "northgate-practice-interview" },
    ...{ host: "admin@northgate.example", time: "13:00" },
    about: "The second interview at Quillfern Bank.",
  },
  {
    ...{ userId: "demo-arrived-at-waymark.example", service: "northgate-work-and-visa" },
    ...{ host: "admin@northgate.example", time: "09:00" },
    about: "How many hours I may work before my course begins.",
  },
  {
    ...{ userId: "demo-late-at-waymark.example", service: "northgate-cv-review" },
    ...{ host: "admin@northgate.example", time: "16:30" },
    about: "Which of my museum placements comes first?",
  },
];
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

/**
 * A demo that is renewed has full calendars again: what was made up is taken out and made up again,
 * because a week that moves by some days would end on a Sunday. What people booked themselves stays.
 */
export async function renewMeetings(tx: Transaction, now: Date): Promise<void> {
  const hosts = await tx.select().from(meetingHosts).where(eq(meetingHosts.isDemo, true));
  const ids = hosts.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .delete(meetings)
    .where(
      and(
        inArray(meetings.hostId, ids),
        isNull(meetings.userId),
        like(meetings.email, "%@mail.example"),
      ),
    );
  for (const [universityId, own] of Map.groupBy(hosts, (host) => host.universityId)) {
    const services = await servicesAt(tx, universityId);
    if (services.length > 0) await addBookings(tx, { hosts: own, services, now });
  }
  await addOwn(tx, now);
}

function servicesAt(tx: Transaction, universityId: number | null): Promise<Service[]> {
  const { universityId: owner, position, id } = meetingServices;
  return tx
    .select()
    .from(meetingServices)
    .where(universityId === null ? isNull(owner) : eq(owner, universityId))
    .orderBy(position, id);
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
  // Somebody may have booked one of these times themselves.
  const added = await tx.insert(meetings).values(rows).onConflictDoNothing().returning();
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

/** Anyone who has no meeting ahead gets one. */
async function addOwn(tx: Transaction, now: Date): Promise<void> {
  const weekdayIn = (days: number) => new Date(`${dayFrom(now, days)}T00:00:00Z`).getUTCDay();
  const days = [3, 4, 5].find((ahead) => weekdayIn(ahead) !== 0 && weekdayIn(ahead) !== 6) ?? 3;
  for (const { time, about, ...names } of own) {
    const found = await whoMeets(tx, names);
    if (!found || (await hasOneAhead(tx, names.userId, now))) continue;
    const { person, service, host } = found;
    const startsAt = eventIn(host.zone, dayFrom(now, days), time);
    const booked = bookingOf({ host, service, n: 2, now, startsAt });
    const { id: userId, name, email, timeZone } = person;
    const whose = { userId, name, email, timeZone: timeZone ?? host.zone };
    const bookedAt = { createdAt: instantFrom(now, -1), updatedAt: instantFrom(now, -1) };
    const answers = answersOf(service, about);
    await tx
      .insert(meetings)
      .values({ ...booked, ...whose, answers, ...bookedAt })
      .onConflictDoNothing();
  }
}

async function whoMeets(tx: Transaction, { userId, service, host }: Omit<Own, "time" | "about">) {
  const [person] = await tx.select().from(users).where(eq(users.id, userId));
  const [found] = await tx.select().from(meetingServices).where(eq(meetingServices.slug, service));
  const [adviser] = await tx.select().from(meetingHosts).where(eq(meetingHosts.email, host));
  return person && found && adviser ? { person, service: found, host: adviser } : null;
}

async function hasOneAhead(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const isAhead = and(eq(meetings.userId, userId), gt(meetings.startsAt, now));
  return (await tx.$count(meetings, isAhead)) > 0;
}
