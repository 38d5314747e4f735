import { eq } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { eventFeedback, eventRegistrations, eventSessions, events } from "#db/schema/events.ts";
import { universities } from "#db/schema/universities.ts";
import { eventIn } from "#rules/wall-clock.ts";
import { demoPerson } from "../people.ts";
import { dayFrom, instantFrom } from "../relative-days.ts";
import { comingEvents, type DemoEvent, pastEvents } from "./programme.ts";

const zones = ["Asia/Kolkata", "Europe/London", "Asia/Dubai", "Africa/Lagos", "Asia/Singapore"];
const student = "demo-student-at-waymark.example";

type Added = typeof events.$inferSelect;

/** Events of the coming weeks and of the last ones, some full with people waiting. */
export async function addEvents(tx: Transaction, now: Date): Promise<void> {
  const known = await tx
    .select({ id: universities.id, slug: universities.slug })
    .from(universities);
  const idOf = (slug: string | undefined) => known.find((one) => one.slug === slug)?.id ?? null;
  const hasStudent = (await tx.$count(users, eq(users.id, student))) > 0;
  for (const [n, event] of [...comingEvents, ...pastEvents].entries()) {
    const added = await addEvent(tx, event, { n, now, universityId: idOf(event.university) });
    await addPeople(tx, event, { added, n, now, hasStudent });
  }
}

type Where = { n: number; now: Date; universityId: number | null };

async function addEvent(tx: Transaction, event: DemoEvent, { n, now, universityId }: Where) {
  const { sessions, people: _people, university: _university, recording, slides, ...words } = event;
  const { place = null, capacity = null, roles = [], questions = [], ...text } = words;
  const times = sessions.map(([days, from, to, title = ""]) => {
    const day = dayFrom(now, days);
    return {
      startsAt: eventIn(event.zone, day, from),
      endsAt: eventIn(event.zone, day, to),
      title,
    };
  });
  const [added] = await tx
    .insert(events)
    .values({
      ...{ ...text, place, capacity, roles: [...roles], questions: [...questions], universityId },
      joinUrl: place ? null : `https://video.example/rooms/${event.slug}`,
      startsAt: times[0]!.startsAt,
      endsAt: times.at(-1)!.endsAt,
      state: "published",
      checkInCode: String(104_729 * (n + 3)).slice(-6),
      recordingUrl: recording ?? null,
      slidesUrl: slides ?? null,
      isDemo: true,
      createdAt: instantFrom(now, -70),
      updatedAt: instantFrom(now, -70),
    })
    .returning();
  await tx
    .insert(eventSessions)
    .values(times.map((session) => ({ eventId: added!.id, ...session })));
  return added!;
}

type People = { added: Added; n: number; now: Date; hasStudent: boolean };

/** The first ones have the places, the rest wait in their order; after the event most were there. */
async function addPeople(tx: Transaction, event: DemoEvent, { added, n, now, hasStudent }: People) {
  const isPast = added.endsAt < now;
  const rows = Array.from({ length: event.people }, (_, index) => {
    const { name, mailbox } = demoPerson(500 + n * 100 + index);
    const isHeld = added.capacity === null || index < added.capacity;
    const createdAt = instantFrom(now, (isPast ? -60 : -14) + index * 0.1);
    return {
      eventId: added.id,
      name,
      email: `${mailbox}.${n}.${index}@mail.example`,
      userId: null as string | null,
      timeZone: zones[(n + index) % zones.length]!,
      state: isHeld ? ("held" as const) : ("waiting" as const),
      waitingSince: isHeld ? null : createdAt,
      createdAt,
      attendedAt: isPast && index % 4 !== 1 ? added.startsAt : null,
    };
  });
  // The demo's student goes to the first two, waits for the third, and was at the last one.
  const isKnown = hasStudent && (n < 3 || n === comingEvents.length);
  if (isKnown) asStudent(rows.at(n === 2 ? -1 : 0));
  const places = await tx.insert(eventRegistrations).values(rows).returning();
  if (isPast) await addFeedback(tx, places);
}

function asStudent(row: { userId: string | null; name: string; email: string } | undefined) {
  if (row) Object.assign(row, { userId: student, email: "student@waymark.example" });
}

const said = [
  "The examples helped most. More of them, please.",
  "",
  "I would have liked the slides before.",
  "",
  "Clear and honest about what is not known.",
];

async function addFeedback(tx: Transaction, places: (typeof eventRegistrations.$inferSelect)[]) {
  const given = places.filter(({ attendedAt }, index) => attendedAt && index % 3 === 0);
  await tx.insert(eventFeedback).values(
    given.map(({ id, eventId, attendedAt }, index) => ({
      registrationId: id,
      eventId,
      rating: 5 - (index % 3),
      words: said[index % said.length]!,
      createdAt: attendedAt!,
    })),
  );
}
