import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { meetingBusy, meetingHosts, meetings } from "#db/schema/meetings.ts";
import { mails } from "#db/schema/platform.ts";
import { test } from "#test/database.ts";
import { aBooking, aMeetingHost, aMeetingService } from "#test/meeting-factories.ts";
import type { Booker } from "../calendar/meeting.ts";
import { readCalendars } from "../calendar/meetings.queries.server.ts";
import { bookMeeting } from "./book-meeting.server.ts";
import { moveMeeting } from "./change-meeting.server.ts";

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
