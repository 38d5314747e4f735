import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { eventRegistrations } from "#db/schema/events.ts";
import { meetings } from "#db/schema/meetings.ts";
import { test } from "#test/database.ts";
import { aTraveller } from "#test/departure-factories.ts";
import { anEvent } from "#test/event-factories.ts";
import { aStudent } from "#test/factories.ts";
import { aMeetingHost, aMeetingService } from "#test/meeting-factories.ts";
import { otherDates } from "./other-dates.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const none = { closings: false, ownDates: false, events: false, meetings: false, plan: false };
const startsAt = new Date("2026-12-01T10:00:00Z");
const endsAt = new Date("2026-12-01T10:30:00Z");

async function aPlace(person: { id: string; email: string }, state: "held" | "waiting") {
  const event = await anEvent({ startsAt, joinUrl: "https://video.example/secret-room" });
  await db.insert(eventRegistrations).values({
    ...{ eventId: event.id, userId: person.id, email: person.email, name: "Ada", state },
    timeZone: "Europe/London",
  });
  return event;
}

async function aMeeting(person: { id: string; email: string }) {
  const host = await aMeetingHost({ name: "Grace Hopper" });
  const service = await aMeetingService([host]);
  await db.insert(meetings).values({
    ...{ serviceId: service.id, hostId: host.id, userId: person.id, email: person.email },
    ...{ name: "Ada", timeZone: "Europe/London", startsAt, endsAt, mode: "video" },
    blocked: `[${host.id},${host.id + 1})`,
  });
}

test("events with a place and meetings are there when they were asked for, and only then", async () => {
  const person = await aStudent();
  await aPlace(person, "held");
  await aPlace(person, "waiting");
  await aMeeting(person);
  await aMeeting(await aStudent());

  expect(await otherDates(person.id, none, now)).toEqual([]);
  const both = await otherDates(person.id, { ...none, events: true, meetings: true }, now);
  expect(both.map(({ summary }) => summary)).toEqual([
    "Interviews by video",
    "CV review with Grace Hopper",
  ]);
});

test("anyone who has the address learns no video link, and can cancel nothing", async () => {
  const person = await aStudent();
  await aPlace(person, "held");
  await aMeeting(person);

  const text = JSON.stringify(
    await otherDates(person.id, { ...none, events: true, meetings: true }, now),
  );

  expect(text).not.toContain("secret-room");
  expect(text).not.toContain(person.email);
  expect(text).toMatch(/\/book-a-meeting"/);
  expect(text).not.toMatch(/\/book-a-meeting\/\w/);
});

test("the steps before somebody flies are there on their days", async () => {
  const traveller = await aTraveller({}, now);

  const steps = await otherDates(traveller.id, { ...none, plan: true }, now);

  expect(steps.length).toBeGreaterThan(5);
  expect(await otherDates(traveller.id, none, now)).toEqual([]);
});
