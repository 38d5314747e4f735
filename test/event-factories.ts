import { db } from "#db/client.server.ts";
import { eventSessions, events } from "#db/schema/events.ts";

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
