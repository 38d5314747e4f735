import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema/jobs.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { calendarOf } from "./calendar.server.ts";
import {
  calendarAddress,
  chooseCalendar,
  openCalendar,
  renewCalendarAddress,
  stopCalendar,
} from "./calendar-address.server.ts";
import { moveSavedJob, writeBesideJob } from "./change-saved-job.server.ts";
import { saveJob } from "./save-job.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const all = { closings: true, ownDates: true };

const tokenOf = (address: string) => address.split("/").at(-1)!;

async function aSavedJob(userId: string) {
  const employer = await anEmployer({ name: "Quillfern Bank" });
  const job = await aJob({
    employerId: employer.id,
    title: "Business analyst, graduate",
    closesAt: new Date("2026-11-22T23:59:00Z"),
    updatedAt: new Date("2026-11-10T08:00:00Z"),
  });
  await saveJob(userId, job.id, now);
  return job;
}

test("a closing time in the reader's night has a reminder at seven the evening before", async () => {
  const { id: userId } = await aStudent();
  await aSavedJob(userId);
  const text = await calendarOf({ userId, timeZone: "Asia/Kolkata" }, all, { now, isFeed: true });

  expect(text).toContain("SUMMARY:Closes: Business analyst\\, graduate\\, Quillfern Bank\r\n");
  expect(text).toContain("DTEND:20261122T235900Z\r\n");
  // 05:29 on Monday in Kolkata; the evening before is Sunday 19:00 there, 13:30 in UTC.
  expect(text).toContain("TRIGGER;VALUE=DATE-TIME:20261122T133000Z\r\n");

  const inDay = await calendarOf({ userId, timeZone: "America/New_York" }, all, {
    now,
    isFeed: true,
  });
  expect(inDay).not.toContain("VALARM");
});

test("one's own dates are put in with their name; what was put aside or applied for is left out", async () => {
  const { id: userId } = await aStudent();
  const job = await aSavedJob(userId);
  const dateAt = new Date("2026-11-25T14:00:00Z");
  await moveSavedJob(userId, job.id, "interview", now);
  await writeBesideJob(userId, job.id, { note: "private", dateAt, dateLabel: "Interview" }, now);
  const owner = { userId, timeZone: null };

  const text = await calendarOf(owner, all, { now, isFeed: true });
  expect(text).toContain("SUMMARY:Interview: Business analyst\\, graduate\\, Quillfern Bank\r\n");
  expect(text).toContain("DTSTART:20261125T140000Z\r\n");
  expect(text).not.toContain("Closes:");
  expect(text).not.toContain("private");
  expect(text).not.toContain(userId);

  await moveSavedJob(userId, job.id, "closed", now);
  expect(await calendarOf(owner, all, { now, isFeed: true })).not.toContain("VEVENT");
});

test("the same dates are the same text; a changed one keeps its name and counts up", async () => {
  const { id: userId } = await aStudent();
  const job = await aSavedJob(userId);
  const read = () => calendarOf({ userId, timeZone: null }, all, { now, isFeed: true });
  const before = await read();
  expect(await read()).toBe(before);

  const updatedAt = new Date("2026-11-15T08:00:00Z");
  await db
    .update(jobs)
    .set({ closesAt: new Date("2026-11-30T12:00:00Z"), updatedAt })
    .where(eq(jobs.id, job.id));
  const after = await read();
  const field = (text: string, name: string) => new RegExp(`^${name}:(.*)\r$`, "m").exec(text)?.[1];
  expect(field(after, "UID")).toBe(field(before, "UID"));
  expect(Number(field(after, "SEQUENCE"))).toBeGreaterThan(Number(field(before, "SEQUENCE")));
});

test("a stopped address stays stopped, and the next one is another", async () => {
  const { id: userId } = await aStudent();
  const first = tokenOf(calendarAddress(userId, await renewCalendarAddress(userId)));
  expect(await openCalendar(first, now)).toMatchObject({ userId, choices: { meetings: false } });

  await stopCalendar(userId, now);
  expect(await openCalendar(first, now)).toBeNull();

  const second = tokenOf(calendarAddress(userId, await renewCalendarAddress(userId)));
  expect(await openCalendar(first, now)).toBeNull();
  expect(await openCalendar(second, now)).toMatchObject({ userId });
});

test("a new address ends the old one; choices stay", async () => {
  const { id: userId } = await aStudent({ timeZone: "Asia/Kolkata" });
  const first = tokenOf(calendarAddress(userId, await renewCalendarAddress(userId)));
  await chooseCalendar(userId, { closings: false, ownDates: true });
  expect(await openCalendar(first, now)).toMatchObject({
    userId,
    timeZone: "Asia/Kolkata",
    choices: { closings: false, ownDates: true },
  });

  const second = tokenOf(calendarAddress(userId, await renewCalendarAddress(userId)));
  expect(await openCalendar(first, now)).toBeNull();
  expect(await openCalendar(second, now)).toMatchObject({ choices: { closings: false } });
});

test.each(["", "nonsense", "a.b.c", "MSB4..x"])(
  "a false address opens nothing: %j",
  async (token) => {
    expect(await openCalendar(token, now)).toBeNull();
  },
);

test("an address opens nothing before its owner asked for one", async () => {
  const { id } = await aStudent();
  expect(await openCalendar(tokenOf(calendarAddress(id, 1)), now)).toBeNull();
});
