import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { files } from "#db/schema/files.ts";
import { meetingHosts } from "#db/schema/meeting-hosts.ts";
import { meetingFeedback, meetings, meetingWaiting } from "#db/schema/meetings.ts";
import { mails } from "#db/schema/platform.ts";
import { test } from "#test/database.ts";
import { aStudent, aUniversity } from "#test/factories.ts";
import { aBooking, aMeetingHost, aMeetingService } from "#test/meeting-factories.ts";
import { bookMeeting } from "../booking/book-meeting.server.ts";
import { openCv, storeCv } from "../booking/store-cv.server.ts";
import type { Booker } from "../calendar/meeting.ts";
import { unsafeFindMeeting } from "../calendar/meetings.queries.server.ts";
import { askForFeedback, feedbackOfDesk, giveFeedback } from "./feedback.server.ts";
import { deleteOldMeetings, eraseMeetingRows, meetingRowsOf } from "./meeting-rows.server.ts";
import { noteMeeting } from "./note-meeting.server.ts";
import { mayNote } from "./notes.ts";

const now = new Date("2027-03-01T08:00:00Z");
const after = new Date("2027-03-09T17:00:00Z");
const guest: Booker = { kind: "guest" };

async function aMeeting(n: number, given: Parameters<typeof aBooking>[1] = {}) {
  const service = await aMeetingService([await aMeetingHost()]);
  const booked = await bookMeeting(service, guest, aBooking(n, given), now);
  if (!booked.ok) throw new Error(booked.error);
  return booked.value;
}

test("notes are their author's: a colleague neither reads nor changes them", async () => {
  const { id } = await aMeeting(1);
  const [author, colleague] = [(await aStudent()).id, (await aStudent()).id];
  const words = { notes: "Nervous about visas", summary: "", isNoShow: false };
  await noteMeeting(id, words, { actorId: author, desk: null }, after);
  const whole = (await unsafeFindMeeting(id))!;
  expect([mayNote(whole, author), mayNote(whole, colleague)]).toEqual([true, false]);
  const by = { actorId: colleague, desk: null };
  await noteMeeting(id, { notes: "Mine", summary: "Send it", isNoShow: false }, by, after);
  expect((await unsafeFindMeeting(id))!.meeting).toMatchObject({
    ...{ notes: "Nervous about visas", summary: "Send it" },
  });
  const rows = await meetingRowsOf("person-1@mail.example");
  expect(JSON.stringify(rows)).toContain("Nervous about visas");
});

test("who came says how it was, once it is over; a desk reads five answers or none", async () => {
  const university = (await aUniversity()).id;
  const host = await aMeetingHost();
  const service = await aMeetingService([host]);
  const ids = [];
  for (let n = 0; n < 5; n += 1) {
    const startsAt = new Date(Date.parse("2027-03-09T09:00:00Z") + n * 3_600_000);
    const booked = await bookMeeting(service, guest, aBooking(n, { startsAt }), now);
    if (booked.ok) ids.push(booked.value.id);
  }
  expect(await giveFeedback(ids[0]!, { rating: 5, words: "" }, now)).toEqual({
    ...{ ok: false, error: "not-over" },
  });
  for (const id of ids.slice(0, 4)) await giveFeedback(id, { rating: 4, words: "" }, after);
  expect(await feedbackOfDesk(null)).toBeNull();
  await giveFeedback(ids[4]!, { rating: 1, words: "Too short" }, after);
  await giveFeedback(ids[4]!, { rating: 5, words: "Good" }, after);
  expect(await feedbackOfDesk(null)).toEqual({ count: 5, average: 4.2, words: ["Good"] });
  expect(await feedbackOfDesk(university)).toBeNull();
  // The sixth answer waits for four more: alone it would be known whose it is.
  const late = new Date("2027-03-09T14:00:00Z");
  const sixth = await bookMeeting(service, guest, aBooking(6, { startsAt: late }), now);
  if (!sixth.ok) throw new Error(sixth.error);
  await giveFeedback(sixth.value.id, { rating: 1, words: "Bad" }, new Date(after.getTime() + 1));
  expect(await feedbackOfDesk(null)).toEqual({ count: 5, average: 4.2, words: ["Good"] });
});

test("who did not come, and came after all: nobody was given their time meanwhile", async () => {
  const service = await aMeetingService([await aMeetingHost()], { minutes: 60, noticeHours: 0 });
  const booked = await bookMeeting(service, guest, aBooking(1, {}), now);
  if (!booked.ok) throw new Error(booked.error);
  const by = { actorId: (await aStudent()).id, desk: null };
  const begun = new Date("2027-03-09T09:05:00Z");
  const noted = (isNoShow: boolean) =>
    noteMeeting(booked.value.id, { notes: "", summary: "", isNoShow }, by, begun);
  await noted(true);
  const half = new Date("2027-03-09T09:30:00Z");
  expect(await bookMeeting(service, guest, aBooking(2, { startsAt: half }), begun)).toEqual({
    ...{ ok: false, error: "not-free" },
  });
  const back = await noted(false);
  expect(back.ok && back.value.meeting).toMatchObject({ state: "booked" });
  // Notes are no change that calendars or reminders have to hear of.
  expect(back.ok && back.value.meeting.updatedAt).toEqual(now);
});

test("everybody is asked once how it was, the morning after, but not who did not come", async () => {
  const [came, missed] = [await aMeeting(1), await aMeeting(2)];
  await db.update(meetingHosts).set({ zone: "America/New_York" });
  expect(await askForFeedback(now)).toBe(0);
  expect(await askForFeedback(after)).toBe(0);
  expect(await askForFeedback(new Date("2027-03-10T14:59:00Z"))).toBe(0);
  // The host says it in the evening, long after it was over.
  const by = { actorId: (await aStudent()).id, desk: null };
  await noteMeeting(missed.id, { notes: "", summary: "", isNoShow: true }, by, after);
  // Ten in New York.
  const morning = new Date("2027-03-10T15:00:00Z");
  expect([await askForFeedback(morning), await askForFeedback(morning)]).toEqual([1, 0]);
  const [mail] = await db.select().from(mails).where(eq(mails.template, "meeting-feedback"));
  expect(mail?.recipient ?? JSON.stringify(mail)).toContain(came.email);
});

test("a CV is for its own desk and for some days; then the copy goes", async () => {
  const [university, elsewhere] = [(await aUniversity()).id, (await aUniversity()).id];
  const host = await aMeetingHost({ universityId: university });
  const service = await aMeetingService([host], { universityId: university, takesCv: true });
  const student = await aStudent({ universityId: university });
  const { id: userId, role, email } = student;
  const booker: Booker = { kind: "member", id: userId, role, universityId: university };
  const cv = { name: "Asha CV.pdf", file: await storeCv(Buffer.from("%PDF-1.7")) };
  const booking = aBooking(1, {});
  const person = { ...booking.person, userId, email };
  const booked = await bookMeeting(service, booker, { ...booking, person, cv }, now);
  if (!booked.ok) throw new Error(booked.error);
  const { id } = booked.value;
  const actorId = (await aStudent()).id;
  expect(await openCv(id, { actorId, desk: university })).toMatchObject({ name: "Asha CV.pdf" });
  expect(await openCv(id, { actorId, desk: elsewhere })).toBeNull();
  expect(await openCv(id, { actorId, desk: null })).toBeNull();
  await deleteOldMeetings(new Date("2027-03-16T09:00:00Z"));
  expect(await openCv(id, { actorId, desk: university })).not.toBeNull();
  await deleteOldMeetings(new Date("2027-03-16T18:00:00Z"));
  expect(await openCv(id, { actorId, desk: university })).toBeNull();
  expect(await db.$count(files)).toBe(0);
});

test("an account that goes takes its meetings, turns, answers and CVs with it", async () => {
  const student = await aStudent();
  const cv = { name: "CV.pdf", file: await storeCv(Buffer.from("%PDF-1.7")) };
  const service = await aMeetingService([await aMeetingHost()]);
  const booking = aBooking(1, {});
  // Booked before the address was changed.
  const person = { ...booking.person, userId: student.id, email: "old@mail.example" };
  const booked = await bookMeeting(service, guest, { ...booking, person, cv }, now);
  if (!booked.ok) throw new Error(booked.error);
  await giveFeedback(booked.value.id, { rating: 5, words: "Good" }, after);
  await db.insert(meetingWaiting).values({
    ...{ serviceId: service.id, userId: student.id, name: "A", email: student.email },
    ...{ timeZone: "Europe/London", untilDay: "2027-03-20", mode: "video" },
  });
  const rows = await meetingRowsOf(student.email);
  expect(Object.values(rows).map(({ length }) => length)).toEqual([1, 1, 1]);
  await db.transaction((tx) => eraseMeetingRows(tx, student.email));
  for (const table of [meetings, meetingWaiting, meetingFeedback, files])
    expect(await db.$count(table)).toBe(0);
  // The host does not wait for nobody, and is not told whom they would have met.
  const toHost = await db
    .select()
    .from(mails)
    .where(eq(mails.template, "meeting-for-host"))
    .orderBy(mails.queuedAt);
  expect(toHost.map(({ props }) => (props as { what: string }).what)).toEqual([
    ...["booked", "cancelled"],
  ]);
  expect(JSON.stringify(toHost[1])).not.toContain(booked.value.name);
});
