import { asc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { securityEvents } from "#db/schema/accounts.ts";
import { eventSessions, events } from "#db/schema/events.ts";
import { mails } from "#db/schema/platform.ts";
import { test } from "#test/database.ts";
import { aPlace, aPublishedEvent, eventInput, postedEvent } from "#test/event-factories.ts";
import { aStaffMember } from "#test/factories.ts";
import { performOnly } from "#test/tasks.ts";
import { renderMail } from "#workers/mail-templates.tsx";
import type { Reader } from "../event.ts";
import { eventView, placeView } from "../event-view.server.ts";
import { findEvent, listEvents, unsafeFindPlace } from "../events.queries.server.ts";
import { sendEventReminders } from "../places/send-reminders.server.ts";
import { unsafeListEvents, unsafeListPeople } from "./desk.queries.server.ts";
import { eventSchema } from "./event.schema.ts";
import { cancelEvent, publishEvent, unpublishEvent } from "./publish-event.server.ts";
import { givePlace, removePlace } from "./run-event.server.ts";
import { addEvent, changeEvent } from "./save-event.server.ts";

const now = new Date("2027-03-01T09:00:00Z");
const published = (changes: Record<string, string> = {}) => aPublishedEvent(now, changes);
const take = (eventId: number, at = now) => aPlace(eventId, at);
const guest: Reader = { kind: "guest" };

const mailsTo = (email: string) =>
  db.select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.queuedAt));
const sessionsOf = (eventId: number) =>
  db
    .select()
    .from(eventSessions)
    .where(eq(eventSessions.eventId, eventId))
    .orderBy(asc(eventSessions.id));

test("times are read on the event's clock, across the night on which clocks change", () => {
  const { sessions } = eventInput();
  // 28 March 2027 is the first day of summer time in London.
  expect(sessions.map(({ startsAt }) => startsAt.toISOString())).toEqual([
    "2027-03-28T13:00:00.000Z",
    "2027-03-29T13:00:00.000Z",
  ]);
  const [sydney] = eventInput({ zone: "Australia/Sydney" }).sessions;
  expect(sydney?.startsAt.toISOString()).toBe("2027-03-28T03:00:00.000Z");
});

test.each([
  [{ "to-1": "13:00" }, "to-1", "the end must be after the start"],
  [{ "day-1": "2027-02-31" }, "day-1", "enter a day"],
  [{ zone: "Mars/Olympus" }, "zone", "Choose the time zone"],
  [{ joinUrl: "javascript:alert(1)" }, "joinUrl", "begins with https://"],
  [{ capacity: "0" }, "capacity", "whole number"],
  [{ "closes-on": "soon" }, "closes-on", "Enter a day and a time"],
  [{ title: "" }, "title", "Write a title"],
])("%j is refused beside its field", (changes, field, sentence) => {
  const result = eventSchema.safeParse({ ...postedEvent, ...changes });
  const issue = result.error?.issues.find(({ path }) => path[0] === field);
  expect(issue?.message).toContain(sentence);
});

test("a draft is seen by nobody, and needs a session before it is published", async () => {
  const staff = await aStaffMember();
  const empty = { "day-1": "", "from-1": "", "to-1": "", "day-2": "", "from-2": "", "to-2": "" };
  const added = await addEvent(staff, "bare-event", eventInput(empty), now);
  if (!added.ok) throw new Error(added.error);

  expect(await publishEvent(staff, added.value.id, now)).toEqual({
    ok: false,
    error: "needs-session",
  });
  const asked = { when: "upcoming", page: 1 } as const;
  expect((await listEvents(guest, asked, now)).total).toBe(0);
  expect((await unsafeListEvents({ q: "video", page: 1 }, now)).total).toBe(1);
  expect(await addEvent(staff, "bare-event", eventInput(), now)).toEqual({
    ok: false,
    error: "slug-taken",
  });
});

test("a moved session tells everybody once, with the same uid and a higher number", async () => {
  const { staff, id } = await published();
  const { email } = await take(id);
  const [first, second] = await sessionsOf(id);
  const moved = { "session-1": String(first!.id), "from-1": "16:00", "to-1": "17:00" };
  const input = eventInput({ ...moved, "day-2": "", "from-2": "", "to-2": "" });
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
  const input = eventInput({ ...alone, ...moved });
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
  const input = eventInput({ ...kept, body: "Other words." });
  await changeEvent(staff, { id, baseRevision: 1 }, input, later);
  await performOnly("tell-event-people");
  expect(await mailsTo(email)).toHaveLength(1);

  const stale = await changeEvent(staff, { id, baseRevision: 1 }, eventInput(kept), later);
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
  const more = eventInput({
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
