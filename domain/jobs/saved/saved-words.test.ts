import { expect, test } from "vitest";
import { eveningBefore } from "./calendar-events.ts";
import { notesSchema } from "./saved.schema.ts";
import type { SavedJob } from "./saved-jobs.queries.server.ts";
import { savedHeadline, stagesLabel } from "./saved-labels.ts";
import { momentView, savedJobView } from "./saved-view.server.ts";
import { weekLine } from "./week-line.ts";

const now = new Date("2026-11-15T09:00:00Z");
const zone = "Europe/London";
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3600_000);

test.each([
  [6, 4, "Six saved jobs. Four close during your night."],
  [1, 1, "One saved job. It closes during your night."],
  [3, 1, "Three saved jobs. One closes during your night."],
  [2, 2, "Two saved jobs. All close during your night."],
  [14, 0, "14 saved jobs."],
])("%i saved, %i in the night", (saved, inNight, words) => {
  expect(savedHeadline({ saved, inNight })).toBe(words);
});

test.each([
  ["past midnight, the day before", "2026-11-22T23:59:00Z", "2026-11-22T13:30:00Z"],
  ["late in the evening, the same day", "2026-12-03T17:00:00Z", "2026-12-03T13:30:00Z"],
  ["at seven itself, the day before", "2026-12-03T13:30:00Z", "2026-12-02T13:30:00Z"],
])("the evening before, in Kolkata: %s", (_case, closes, evening) => {
  const found = eveningBefore(new Date(closes), "Asia/Kolkata");
  expect(found.toISOString()).toBe(new Date(evening).toISOString());
});

test("a closing time is told on both clocks, and whether it is in the reader's night", () => {
  const closes = new Date("2026-11-22T23:59:00Z");
  const moment = momentView(closes, "Europe/London", { now, timeZone: "Asia/Kolkata" });
  expect(moment).toMatchObject({
    there: { place: "London", when: "Sun 22, 23:59" },
    here: { place: "Kolkata", when: "Mon 23, 05:29" },
    isNight: true,
  });
  expect(momentView(closes, "Europe/London", { now, timeZone: null })).toMatchObject({
    here: null,
    isNight: false,
    label: "",
  });
});

const savedJob: SavedJob = {
  card: {
    ...{ id: 7, slug: "weaver", board: "jobs" as const, title: "Weaver", summary: "Weave." },
    employer: { id: 1, slug: "loom", name: "Loom", register: null },
    country: "gb",
    city: "Leeds",
    remote: "on-site",
    sector: "other",
    jobType: "full-time",
    level: "entry",
    sponsorship: "unsaid",
    ...{ hoursPerWeek: null, pay: null },
    ...{ studentSafe: null, studentSafeWhy: null, postedAt: inDays(-9), isUndated: false },
    ...{ closesAt: inDays(7), closesZone: zone, isLive: true, isDemo: false },
  },
  stage: "saved",
  ...{ isTakenDown: false, note: "", dateAt: inDays(5), dateLabel: "Interview" },
  ...{ savedAt: inDays(-3), stageAt: inDays(-3) },
};

test("a date of one's own stands beside the closing time, and never in its place", () => {
  const view = savedJobView(savedJob, { now, timeZone: zone });
  expect(view.day?.iso).toBe("2026-11-22");
  expect(view.moment?.there.when).toBe("Sun 22, 09:00");
  expect(view.date?.words).toBe("Interview: Friday 20 November, 09:00, London time.");
});

test("a job that ended says so beside a date of one's own", () => {
  const card = { ...savedJob.card, isLive: false, closesAt: inDays(-1) };
  const view = savedJobView({ ...savedJob, card }, { now, timeZone: zone });
  expect(view.moment?.there.when).toBe("Fri 20, 09:00");
  expect(view.lines).toContain("You cannot apply for it any more.");
});

test("a job that left the board before its time says so, and not whose doing it was", () => {
  const card = { ...savedJob.card, isLive: false };
  const { lines } = savedJobView({ ...savedJob, card }, { now, timeZone: zone });
  expect(lines[0]).toBe("It is no longer on the board.");
});

test("a day that is not in the calendar is refused in words that people use", () => {
  const read = notesSchema.safeParse({ job: "7", date: "2026-02-30T10:00" });
  expect(read.error?.issues.map(({ message }) => message)).toEqual([
    "That is not a real date. Choose a day and a time, such as 25 November 2026, 19:30.",
  ]);
});

test("the line holds four weeks ahead in order, labels in turn, and none overlaps another", () => {
  const dates = [
    { key: "b", at: inDays(7), zone, label: "Second" },
    { key: "past", at: inDays(-1), zone, label: "Past" },
    { key: "a", at: inDays(3), zone, label: "First" },
    { key: "c", at: inDays(7.2), zone, label: "Third" },
    { key: "far", at: inDays(29), zone, label: "Far" },
  ];
  const line = weekLine(dates, now, "Europe/London");
  expect(line.map(({ key, label, isAbove }) => [key, label, isAbove])).toEqual([
    ["a", "First", true],
    ["b", "Second", false],
    ["c", "Third", true],
  ]);
  expect(line[1]?.at).toBeCloseTo(0.25);
});

test("a day on the line is the one beside the job: the earlier of two clocks", () => {
  const closing = { key: "a", at: new Date("2026-11-22T23:59:00Z"), zone, label: "Ostler" };
  expect(weekLine([closing], now, "Asia/Kolkata")[0]?.day).toBe("22 Nov");
  const early = { ...closing, at: new Date("2026-11-22T03:00:00Z") };
  expect(weekLine([early], now, "America/New_York")[0]?.day).toBe("21 Nov");
});

test.each([
  [{ saved: 3, applied: 0, interview: 1, offer: 2, closed: 4 }, "6 saved jobs, 2 offers"],
  [{ saved: 6, applied: 2, interview: 1, offer: 1, closed: 1 }, "10 saved jobs, 1 offer"],
  [{ saved: 1, applied: 0, interview: 0, offer: 0, closed: 0 }, "1 saved job"],
  [{ saved: 0, applied: 1, interview: 0, offer: 0, closed: 0 }, "1 saved job, 1 applied for"],
  [{ saved: 0, applied: 0, interview: 0, offer: 0, closed: 5 }, null],
])("how far somebody is with %o", (counts, words) => {
  expect(stagesLabel(counts)).toBe(words);
});
