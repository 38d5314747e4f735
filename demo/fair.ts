import type { Transaction } from "#db/client.server.ts";
import { eventRegistrations, eventSessions, events } from "#db/schema/events.ts";
import { eventIn } from "#rules/wall-clock.ts";
import { demoPerson } from "./people.ts";
import { instantFrom } from "./relative-days.ts";

/** The days of content/fairs/india-career-fair.md for which the demo's people asked for places. */
export const demoFairs = ["india-career-fair/2027-02-13", "india-career-fair/2027-05-22"] as const;

const ZONE = "Asia/Kolkata";
const universities = ["Northgate University", "Aldermoor University", "Calder Vale University"];
const interests = ["technology", "finance", "engineering", "data", "consulting", "health"];

/** Who comes to the fair, for the desk: eleven to the next one, four to the one after; one gave the place back. */
export async function addFairPlaces(tx: Transaction, now: Date): Promise<void> {
  const [next, later] = [await addDay(tx, demoFairs[0]), await addDay(tx, demoFairs[1])];
  await tx.insert(eventRegistrations).values(
    Array.from({ length: 15 }, (_, index) => {
      const { name, mailbox } = demoPerson(400 + index);
      return {
        eventId: index < 11 ? next : later,
        name,
        email: `${mailbox}@mail.example`,
        answers: {
          university: universities[index % universities.length]!,
          interest: interests[(index * 5) % interests.length]!,
        },
        timeZone: ZONE,
        state: index === 6 ? ("cancelled" as const) : ("held" as const),
        createdAt: instantFrom(now, -index * 0.7 - 0.2),
        cancelledAt: index === 6 ? instantFrom(now, -1) : null,
      };
    }),
  );
}

/** The event of one day of the fair, as domain/events/fairs/sync-fairs makes it from the fair's page. */
async function addDay(tx: Transaction, key: (typeof demoFairs)[number]): Promise<number> {
  const [slug = "", day = ""] = key.split("/");
  const times = { startsAt: eventIn(ZONE, day, "15:00"), endsAt: eventIn(ZONE, day, "18:30") };
  const [event] = await tx
    .insert(events)
    .values({
      ...{ slug: key.replace("/", "-"), kind: "fair", path: `/${slug}`, topic: "employers" },
      ...{ title: "India career fair", summary: "Employers who sponsor meet graduates in India." },
      ...{
        host: "Waymark",
        zone: ZONE,
        place: "Online",
        state: "published",
        checkInCode: "000000",
      },
      ...times,
    })
    .returning({ id: events.id });
  await tx.insert(eventSessions).values({ eventId: event!.id, ...times });
  return event!.id;
}
