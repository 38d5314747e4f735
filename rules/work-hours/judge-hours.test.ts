import { expect, test } from "vitest";
import { eventIn } from "#rules/wall-clock.ts";
import { hoursRuleFor, type StudyKind } from "./hours-rules.ts";
import { judgeDay } from "./judge-hours.ts";
import { judgeShift } from "./judge-shift.ts";
import { minutesByDay, type Shift } from "./split-shifts.ts";
import { dayKind, type StudyCalendar } from "./study-days.ts";

const [UK, AUSTRALIA, CANADA, IRELAND] = [226, 14, 39, 104] as const;
const LONDON = "Europe/London";

const calendar: StudyCalendar = {
  courseStartsOn: "2026-09-21",
  courseEndsOn: "2027-09-30",
  breaks: [{ startsOn: "2026-12-12", endsOn: "2027-01-10" }],
};

function studying(countryId: number, study: StudyKind = "degree", change = {}) {
  const rule = hoursRuleFor({ countryId, study }, "2026-11-15")!;
  return { rule, calendar: { ...calendar, ...change } };
}

/** A shift of some hours on a day, from nine in the morning. */
function hours(day: string, length: number, timeZone = LONDON): Shift {
  const startsAt = eventIn(timeZone, day, "09:00");
  return { startsAt, endsAt: new Date(startsAt.getTime() + length * 3_600_000) };
}

function judged(countryId: number, shifts: Shift[], day: string, study: StudyKind = "degree") {
  return judgeDay(studying(countryId, study), minutesByDay(shifts, LONDON), day);
}

test.each<[string, number, StudyKind, number, string]>([
  ["20 hours on a degree in the United Kingdom", UK, "degree", 20, "within"],
  ["20.5 hours on a degree in the United Kingdom", UK, "degree", 20.5, "over"],
  ["10 hours below degree level in the United Kingdom", UK, "below-degree", 10, "within"],
  ["10.5 hours below degree level in the United Kingdom", UK, "below-degree", 10.5, "over"],
  ["one hour on a part-time course in the United Kingdom", UK, "part-time", 1, "over"],
  ["20 hours on a doctorate in the United Kingdom", UK, "research", 20, "within"],
  ["24 hours in Canada", CANADA, "degree", 24, "within"],
  ["24.5 hours in Canada", CANADA, "degree", 24.5, "over"],
  ["20 hours in Ireland", IRELAND, "degree", 20, "within"],
  ["20.5 hours in Ireland", IRELAND, "degree", 20.5, "over"],
  ["60 hours on a research degree in Australia", AUSTRALIA, "research", 60, "no-limit"],
])("%s in a week of term", (_case, countryId, study, length, state) => {
  const week = ["2026-11-09", "2026-11-10", "2026-11-11"].map((day) => hours(day, length / 3));
  expect(judged(countryId, week, "2026-11-11", study).state).toBe(state);
});

test.each([
  [24, 24, "within"],
  [24, 24.5, "over"],
])("in Australia %i and %s hours in two weeks running are %s", (first, second, state) => {
  const shifts = [hours("2026-11-05", first / 2), hours("2026-11-06", first / 2)];
  shifts.push(hours("2026-11-17", second / 2), hours("2026-11-18", second / 2));
  expect(judged(AUSTRALIA, shifts, "2026-11-17").state).toBe(state);
});

test("any fourteen days count, and the fullest are named", () => {
  const days = ["2026-11-01", "2026-11-05", "2026-11-08", "2026-11-14"];
  const shifts = days.map((day) => hours(day, 15));
  expect(judged(AUSTRALIA, shifts, "2026-11-08")).toMatchObject({
    state: "over",
    usedMinutes: 3600,
    stretch: { from: "2026-11-01", to: "2026-11-14" },
  });
  expect(judged(AUSTRALIA, shifts.slice(1), "2026-11-08").state).toBe("within");
});

test("a British week runs from Monday, whatever came on Sunday", () => {
  const shifts = [hours("2026-11-08", 12), hours("2026-11-09", 12)];
  expect(judged(UK, shifts, "2026-11-09")).toMatchObject({
    state: "within",
    usedMinutes: 720,
    leftMinutes: 480,
    stretch: { from: "2026-11-09", to: "2026-11-15" },
  });
  expect(judged(CANADA, [...shifts, hours("2026-11-10", 1)], "2026-11-09").state).toBe("over");
});

test("a night shift from Sunday to Monday is split at midnight", () => {
  const startsAt = eventIn(LONDON, "2026-11-08", "22:00");
  const night = { startsAt, endsAt: eventIn(LONDON, "2026-11-09", "06:00") };
  expect([...minutesByDay([night], LONDON)]).toEqual([
    ["2026-11-08", 120],
    ["2026-11-09", 360],
  ]);
});

test.each([
  ["the night clocks go back", "2026-10-24", "2026-10-25", 9 * 60],
  ["the night clocks go forward", "2027-03-27", "2027-03-28", 7 * 60],
])("22:00 to 06:00 in %s lasts as long as it lasts", (_case, evening, morning, minutes) => {
  const shift = {
    startsAt: eventIn(LONDON, evening, "22:00"),
    endsAt: eventIn(LONDON, morning, "06:00"),
  };
  const total = [...minutesByDay([shift], LONDON).values()].reduce((sum, part) => sum + part, 0);
  expect(total).toBe(minutes);
});

test("in a British vacation there is no limit, and none after the course", () => {
  const shifts = [hours("2026-12-21", 12), hours("2026-12-22", 12)];
  expect(judged(UK, shifts, "2026-12-21").state).toBe("no-limit");
  expect(judged(UK, [hours("2027-10-05", 24)], "2027-10-05").state).toBe("no-limit");
});

test("a week half in term: hours of term decide, and more in all is a question to ask", () => {
  // Monday 7 to Friday 11 December is term, Saturday and Sunday are not.
  const term = hours("2026-12-10", 15);
  const weekend = hours("2026-12-12", 8);
  expect(judged(UK, [term], "2026-12-10")).toMatchObject({ state: "within", leftMinutes: 300 });
  expect(judged(UK, [term, weekend], "2026-12-10")).toMatchObject({ state: "ask", why: "mixed" });
  expect(judged(UK, [hours("2026-12-10", 21)], "2026-12-10").state).toBe("over");
});

test.each([
  ["1 June", "2026-06-01", "break"],
  ["31 May", "2026-05-31", "term"],
  ["30 September", "2026-09-30", "break"],
  ["1 October", "2026-10-01", "term"],
  ["14 December", "2026-12-14", "term"],
  ["15 December", "2026-12-15", "break"],
  ["15 January", "2027-01-15", "break"],
  ["16 January", "2027-01-16", "term"],
])("in Ireland %s is %s", (_case, day, kind) => {
  const { rule, calendar: dates } = studying(IRELAND, "degree", { breaks: [] });
  expect(dayKind(rule, dates, day)).toBe(kind);
});

test("in Ireland's holidays 40 hours are the most", () => {
  const week = (length: number) =>
    ["2026-12-21", "2026-12-22", "2026-12-23", "2026-12-24"].map((day) => hours(day, length / 4));
  expect(judged(IRELAND, week(40), "2026-12-22").state).toBe("within");
  expect(judged(IRELAND, week(41), "2026-12-22")).toMatchObject({ state: "over", why: "break" });
});

test("hours on a day of which no source speaks are a question to ask", () => {
  expect(judged(UK, [hours("2026-09-10", 4)], "2026-09-10")).toMatchObject({
    state: "ask",
    why: "unknown-day",
  });
  expect(judged(CANADA, [hours("2027-10-10", 4)], "2027-10-10").state).toBe("ask");
});

test("a course no rule speaks of, and a day before the rule, have no rule", () => {
  expect(hoursRuleFor({ countryId: CANADA, study: "part-time" }, "2026-11-15")).toBeNull();
  expect(hoursRuleFor({ countryId: UK, study: "degree" }, "2020-01-01")).toBeNull();
});

test("before a shift is accepted it says what is left without it and with it", () => {
  const log = { shifts: [hours("2026-11-09", 14)], timeZone: LONDON };
  expect(judgeShift(studying(UK), log, hours("2026-11-12", 8))).toMatchObject({
    state: "over",
    leftBefore: 360,
    shiftMinutes: 480,
    leftMinutes: 0,
  });
  expect(judgeShift(studying(UK), log, hours("2026-11-12", 6))).toMatchObject({
    state: "within",
    leftBefore: 360,
    leftMinutes: 0,
  });
});

test("a shift over Sunday midnight is judged by the fuller of its two weeks", () => {
  const log = { shifts: [hours("2026-11-09", 18)], timeZone: LONDON };
  const shift = {
    startsAt: eventIn(LONDON, "2026-11-15", "20:00"),
    endsAt: eventIn(LONDON, "2026-11-16", "03:00"),
  };
  expect(judgeShift(studying(UK), log, shift)).toMatchObject({
    state: "over",
    shiftMinutes: 240,
    stretch: { from: "2026-11-09" },
  });
});
