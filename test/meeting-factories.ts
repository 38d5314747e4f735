import { db } from "#db/client.server.ts";
import {
  meetingHosts,
  meetingHours,
  meetingServiceHosts,
  meetingServices,
} from "#db/schema/meetings.ts";

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
