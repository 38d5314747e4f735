import type { Transaction } from "#db/client.server.ts";
import { fairRegistrations } from "#db/schema/events.ts";
import { demoPerson } from "./people.ts";
import { instantFrom } from "./relative-days.ts";

/** The days of content/fairs/india-career-fair.md for which the demo's people asked for places. */
export const demoFairs = ["india-career-fair/2027-02-13", "india-career-fair/2027-05-22"] as const;

const universities = ["Northgate University", "Aldermoor University", "Calder Vale University"];
const interests = ["technology", "finance", "engineering", "data", "consulting", "health"];

/** Who comes to the fair, for the desk: eleven to the next one, four to the one after; one gave the place back. */
export async function addFairPlaces(tx: Transaction, now: Date): Promise<void> {
  const [next, later] = demoFairs;
  await tx.insert(fairRegistrations).values(
    Array.from({ length: 15 }, (_, index) => {
      const { name, mailbox } = demoPerson(400 + index);
      return {
        fair: index < 11 ? next : later,
        name,
        email: `${mailbox}@mail.example`,
        university: universities[index % universities.length]!,
        interest: interests[(index * 5) % interests.length]!,
        timeZone: "Asia/Kolkata",
        createdAt: instantFrom(now, -index * 0.7 - 0.2),
        cancelledAt: index === 6 ? instantFrom(now, -1) : null,
      };
    }),
  );
}
