import { expect, test } from "vitest";
import { checkShift } from "./check-view.ts";
import { hoursLabel, ruleMessage, stretchLabel } from "./hours-labels.ts";
import { momentsAround, type WorkLog, weekFinding, weekView } from "./week-view.ts";
import { shiftSchema, shiftTimes } from "./work.schema.ts";
import { ruleOf, type WorkSettings } from "./work-settings.ts";

const LONDON = "Europe/London";

const settings: WorkSettings = {
  countryId: 226,
  study: "degree",
  courseStartsOn: "2026-09-21",
  courseEndsOn: "2027-09-30",
  timeZone: LONDON,
};

const breaks = [{ id: 1, name: "Christmas", startsOn: "2026-12-12", endsOn: "2027-01-10" }];

function shift(day: string, from: string, to: string, id = 1) {
  const times = shiftTimes({ day, from, to }, LONDON);
  if (!times.ok) throw new Error(times.error);
  const place = { placeId: 1, place: "Mossway Café", kind: "employed" as const };
  return { id, ...place, isPaid: true, revision: 1, ...times.value };
}

const log: WorkLog = {
  settings,
  breaks,
  shifts: [shift("2026-11-09", "09:00", "17:00"), shift("2026-11-11", "18:00", "23:30", 2)],
};

test("a week says what is left, day by day and in all", () => {
  const week = weekView(log, "2026-11-09", "2026-11-15");
  expect(week).toMatchObject({
    title: "9 to 15 November 2026",
    isThisWeek: true,
    finding: { tone: "positive", title: "6 h 30 min left" },
    bar: { used: 67.5, limit: 100 },
  });
  expect(weekFinding(log, "2026-11-09")).toEqual(week.finding);
  expect(week.days.map(({ label, worked }) => `${label}: ${worked}`).slice(0, 3)).toEqual([
    "Monday 9 Nov: 8 hours",
    "Tuesday 10 Nov: 0 hours",
    "Wednesday 11 Nov: 5 h 30 min",
  ]);
  expect(week.days[2]!.shifts).toMatchObject([
    { from: "18:00", to: "23:30", length: "5 h 30 min" },
  ]);
});

test("a shift that is asked about and logged counts once, and is said to be there", () => {
  const asked = checkShift(log, shift("2026-11-11", "18:00", "23:30"), "employed");
  expect(asked.words).toBe(
    "This shift is in your log already. 12 hours are left from 9 to 15 November 2026. This shift takes 5 h 30 min. 6 h 30 min would be left.",
  );
  expect(checkShift(log, shift("2026-11-12", "18:00", "20:00"), "employed").words).not.toContain(
    "already",
  );
});

test("work of a forbidden kind in the log is not fine, however few its hours", () => {
  const kind = "self-employed" as const;
  const gig = { ...shift("2026-11-10", "18:00", "20:00", 3), kind };
  const logged = { ...log, shifts: [...log.shifts, gig] };
  expect(weekView(logged, "2026-11-09", "2026-11-15").finding).toMatchObject({
    tone: "negative",
    title: "Not allowed on a student visa",
  });
  expect(weekView(logged, "2026-11-16", "2026-11-15").finding.tone).toBe("positive");
});

test("a night over Sunday stands on the day it begins and counts in both weeks", () => {
  const night = { ...log, shifts: [shift("2026-11-15", "22:00", "06:00")] };
  const before = weekView(night, "2026-11-09", "2026-11-15");
  expect(before.days.at(-1)!.shifts).toMatchObject([{ endsNextDay: true, length: "8 hours" }]);
  expect(before.finding.title).toBe("18 hours left");
  expect(weekView(night, "2026-11-16", "2026-11-15").finding.title).toBe("14 hours left");
});

test("days before our rule was vouched for are not judged", () => {
  expect(weekView(log, "2026-03-02", "2026-11-15").finding.title).toBe("Not judged");
});

test.each([
  ["a short shift", "2026-11-12", "09:00", "13:00", "Within the limit"],
  ["one hour too many", "2026-11-12", "09:00", "16:30", "Over the limit"],
  ["in the vacation", "2026-12-21", "08:00", "20:00", "No limit on these days"],
  ["after the course", "2027-10-04", "08:00", "20:00", "No limit on these days"],
  ["before the course", "2026-09-15", "09:00", "11:00", "We cannot tell"],
])("%s is told so", (_case, day, from, to, title) => {
  expect(checkShift(log, shift(day, from, to), "employed").title).toBe(title);
});

test("an answer says what is left before it, what it takes, and what would be left", () => {
  expect(checkShift(log, shift("2026-11-12", "09:00", "13:00"), "employed").words).toBe(
    "6 h 30 min are left from 9 to 15 November 2026. This shift takes 4 hours. 2 h 30 min would be left.",
  );
  expect(checkShift(log, shift("2026-11-12", "09:00", "17:00"), "employed").words).toContain(
    "This shift takes 8 hours: 1 h 30 min too many.",
  );
});

test("self-employed work is refused however short, and judged where no rule forbids it", () => {
  const short = shift("2026-11-12", "09:00", "10:00");
  expect(checkShift(log, short, "self-employed").title).toBe("Not allowed on a student visa");
  const canada = { ...log, settings: { ...settings, countryId: 39 } };
  expect(checkShift(canada, short, "self-employed").title).toBe("Within the limit");
});

test("words for hours and stretches", () => {
  expect([0, 45, 60, 390].map(hoursLabel)).toEqual([
    "0 hours",
    "45 minutes",
    "1 hour",
    "6 h 30 min",
  ]);
  expect(stretchLabel({ from: "2026-11-30", to: "2026-12-06" })).toBe("30 Nov to 6 December 2026");
});

test("Ireland's rule names its dates, Britain's its Monday", () => {
  const ireland = ruleOf({ ...settings, countryId: 104 }, "2026-11-15")!;
  expect(ruleMessage(ireland)).toContain(
    "40 from 1 June to 30 September and from 15 December to 15 January",
  );
  expect(ruleMessage(ruleOf(settings, "2026-11-15")!)).toContain(
    "20 hours a week in term, Monday to Sunday",
  );
});

test.each([
  ["over midnight", "2026-11-15", "22:00", "06:00", 8],
  ["when clocks go back", "2026-10-24", "22:00", "06:00", 9],
  ["when clocks go forward", "2027-03-27", "22:00", "06:00", 7],
])("a night %s lasts as long as it lasts", (_case, day, from, to, hours) => {
  const { startsAt, endsAt } = shift(day, from, to);
  expect((endsAt.getTime() - startsAt.getTime()) / 3_600_000).toBe(hours);
});

test("a shift is counted as long as it can have been on the night clocks go back", () => {
  const minutes = (day: string, from: string, to: string) => {
    const { startsAt, endsAt } = shift(day, from, to);
    return (endsAt.getTime() - startsAt.getTime()) / 60_000;
  };
  expect(minutes("2026-10-24", "22:00", "01:30")).toBe(4.5 * 60);
  expect(minutes("2026-10-25", "01:30", "05:00")).toBe(4.5 * 60);
  expect(minutes("2026-10-24", "22:00", "06:00")).toBe(9 * 60);
  expect(minutes("2026-03-28", "22:00", "06:00")).toBe(7 * 60);
});

test("a time that clocks skip, and a shift of more than a day, are refused", () => {
  expect(shiftTimes({ day: "2027-03-28", from: "01:30", to: "05:00" }, LONDON)).toEqual({
    ok: false,
    error: "no-such-time",
  });
  expect(shiftTimes({ day: "2026-10-24", from: "10:00", to: "09:30" }, LONDON)).toEqual({
    ok: false,
    error: "too-long",
  });
});

test.each([
  ["no employer", { place: "" }, "place"],
  ["no day", { day: "soon" }, "day"],
  ["a time there is not", { from: "25:00" }, "from"],
  ["no end", { to: "" }, "to"],
  ["no length", { to: "09:00" }, "to"],
])("a shift with %s is refused at its field", (_case, change, field) => {
  const typed = { place: "1", day: "2026-11-12", from: "09:00", to: "13:00", ...change };
  const { error } = shiftSchema.safeParse(typed);
  expect([...new Set(error?.issues.map(({ path }) => path.join(".")))]).toEqual([field]);
});

test("shifts are asked for as far away as a fortnight reaches", () => {
  expect(momentsAround("2026-11-09", LONDON)).toEqual({
    from: new Date("2026-10-26T00:00:00Z"),
    to: new Date("2026-11-30T00:00:00Z"),
  });
});
