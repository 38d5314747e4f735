import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { activity } from "#db/schema/activity.ts";
import { meetingDays } from "#db/schema/meeting-hosts.ts";
import { meetingNotices, meetings } from "#db/schema/meetings.ts";
import { mails } from "#db/schema/platform.ts";
import { test } from "#test/database.ts";
import { aStudent, aUniversity } from "#test/factories.ts";
import { aBooking, aMeetingHost, aMeetingService } from "#test/meeting-factories.ts";
import {
  deleteOldMeetings,
  eraseMeetingRows,
  meetingRowsOf,
} from "../after/meeting-rows.server.ts";
import { noteMeeting } from "../after/note-meeting.server.ts";
import type { Booker } from "../calendar/meeting.ts";
import { unsafeFindMeeting } from "../calendar/meetings.queries.server.ts";
import { datesOf } from "../letters/mail-meetings.server.ts";
import { datesFile } from "../letters/meeting-calendar.ts";
import { meetingIn, meetingToken } from "../letters/meeting-token.server.ts";
import { bookMeeting } from "./book-meeting.server.ts";
import { cancelAsHost, cancelMeeting, moveMeeting } from "./change-meeting.server.ts";
import { sendMeetingReminders } from "./send-meeting-reminders.server.ts";

// A Monday; the factory's host works 09:00 to 17:00 in London on weekdays.
const now = new Date("2027-03-01T08:00:00Z");
const nine = new Date("2027-03-09T09:00:00Z");
const guest: Booker = { kind: "guest" };

async function booked(n: number, service: Awaited<ReturnType<typeof aMeetingService>>) {
  const done = await bookMeeting(service, guest, aBooking(n, {}), now);
  if (!done.ok) throw new Error(done.error);
  return done.value;
}

/** As a browser does it: who finds every connection busy asks again. */
async function insist<Value>(ask: () => Promise<Value>): Promise<Value> {
  return ask().catch((error: unknown) => {
    if (!String(error).includes("timeout exceeded when trying to connect")) throw error;
    return insist(ask);
  });
}

test("200 people who press Book together make one meeting", async () => {
  const host = await aMeetingHost();
  const service = await aMeetingService([host]);
  const asked = Array.from({ length: 200 }, (_, n) =>
    insist(() => bookMeeting(service, guest, aBooking(n, {}), now)),
  );
  const answers = await Promise.all(asked);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const reasons = new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.error])));
  expect([...reasons].filter((reason) => reason !== "taken" && reason !== "not-free")).toEqual([]);
  expect(await db.$count(meetings)).toBe(1);
  // One to the person, one to the host.
  expect(await db.$count(mails)).toBe(2);
});

test("the database refuses what overlaps, buffers included, and no more", async () => {
  const [host, other] = [await aMeetingHost(), await aMeetingHost()];
  const service = await aMeetingService([host, other], { bufferAfter: 10, minutes: 30 });
  const first = await booked(1, service);
  const row = { ...first, id: undefined };
  const { id: _id, ...same } = row;
  await expect(db.insert(meetings).values(same)).rejects.toThrow();
  const beside = await bookMeeting(service, guest, aBooking(2, { hostId: first.hostId }), now);
  expect(beside).toEqual({ ok: false, error: "not-free" });
  const half = new Date(nine.getTime() + 30 * 60_000);
  const within = await bookMeeting(
    service,
    guest,
    aBooking(3, { hostId: first.hostId, startsAt: half }),
    now,
  );
  expect(within.ok).toBe(false);
  const hour = new Date(nine.getTime() + 60 * 60_000);
  const after = await bookMeeting(
    service,
    guest,
    aBooking(4, { hostId: first.hostId, startsAt: hour }),
    now,
  );
  expect(after.ok).toBe(true);
});

test("the host who has least to do is asked first, and the next when that time is gone", async () => {
  const [ruth, sunil] = [
    await aMeetingHost({ name: "Ruth" }),
    await aMeetingHost({ name: "Sunil" }),
  ];
  const service = await aMeetingService([ruth, sunil]);
  const first = await booked(1, service);
  const second = await booked(2, service);
  expect([first.hostId, second.hostId].sort()).toEqual([ruth.id, sunil.id].sort());
  const third = await bookMeeting(service, guest, aBooking(3, {}), now);
  expect(third).toEqual({ ok: false, error: "not-free" });
});

test("a time outside the hours, too soon, on a free day or of another university is refused", async () => {
  const university = await aUniversity();
  const host = await aMeetingHost({ universityId: university.id });
  const service = await aMeetingService([host], { universityId: university.id, noticeHours: 24 });
  const student = await aStudent({ universityId: university.id });
  const { id, role } = student;
  const reader: Booker = { kind: "member", id, role, universityId: university.id };
  const ask = (startsAt: string, booker: Booker = reader) =>
    bookMeeting(service, booker, aBooking(1, { startsAt: new Date(startsAt) }), now);
  const refusal = { ok: false, error: "not-free" };
  expect(await ask("2027-03-09T07:00:00Z")).toEqual(refusal);
  expect(await ask("2027-03-09T09:07:00Z")).toEqual(refusal);
  expect(await ask("2027-03-02T07:30:00Z")).toEqual(refusal);
  expect(await ask("2027-03-13T10:00:00Z")).toEqual(refusal);
  await db
    .insert(meetingDays)
    .values({ hostId: host.id, day: "2027-03-10", fromMinute: null, untilMinute: null });
  expect(await ask("2027-03-10T10:00:00Z")).toEqual(refusal);
  expect(await ask("2027-03-09T09:00:00Z", guest)).toEqual({ ok: false, error: "not-for-you" });
  const elsewhere = (await aUniversity()).id;
  const stranger: Booker = { kind: "member", id, role, universityId: elsewhere };
  expect(await ask("2027-03-09T09:00:00Z", stranger)).toEqual({ ok: false, error: "not-for-you" });
  expect((await ask("2027-03-09T09:00:00Z")).ok).toBe(true);
});

test("a meeting moves with its uid and a higher number, and its old time is free again", async () => {
  const host = await aMeetingHost();
  const service = await aMeetingService([host]);
  const first = await booked(1, service);
  const ten = new Date("2027-03-09T10:00:00Z");
  const moved = await moveMeeting(first.id, ten, now);
  expect(moved.ok && moved.value.meeting).toMatchObject({ startsAt: ten, sequence: 1 });
  const whole = await unsafeFindMeeting(first.id);
  const file = datesFile(datesOf(whole!)).content;
  expect(file).toContain(`UID:meeting-${first.id}@waymark`);
  expect(file).toContain("SEQUENCE:1");
  expect(file).toContain("DTSTART:20270309T100000Z");
  const second = await booked(2, service);
  expect(await moveMeeting(second.id, ten, now)).toEqual({ ok: false, error: "not-free" });
});

test("a meeting that is moved to the time it has stays as it is, and nobody is written to", async () => {
  const service = await aMeetingService([await aMeetingHost()]);
  const first = await booked(1, service);
  const before = await db.$count(mails);
  expect(await moveMeeting(first.id, nine, now)).toEqual({ ok: false, error: "same-time" });
  const whole = await unsafeFindMeeting(first.id);
  expect(whole?.meeting).toMatchObject({ startsAt: nine, sequence: 0 });
  expect(await db.$count(mails)).toBe(before);
});

test("who booked may cancel until the notice, a host until the end with a reason", async () => {
  const host = await aMeetingHost();
  const service = await aMeetingService([host], { noticeHours: 24 });
  const first = await booked(1, service);
  const late = new Date("2027-03-08T09:00:00Z");
  expect(await cancelMeeting(first.id, late)).toEqual({ ok: false, error: "too-late" });
  const actor = (await aStudent()).id;
  const elsewhere = (await aUniversity()).id;
  const ill = { actorId: actor, reason: "Ill", freesTime: false };
  const foreign = { ...ill, desk: elsewhere };
  expect(await cancelAsHost(first.id, foreign, late)).toEqual({ ok: false, error: "not-found" });
  const ended = await cancelAsHost(first.id, { ...ill, desk: null }, late);
  expect(ended.ok && ended.value.meeting).toMatchObject({ state: "cancelled", reason: "Ill" });
  const templates = await db.select({ name: mails.template }).from(mails);
  expect(templates.map(({ name }) => name).sort()).toEqual([
    "meeting-booked",
    "meeting-cancelled",
    "meeting-for-host",
    "meeting-for-host",
  ]);
  const ten = new Date("2027-03-09T10:00:00Z");
  const second = await bookMeeting(service, guest, aBooking(2, { startsAt: ten }), now);
  if (!second.ok) throw new Error(second.error);
  const mine = await cancelMeeting(second.value.id, now);
  const again = await cancelMeeting(second.value.id, now);
  expect(mine.ok && again.ok).toBe(true);
  expect(await db.$count(mails, eq(mails.template, "meeting-cancelled"))).toBe(2);
});

test("a summary goes to the person once; notes never do", async () => {
  const service = await aMeetingService([await aMeetingHost()]);
  const { id } = await booked(1, service);
  const actor = { actorId: (await aStudent()).id, desk: null };
  const after = new Date("2027-03-09T10:00:00Z");
  const words = { notes: "Very nervous", summary: "Send the CV", isNoShow: false };
  await noteMeeting(id, words, actor, after);
  await noteMeeting(id, { ...words, notes: "More" }, actor, after);
  const sent = await db.select().from(mails).where(eq(mails.template, "meeting-summary"));
  expect(sent).toHaveLength(1);
  expect(JSON.stringify(sent)).not.toContain("nervous");
});

test("the day before and the hour before are told once each, and again after a move", async () => {
  const service = await aMeetingService([await aMeetingHost()]);
  const { id } = await booked(1, service);
  const at = (text: string) => sendMeetingReminders(new Date(text));
  expect(await at("2027-03-08T08:59:00Z")).toBe(0);
  expect([await at("2027-03-08T09:00:00Z"), await at("2027-03-08T09:05:00Z")]).toEqual([1, 0]);
  expect([await at("2027-03-09T08:00:00Z"), await at("2027-03-09T08:05:00Z")]).toEqual([1, 0]);
  expect(await db.$count(meetingNotices)).toBe(2);
  await moveMeeting(id, new Date("2027-03-11T09:00:00Z"), now);
  expect(await at("2027-03-10T09:00:00Z")).toBe(1);
});

test("a member's booking is an act; rows go with the person, guests' after half a year", async () => {
  const student = await aStudent();
  const service = await aMeetingService([await aMeetingHost()]);
  const member: Booker = { kind: "member", id: student.id, role: "employer", universityId: null };
  const own = aBooking(1, {});
  const person = { ...own.person, userId: student.id, email: student.email };
  await bookMeeting(service, member, { ...own, person }, now);
  expect(await db.$count(activity, eq(activity.kind, "meeting-booked"))).toBe(1);
  const rows = await meetingRowsOf(student.email.toUpperCase());
  expect(rows.meetings_of_address).toMatchObject([
    { service: service.title, answers: { "What about?": "A question" } },
  ]);
  await bookMeeting(
    service,
    guest,
    aBooking(2, { startsAt: new Date("2027-03-09T11:00:00Z") }),
    now,
  );
  await deleteOldMeetings(new Date("2027-12-01T00:00:00Z"));
  expect(await db.$count(meetings)).toBe(1);
  await db.transaction((tx) => eraseMeetingRows(tx, student.email));
  expect(await db.$count(meetings)).toBe(0);
});

test("a link opens its own meeting and no other", () => {
  expect(meetingIn(meetingToken(12), now)).toBe(12);
  expect(meetingIn(`${meetingToken(12)}x`, now)).toBeNull();
});
