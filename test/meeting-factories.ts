import { db } from "#db/client.server.ts";
import { meetingHosts, meetingHours } from "#db/schema/meeting-hosts.ts";
import { meetingServiceHosts, meetingServices } from "#db/schema/meetings.ts";

let number = 0;

/** Somebody who works from nine to five in London on weekdays. */
export async function aMeetingHost(given: Partial<typeof meetingHosts.$inferInsert> = {}) {
  number += 1;
  const [host] = await db
    .insert(meetingHosts)
    .values({
      ...{ name: `Host ${number}`, email: `host-${number}@team.example`, zone: "Europe/London" },
      ...given,
    })
    .returning();
  const week = [1, 2, 3, 4, 5].map((weekday) => ({ hostId: host!.id, weekday }));
  await db
    .insert(meetingHours)
    .values(week.map((day) => ({ ...day, fromMinute: 540, untilMinute: 1020 })));
  return host!;
}

export async function aMeetingService(
  hosts: readonly { id: number }[],
  given: Partial<typeof meetingServices.$inferInsert> = {},
) {
  number += 1;
  const [service] = await db
    .insert(meetingServices)
    .values({
      ...{ slug: `service-${number}`, title: "CV review", summary: "Half an hour.", minutes: 30 },
      ...given,
    })
    .returning();
  await db
    .insert(meetingServiceHosts)
    .values(hosts.map(({ id }) => ({ serviceId: service!.id, hostId: id })));
  return service!;
}

/** What person number n books: half an hour on a Tuesday morning, unless told otherwise. */
export function aBooking(n: number, given: { startsAt?: Date; hostId?: number | null }) {
  const email = `person-${n}@mail.example`;
  return {
    ...{ startsAt: new Date("2027-03-09T09:00:00Z"), hostId: null, cv: null },
    ...{ mode: "video" as const, phone: null, clientAddress: `192.0.2.${n}` },
    answers: { "What about?": "A question" },
    person: {
      ...{ userId: null as string | null, name: `Person ${n}`, email },
      ...{ organisation: "Harrow College", timeZone: "Asia/Kolkata" },
    },
    ...given,
  };
}
