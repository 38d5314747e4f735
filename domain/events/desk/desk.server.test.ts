import { asc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { securityEvents } from "#db/schema/accounts.ts";
import { eventFeedback, eventRegistrations, eventSessions, events } from "#db/schema/events.ts";
import { mails } from "#db/schema/platform.ts";
import { test } from "#test/database.ts";
import { aStaffMember, aStudent, aUniversity } from "#test/factories.ts";
import { performOnly } from "#test/tasks.ts";
import { renderMail } from "#workers/mail-templates.tsx";
import type { Reader } from "../event.ts";
import { findEventFile } from "../event-file.server.ts";
import { eraseEventRows, eventRowsOf } from "../event-rows.server.ts";
import { eventView, placeView } from "../event-view.server.ts";
import {
  findEvent,
  listEvents,
  unsafeFindPlace,
  upcomingEventsOf,
} from "../events.queries.server.ts";
import { checkIn, giveFeedback } from "../places/attend.server.ts";
import { sendEventReminders } from "../places/send-reminders.server.ts";
import { takePlace } from "../places/take-place.server.ts";
import { feedbackOn, unsafeListEvents, unsafeListPeople } from "./desk.queries.server.ts";
import { eventSchema } from "./event.schema.ts";
import { cancelEvent, publishEvent, unpublishEvent } from "./publish-event.server.ts";
import { givePlace, removePlace, setAttendance, setMaterial } from "./run-event.server.ts";
import { addEvent, changeEvent } from "./save-event.server.ts";

const now = new Date("2027-03-01T09:00:00Z");
const guest: Reader = { kind: "guest" };

const posted = {
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

const read = (changes: Record<string, string> = {}) => eventSchema.parse({ ...posted, ...changes });

async function published(changes: Record<string, string> = {}) {
  const staff = await aStaffMember();
  const added = await addEvent(staff, `event-${staff.id}`, read(changes), now);
  if (!added.ok) throw new Error(added.error);
  await publishEvent(staff, added.value.id, now);
  return { staff, id: added.value.id };
}

let people = 0;
async function take(eventId: number, at = now) {
  people += 1;
  const email = `person-${people}@mail.example`;
  const person = { userId: null, name: "Asha Rao", email, timeZone: "Asia/Kolkata", answers: {} };
  const taken = await takePlace(eventId, guest, person, at);
  if (!taken.ok) throw new Error(taken.error);
  return { ...taken.value, email };
}

const mailsTo = (email: string) =>
  db.select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.queuedAt));
const sessionsOf = (eventId: number) =>
  db
    .select()
    .from(eventSessions)
    .where(eq(eventSessions.eventId, eventId))
    .orderBy(asc(eventSessions.id));

test("times are read on the event's clock, across the night on which clocks change", () => {
  const { sessions } = read();
  // 28 March 2027 is the first day of summer time in London.
  expect(sessions.map(({ startsAt }) => startsAt.toISOString())).toEqual([
    "2027-03-28T13:00:00.000Z",
    "2027-03-29T13:00:00.000Z",
  ]);
  const [sydney] = read({ zone: "Australia/Sydney" }).sessions;
  expect(sydney?.startsAt.toISOString()).toBe("2027-03-28T03:00:00.000Z");
});

test.each([
  [{ "to-1": "13:00" }, "to-1", "the end comes after the beginning"],
  [{ "day-1": "2027-02-31" }, "day-1", "enter a day"],
  [{ zone: "Mars/Olympus" }, "zone", "Choose the zone"],
  [{ joinUrl: "javascript:alert(1)" }, "joinUrl", "begins with https://"],
  [{ capacity: "0" }, "capacity", "whole number"],
  [{ "closes-on": "soon" }, "closes-on", "Enter a day and a time"],
  [{ title: "" }, "title", "Write a title"],
])("%j is refused beside its field", (changes, field, sentence) => {
  const result = eventSchema.safeParse({ ...posted, ...changes });
  const issue = result.error?.issues.find(({ path }) => path[0] === field);
  expect(issue?.message).toContain(sentence);
});

test("a draft is seen by nobody, and needs a session before it is published", async () => {
  const staff = await aStaffMember();
  const empty = { "day-1": "", "from-1": "", "to-1": "", "day-2": "", "from-2": "", "to-2": "" };
  const added = await addEvent(staff, "bare-event", read(empty), now);
  if (!added.ok) throw new Error(added.error);

  expect(await publishEvent(staff, added.value.id, now)).toEqual({
    ok: false,
    error: "needs-session",
  });
  const asked = { when: "upcoming", page: 1 } as const;
  expect((await listEvents(guest, asked, now)).total).toBe(0);
  expect((await unsafeListEvents({ q: "video", page: 1 }, now)).total).toBe(1);
  expect(await addEvent(staff, "bare-event", read(), now)).toEqual({
    ok: false,
    error: "slug-taken",
  });
});

test("a moved session tells everybody once, with the same uid and a higher number", async () => {
  const { staff, id } = await published();
  const { email } = await take(id);
  const [first, second] = await sessionsOf(id);
  const moved = { "session-1": String(first!.id), "from-1": "16:00", "to-1": "17:00" };
  const input = read({ ...moved, "day-2": "", "from-2": "", "to-2": "" });
  const later = new Date(now.getTime() + 60_000);
  expect((await changeEvent(staff, { id, baseRevision: 1 }, input, later)).ok).toBe(true);
  await performOnly("tell-event-people");
  await performOnly("tell-event-people");

  const sent = await mailsTo(email);
  expect(sent.map(({ template }) => template)).toEqual(["event-place", "event-changed"]);
  const before = (await renderMail("event-place", sent[0]!.props)).attachments[0]!.content;
  const [file, takenOff] = (await renderMail("event-changed", sent[1]!.props)).attachments;
  expect(before).toContain("SEQUENCE:0\r\n");
  expect(file!.contentType).toContain("method=REQUEST");
  expect(file!.content).toContain(`UID:event-session-${first!.id}@waymark\r\n`);
  expect(file!.content).toContain("SEQUENCE:1\r\n");
  expect(file!.content).toContain("DTSTART:20270328T150000Z\r\n");
  expect(takenOff!.content).toContain("METHOD:CANCEL\r\n");
  expect(takenOff!.content).toContain(`UID:event-session-${second!.id}@waymark\r\n`);
  expect(takenOff!.content).toContain("STATUS:CANCELLED\r\n");
});

test("reminders go again for a session that was moved after them", async () => {
  const alone = { "day-2": "", "from-2": "", "to-2": "" };
  const { staff, id } = await published(alone);
  const { email } = await take(id);
  const reminders = async () =>
    (await mailsTo(email)).filter(({ template }) => template === "event-reminder").length;
  await sendEventReminders(new Date("2027-03-28T12:30:00Z"));
  expect(await reminders()).toBe(1);
  const [first] = await sessionsOf(id);
  const moved = { "session-1": String(first!.id), "from-1": "20:00", "to-1": "21:00" };
  const input = read({ ...alone, ...moved });
  await changeEvent(staff, { id, baseRevision: 1 }, input, now);
  await sendEventReminders(new Date("2027-03-28T18:30:00Z"));
  expect(await reminders()).toBe(2);
});

test("an event's words run nothing, and its page does not give away the link to join", async () => {
  const { id } = await published();
  const event = (await findEvent({ id }))!;
  const view = eventView(event, { reader: guest, zone: "Asia/Kolkata", now });
  expect(view.html).toContain("Bring questions.");
  expect(view.html).not.toContain("<script");
  expect(JSON.stringify(view)).not.toContain("video.example");
  expect(view.sessions[0]?.times).toEqual([
    { place: "London", when: "Sunday 28 March, 14:00 to 15:00" },
    { place: "India", when: "Sunday 28 March, 18:30 to 19:30" },
  ]);
});

test("the link to join is for places that are held, from a quarter of an hour before", async () => {
  const { id } = await published();
  const [held, , waiting] = [await take(id), await take(id), await take(id)];
  const event = (await findEvent({ id }))!;
  const linkAt = async (place: { id: number }, at: string) => {
    const own = { place: (await unsafeFindPlace(place.id))!, before: 0, feedback: null };
    return placeView(event, own, new Date(at)).joinUrl;
  };
  expect(await linkAt(held, "2027-03-28T12:44:59Z")).toBeNull();
  expect(await linkAt(held, "2027-03-28T12:45:00Z")).toBe("https://video.example/room");
  expect(await linkAt(waiting, "2027-03-28T13:00:00Z")).toBeNull();
  expect(await linkAt(held, "2027-03-28T14:00:00Z")).toBeNull();
});

test("words alone change nobody's calendar, and an older copy does not undo a newer one", async () => {
  const { staff, id } = await published();
  const { email } = await take(id);
  const [first, second] = await sessionsOf(id);
  const kept = { "session-1": String(first!.id), "session-2": String(second!.id) };
  const later = new Date(now.getTime() + 60_000);
  const input = read({ ...kept, body: "Other words." });
  await changeEvent(staff, { id, baseRevision: 1 }, input, later);
  await performOnly("tell-event-people");
  expect(await mailsTo(email)).toHaveLength(1);

  const stale = await changeEvent(staff, { id, baseRevision: 1 }, read(kept), later);
  expect(stale).toEqual({ ok: false, error: "conflict", revision: 2 });
});

test("a cancelled event tells everybody once, takes nobody, and stays in the trail", async () => {
  const { staff, id } = await published();
  const places = [await take(id), await take(id), await take(id)];
  expect(await unpublishEvent(staff, id, now)).toEqual({ ok: false, error: "has-people" });
  const later = new Date(now.getTime() + 60_000);
  await cancelEvent(staff, { id, reason: "The host is ill." }, later);
  await cancelEvent(staff, { id, reason: "Again" }, later);
  await performOnly("tell-event-people");

  for (const { email, state } of places) {
    const told = (await mailsTo(email)).filter(({ template }) => template === "event-cancelled");
    expect(told).toHaveLength(1);
    const { text, attachments } = await renderMail("event-cancelled", told[0]!.props);
    expect(text).toContain("The host is ill.");
    expect(attachments.map(({ contentType }) => contentType)).toEqual(
      state === "held" ? ["text/calendar; charset=UTF-8; method=CANCEL"] : [],
    );
  }
  const [event] = await db.select().from(events).where(eq(events.id, id));
  expect(event).toMatchObject({ state: "cancelled", sequence: 1 });
  await expect(take(id, later)).rejects.toThrow("cancelled");
  const trail = await db
    .select({ kind: securityEvents.kind })
    .from(securityEvents)
    .where(eq(securityEvents.actorId, staff.id))
    .orderBy(asc(securityEvents.id));
  expect(trail.map(({ kind }) => kind)).toEqual([
    "event-added",
    "event-published",
    "event-cancelled",
  ]);
});

test("staff give places only while there are any; more places ask those who wait", async () => {
  const { staff, id } = await published();
  const [first, , third, fourth] = [await take(id), await take(id), await take(id), await take(id)];
  expect(await givePlace(staff, fourth.id)).toEqual({ ok: false, error: "is-full" });
  await removePlace(staff, first.id, now);
  expect(await findEvent({ id })).toMatchObject({ taken: 2 });
  expect((await unsafeListEvents({ q: "", page: 1 }, now)).rows).toMatchObject([
    { held: 2, waiting: 1 },
  ]);
  const states = async () => (await unsafeListPeople(id, { q: "", page: 1 })).rows;
  expect((await states()).map(({ id: who, state }) => [who, state])[0]).toEqual([
    third.id,
    "offered",
  ]);

  const [one, two] = await sessionsOf(id);
  const more = read({
    ...{ "session-1": String(one!.id), "session-2": String(two!.id), capacity: "9" },
  });
  await changeEvent(staff, { id, baseRevision: 1 }, more, now);
  expect((await states()).map(({ state }) => state)).toEqual([
    "offered",
    "offered",
    "held",
    "cancelled",
  ]);
  expect((await givePlace(staff, fourth.id)).ok).toBe(true);
});

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
  expect(results.words).toEqual([{ rating: 4, words: "Good" }]);
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
