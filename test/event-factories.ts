import { db } from "#db/client.server.ts";
import { eventSessions, events } from "#db/schema/events.ts";
import { eventSchema } from "#domain/events/desk/event.schema.ts";
import { publishEvent } from "#domain/events/desk/publish-event.server.ts";
import { addEvent } from "#domain/events/desk/save-event.server.ts";
import { takePlace } from "#domain/events/places/take-place.server.ts";
import { aStaffMember } from "./factories.ts";

type Given = Partial<typeof events.$inferInsert>;

let number = 0;

/** A published webinar for everybody, on the London clock, with one session of an hour. */
export async function anEvent(given: Given = {}) {
  number += 1;
  const startsAt = given.startsAt ?? new Date("2027-03-10T14:00:00Z");
  const endsAt = given.endsAt ?? new Date(startsAt.getTime() + 3_600_000);
  const [event] = await db
    .insert(events)
    .values({
      slug: `event-${number}`,
      kind: "webinar",
      title: "Interviews by video",
      summary: "What employers look for.",
      topic: "interviews",
      host: "Careers team",
      zone: "Europe/London",
      joinUrl: "https://video.example/room",
      state: "published",
      checkInCode: "123456",
      updatedAt: new Date("2027-01-01T00:00:00Z"),
      ...given,
      startsAt,
      endsAt,
    })
    .returning();
  await db.insert(eventSessions).values({ eventId: event!.id, startsAt, endsAt });
  return event!;
}

/** What the desk's form posts: two sessions, the first on the day clocks change in London. */
export const postedEvent = {
  kind: "webinar",
  title: "Interviews by video",
  summary: "What employers look for, with examples.",
  body: "## Plan\n\n<script>alert(1)</script> Bring questions.",
  topic: "interviews",
  host: "Careers team",
  zone: "Europe/London",
  joinUrl: "https://video.example/room",
  capacity: "2",
  "day-1": "2027-03-28",
  "from-1": "14:00",
  "to-1": "15:00",
  "day-2": "2027-03-29",
  "from-2": "14:00",
  "to-2": "15:00",
};

export function eventInput(changes: Record<string, string> = {}) {
  return eventSchema.parse({ ...postedEvent, ...changes });
}

/** The same, made and published by the desk's use cases. */
export async function aPublishedEvent(now: Date, changes: Record<string, string> = {}) {
  const staff = await aStaffMember();
  number += 1;
  const added = await addEvent(staff, `event-${number}`, eventInput(changes), now);
  if (!added.ok) throw new Error(added.error);
  await publishEvent(staff, added.value.id, now);
  return { staff, id: added.value.id };
}

/** Somebody new takes a place, or a turn. */
export async function aPlace(eventId: number, now: Date) {
  number += 1;
  const email = `person-${number}@mail.example`;
  const person = { userId: null, name: "Asha Rao", email, timeZone: "Asia/Kolkata", answers: {} };
  const taken = await takePlace(eventId, { kind: "guest" }, person, now);
  if (!taken.ok) throw new Error(taken.error);
  return { ...taken.value, email };
}
