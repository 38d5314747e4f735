import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { meetingBusy, meetingHosts } from "#db/schema/meeting-hosts.ts";
import { meetingServices, meetings } from "#db/schema/meetings.ts";
import { mails } from "#db/schema/platform.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aBooking, aMeetingHost, aMeetingService } from "#test/meeting-factories.ts";
import type { Booker } from "../calendar/meeting.ts";
import { readCalendars } from "../calendar/meetings.queries.server.ts";
import { bookMeeting } from "./book-meeting.server.ts";
import { cancelAsHost, moveMeeting } from "./change-meeting.server.ts";

const now = new Date("2027-03-01T08:00:00Z");
const guest: Booker = { kind: "guest" };
const at = (time: string, day = "2027-03-09") => new Date(`${day}T${time}:00Z`);

test("a day's limit holds for people who book other times of it together", async () => {
  const service = await aMeetingService([await aMeetingHost()], { dailyLimit: 2 });
  const times = ["09:00", "10:00", "11:00", "12:00", "13:00", "14:00"];
  const answers = await Promise.all(
    times.map((time, n) => bookMeeting(service, guest, aBooking(n, { startsAt: at(time) }), now)),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  expect(await db.$count(meetings)).toBe(2);
});

test("a meeting that moves is not in its own way: nor its old time, nor the day's limit", async () => {
  const service = await aMeetingService([await aMeetingHost()], { minutes: 60, dailyLimit: 1 });
  const booked = await bookMeeting(service, guest, aBooking(1, { startsAt: at("09:00") }), now);
  if (!booked.ok) throw new Error(booked.error);
  const moved = await moveMeeting(booked.value.id, at("09:30"), now);
  expect(moved.ok && moved.value.meeting.startsAt).toEqual(at("09:30"));
});

test("one address has four meetings ahead at most, also when it books them together", async () => {
  const service = await aMeetingService([await aMeetingHost()]);
  const times = ["09:00", "10:00", "11:00", "12:00", "13:00", "14:00"];
  const asked = times.map((time, n) => {
    const booking = aBooking(n, { startsAt: at(time) });
    const email = n % 2 ? "One@mail.example" : "one@mail.example";
    return bookMeeting(service, guest, { ...booking, person: { ...booking.person, email } }, now);
  });
  const answers = await Promise.all(asked);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
  expect(answers).toContainEqual({ ok: false, error: "too-many-open" });
});

test("guests of one place on the network book twenty times an hour at most", async () => {
  const service = await aMeetingService([await aMeetingHost()]);
  const answers = [];
  for (let n = 0; n < 21; n += 1) {
    const booking = { ...aBooking(n, { startsAt: at("07:00") }), clientAddress: "198.51.100.7" };
    answers.push(await bookMeeting(service, guest, booking, now));
  }
  expect(answers.at(19)).toEqual({ ok: false, error: "not-free" });
  expect(answers.at(20)).toEqual({ ok: false, error: "too-many" });
});

test("the one with fewer meetings in the week around it is asked, however full later weeks are", async () => {
  const [ann, bob] = [await aMeetingHost({ name: "Ann" }), await aMeetingHost({ name: "Bob" })];
  const service = await aMeetingService([ann, bob]);
  const book = (n: number, startsAt: Date, hostId: number | null) =>
    bookMeeting(service, guest, aBooking(n, { startsAt, hostId }), now);
  for (const n of [1, 2, 3]) await book(n, at(`1${n}:00`, "2027-03-30"), ann.id);
  await book(4, at("11:00"), bob.id);
  const any = await book(5, at("14:00"), null);
  expect(any.ok && any.value.hostId).toBe(ann.id);
});

test("a host's mail has the meeting for their calendar, under the person's name", async () => {
  const service = await aMeetingService([await aMeetingHost({ email: "ruth@team.example" })]);
  await bookMeeting(service, guest, aBooking(1, {}), now);
  const all = await db.select().from(mails);
  const toHost = all.find(({ template }) => template === "meeting-for-host");
  expect(toHost?.props).toMatchObject({
    dates: { title: "CV review: Person 1", attendee: { email: "ruth@team.example" } },
  });
});

test("busy times and public holidays take a host's hours; an own day with hours comes first", async () => {
  const host = await aMeetingHost({ holidays: "gb-eng" });
  const service = await aMeetingService([host], { maxDaysAhead: 60 });
  await db
    .insert(meetingBusy)
    .values({ hostId: host.id, startsAt: at("09:15"), endsAt: at("09:45") });
  const book = (n: number, startsAt: Date) =>
    bookMeeting(service, guest, aBooking(n, { startsAt }), now);
  expect(await book(1, at("09:00"))).toEqual({ ok: false, error: "not-free" });
  expect(await book(2, at("09:30"))).toEqual({ ok: false, error: "not-free" });
  expect((await book(3, at("10:00"))).ok).toBe(true);
  // Good Friday.
  expect(await book(4, at("10:00", "2027-03-26"))).toEqual({ ok: false, error: "not-free" });
  const [row] = await db.select().from(meetingHosts);
  const [calendar] = await readCalendars([row!], { firstDay: "2027-03-25", dayCount: 7 });
  expect(calendar?.days.map(({ day }) => day)).toEqual(["2027-03-26", "2027-03-29"]);
});

test("a time stays taken as it was booked, whatever becomes of the service's buffers", async () => {
  const service = await aMeetingService([await aMeetingHost()], { bufferAfter: 60 });
  await bookMeeting(service, guest, aBooking(1, { startsAt: at("09:00") }), now);
  const [changed] = await db.update(meetingServices).set({ bufferAfter: 0 }).returning();
  const later = aBooking(2, { startsAt: at("09:30") });
  // Refused as the list of free times refuses it, not by surprise at the last press.
  expect(await bookMeeting(changed!, guest, later, now)).toEqual({ ok: false, error: "not-free" });
  expect((await bookMeeting(changed!, guest, { ...later, startsAt: at("10:30") }, now)).ok).toBe(
    true,
  );
});

test("a time that its host cancelled is nobody else's, unless the host says so", async () => {
  const host = await aMeetingHost();
  const service = await aMeetingService([host], { dailyLimit: 1 });
  const cancelling = { actorId: (await aStudent()).id, desk: null, reason: "Ill" };
  const book = async (n: number, time: string) => {
    const booked = await bookMeeting(service, guest, aBooking(n, { startsAt: at(time) }), now);
    return booked.ok ? booked.value.id : booked.error;
  };
  const first = Number(await book(1, "09:00"));
  await cancelAsHost(first, { ...cancelling, freesTime: false }, now);
  expect(await book(2, "09:00")).toBe("not-free");
  // A meeting that is off counts for no limit of the day.
  const second = Number(await book(3, "10:00"));
  await cancelAsHost(second, { ...cancelling, freesTime: true }, now);
  expect(await book(4, "10:00")).toBeGreaterThan(0);
});

test("a host who is switched off is not moved to, and only what is booked can be cancelled", async () => {
  const host = await aMeetingHost();
  const service = await aMeetingService([host]);
  const booked = await bookMeeting(service, guest, aBooking(1, { startsAt: at("09:00") }), now);
  if (!booked.ok) throw new Error(booked.error);
  await db.update(meetingHosts).set({ isActive: false }).where(eq(meetingHosts.id, host.id));
  expect(await moveMeeting(booked.value.id, at("10:00"), now)).toEqual({
    ...{ ok: false, error: "not-free" },
  });
  await db.update(meetings).set({ state: "lapsed" });
  const by = { actorId: (await aStudent()).id, desk: null, reason: "Ill", freesTime: true };
  expect(await cancelAsHost(booked.value.id, by, now)).toEqual({
    ...{ ok: false, error: "already-over" },
  });
});

test("a way to meet that the service does not offer is refused; a number is kept only for calls", async () => {
  const service = await aMeetingService([await aMeetingHost()], { modes: ["video", "phone"] });
  const asked = { ...aBooking(1, {}), phone: "+44 113 496 0000" };
  expect(await bookMeeting(service, guest, { ...asked, mode: "in-person" }, now)).toEqual({
    ...{ ok: false, error: "mode-gone" },
  });
  const booked = await bookMeeting(service, guest, asked, now);
  expect(booked.ok && booked.value.phone).toBeNull();
});
