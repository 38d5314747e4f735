import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { eventFeedback, eventRegistrations, events } from "#db/schema/events.ts";
import { test } from "#test/database.ts";
import { aPlace, aPublishedEvent } from "#test/event-factories.ts";
import { aStudent, aUniversity } from "#test/factories.ts";
import type { Reader } from "../event.ts";
import { findEventFile } from "../event-file.server.ts";
import { eraseEventRows, eventRowsOf } from "../event-rows.server.ts";
import { findEvent, listEvents, upcomingEventsOf } from "../events.queries.server.ts";
import { checkIn, giveFeedback } from "../places/attend.server.ts";
import { takePlace } from "../places/take-place.server.ts";
import { feedbackOn } from "./desk.queries.server.ts";
import { setAttendance, setMaterial } from "./run-event.server.ts";

const now = new Date("2027-03-01T09:00:00Z");
const published = (changes: Record<string, string> = {}) => aPublishedEvent(now, changes);
const take = (eventId: number, at = now) => aPlace(eventId, at);
const guest: Reader = { kind: "guest" };

test("who was there is told by the host or by the code, while it is on", async () => {
  const { staff, id } = await published();
  const [one, two] = [await take(id), await take(id)];
  const on = new Date("2027-03-28T13:30:00Z");
  const [event] = await db.select().from(events).where(eq(events.id, id));
  const code = event!.checkInCode;

  expect(await checkIn(one.id, code, now)).toEqual({ ok: false, error: "not-on-yet" });
  expect(await checkIn(one.id, "nope", on)).toEqual({ ok: false, error: "wrong-code" });
  expect((await checkIn(one.id, ` ${code} `, on)).ok).toBe(true);
  await setAttendance(staff, { registrationId: two.id, wasThere: true }, on);
  const there = async () =>
    (await db.select().from(eventRegistrations).where(eq(eventRegistrations.eventId, id))).filter(
      ({ attendedAt }) => attendedAt,
    ).length;
  expect(await there()).toBe(2);
  await setAttendance(staff, { registrationId: two.id, wasThere: false }, on);
  expect(await there()).toBe(1);
});

test("feedback counts once for each place, without names, and not before it began", async () => {
  const { id } = await published();
  const [one, two, waiting] = [await take(id), await take(id), await take(id)];
  const after = new Date("2027-03-30T09:00:00Z");
  expect((await giveFeedback(one.id, { rating: 5, words: "" }, now)).ok).toBe(false);
  expect((await giveFeedback(waiting.id, { rating: 1, words: "" }, after)).ok).toBe(false);
  await giveFeedback(one.id, { rating: 1, words: "Too fast" }, after);
  await giveFeedback(one.id, { rating: 4, words: "Good" }, after);
  await giveFeedback(two.id, { rating: 5, words: "" }, after);

  const results = await feedbackOn(id);
  expect(results).toMatchObject({ answers: 2, average: 4.5 });
  expect(results.words).toEqual([{ id: one.id, rating: 4, words: "Good" }]);
  expect(JSON.stringify(results)).not.toContain("Asha");
});

test("slides are a PDF by their bytes, and are read after the event by those it is for", async () => {
  const own = await aUniversity();
  const { staff, id } = await published({ universityId: String(own.id), "role-student": "on" });
  const pdf = Buffer.from("%PDF-1.7 and twelve bytes more");
  const slides = (bytes: Buffer) =>
    setMaterial(staff, id, {
      document: "slides",
      url: "",
      file: { bytes, type: "application/pdf" },
    });
  expect(await slides(Buffer.from("<html>no slides at all</html>"))).toEqual({
    ok: false,
    error: "wrong-type",
  });
  expect((await slides(pdf)).ok).toBe(true);
  const event = (await findEvent({ id }))!;
  const student = await aStudent({ universityId: own.id });
  const stranger = await aStudent({ universityId: (await aUniversity()).id });
  const after = new Date("2027-03-30T09:00:00Z");
  const ask = (reader: Reader, at = after) => findEventFile(event, "slides", { reader, now: at });

  expect(await ask(student)).toMatchObject({ bytes: pdf.length });
  expect(await ask(student, now)).toBeNull();
  expect(await ask(stranger)).toBeNull();
  expect(await ask(guest)).toBeNull();
  expect(await findEventFile(event, "constructor", { reader: student, now: after })).toBeNull();
});

test("lists show a university's event to its own people only, and filter", async () => {
  const own = await aUniversity();
  await published({ title: "For everybody" });
  await published({ title: "For our own", universityId: String(own.id), topic: "visas" });
  const student = await aStudent({ universityId: own.id });
  const stranger = await aStudent({ universityId: (await aUniversity()).id });
  const titles = async (reader: Reader, asked: object = {}) =>
    (await listEvents(reader, { when: "upcoming", page: 1, ...asked }, now)).rows.map(
      ({ title }) => title,
    );

  expect(await titles(guest)).toEqual(["For everybody"]);
  expect(await titles(stranger)).toEqual(["For everybody"]);
  expect((await titles(student)).sort()).toEqual(["For everybody", "For our own"]);
  expect(await titles(student, { topic: "visas" })).toEqual(["For our own"]);
  expect(await titles(student, { audience: "university" })).toEqual(["For our own"]);
  expect(await titles(student, { month: "2027-03" })).toHaveLength(2);
  expect(await titles(student, { month: "2027-04" })).toEqual([]);
  expect(await titles(student, { when: "past" })).toEqual([]);
});

test("what an address did at events is its owner's to read, and goes with them", async () => {
  const { id } = await published();
  const student = await aStudent();
  const person = {
    ...{ userId: student.id, name: "Asha", email: student.email, timeZone: "Asia/Kolkata" },
    answers: { "Which job?": "Data" },
  };
  const taken = await takePlace(id, student, person, now);
  if (!taken.ok) throw new Error(taken.error);
  await giveFeedback(
    taken.value.id,
    { rating: 5, words: "Good" },
    new Date("2027-03-30T09:00:00Z"),
  );

  expect(await upcomingEventsOf(student.id, now, 3)).toHaveLength(1);
  const rows = await eventRowsOf(student.email.toUpperCase());
  expect(rows.event_registrations_of_address).toMatchObject([
    { answers: { "Which job?": "Data" } },
  ]);
  expect(rows.event_feedback_of_address).toMatchObject([{ words: "Good" }]);
  await db.transaction((tx) => eraseEventRows(tx, student.email));
  expect(await db.$count(eventRegistrations)).toBe(0);
  expect(await db.$count(eventFeedback)).toBe(0);
});
