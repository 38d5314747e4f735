import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { meetings } from "#db/schema/meetings.ts";
import { findHomeFacts } from "#domain/reports/home/home-facts.queries.server.ts";
import { thingNames } from "#domain/reports/journey/thing-names.queries.server.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aMeetingHost, aMeetingService } from "#test/meeting-factories.ts";
import { meetingLine, meetingMoments } from "./own-meetings.server.ts";

const now = new Date("2027-03-08T09:00:00Z");
const DAY = 86_400_000;

async function aMeetingOf(userId: string, startsAt: Date, state: "booked" | "cancelled") {
  const host = await aMeetingHost({ name: "Maya Okafor" });
  const service = await aMeetingService([host]);
  const endsAt = new Date(startsAt.getTime() + 1_800_000);
  const seconds = startsAt.getTime() / 1000 + host.id * 100_000_000_000;
  const [meeting] = await db
    .insert(meetings)
    .values({
      ...{ serviceId: service.id, hostId: host.id, userId, name: "A", email: "a@mail.example" },
      ...{ timeZone: "Asia/Kolkata", startsAt, endsAt, mode: "video", state },
      blocked: `[${seconds},${seconds + 1800})`,
    })
    .returning();
  return meeting!;
}

test("somebody's next meetings stand on their home and among their dates, and nobody else's", async () => {
  const [{ id }, other] = [await aStudent(), await aStudent()];
  const startsAt = new Date("2027-03-09T14:00:00Z");
  const { id: meetingId } = await aMeetingOf(id, startsAt, "booked");
  await aMeetingOf(id, new Date(now.getTime() - DAY), "booked");
  await aMeetingOf(id, new Date(now.getTime() + DAY * 2), "cancelled");
  await aMeetingOf(other.id, new Date(now.getTime() + DAY * 3), "booked");

  const facts = await findHomeFacts(id, now);
  expect(facts?.meetings.map((one) => meetingLine(one, "Asia/Kolkata"))).toEqual([
    {
      href: "/book-a-meeting",
      title: "CV review with Maya Okafor",
      when: "Tuesday 9 March, 19:30, India time",
      place: "By video",
    },
  ]);
  expect(await meetingMoments(id, now)).toEqual([
    { title: "CV review with Maya Okafor", at: startsAt, zone: "Europe/London" },
  ]);
  const act = { thing: "meeting", thingId: String(meetingId) };
  expect([...(await thingNames(id, [act])).values()]).toEqual(["CV review with Maya Okafor"]);
  expect((await thingNames(other.id, [act])).size).toBe(0);
});
