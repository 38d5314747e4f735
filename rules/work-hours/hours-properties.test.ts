import fc from "fast-check";
import { test } from "vitest";
import { addDays, mondayOf } from "#rules/days.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { hoursRuleFor, hoursRules } from "./hours-rules.ts";
import { daysOf, judgeDay, judgeStretch, stretchesWith } from "./judge-hours.ts";
import { judgeShift } from "./judge-shift.ts";
import { minutesByDay } from "./split-shifts.ts";

const zones = fc.constantFrom(
  "Europe/London",
  "Europe/Dublin",
  "Australia/Sydney",
  "Australia/Lord_Howe",
  "America/Toronto",
  "America/St_Johns",
);

const shifts = fc
  .record({
    startsAt: fc.date({
      min: new Date("2026-10-10"),
      max: new Date("2027-09-20"),
      noInvalidDate: true,
    }),
    minutes: fc.integer({ min: 1, max: 1440 }),
  })
  .map(({ startsAt, minutes }) => {
    const start = new Date(Math.floor(startsAt.getTime() / 60_000) * 60_000);
    return { startsAt: start, endsAt: new Date(start.getTime() + minutes * 60_000) };
  });

const calendar = {
  courseStartsOn: "2026-09-21",
  courseEndsOn: "2027-09-30",
  breaks: [{ startsOn: "2026-12-12", endsOn: "2027-01-10" }],
};

const rules = fc.constantFrom(...hoursRules);

test("no minute of a shift is lost or counted twice, in any zone", () => {
  fc.assert(
    fc.property(shifts, zones, (shift, zone) => {
      const minutes = [...minutesByDay([shift], zone).values()];
      const worked = (shift.endsAt.getTime() - shift.startsAt.getTime()) / 60_000;
      return minutes.every((part) => part > 0) && minutes.reduce((a, b) => a + b) === worked;
    }),
  );
});

test("each piece lies on its day: the first where the shift begins, the last where it ends", () => {
  fc.assert(
    fc.property(shifts, zones, (shift, zone) => {
      const days = [...minutesByDay([shift], zone).keys()];
      const lastMoment = new Date(shift.endsAt.getTime() - 1);
      return (
        days[0] === clockIn(zone, shift.startsAt).day &&
        days.at(-1) === clockIn(zone, lastMoment).day
      );
    }),
  );
});

test("another shift never leaves more than there was", () => {
  fc.assert(
    fc.property(fc.array(shifts, { maxLength: 8 }), shifts, rules, (log, shift, rule) => {
      const found = judgeShift({ rule, calendar }, { shifts: log, timeZone: "UTC" }, shift);
      return found.leftBefore === null || found.leftMinutes! <= found.leftBefore;
    }),
  );
});

test("what is left can be worked on that day, and a minute more cannot be", () => {
  const rule = hoursRuleFor({ countryId: 226, study: "degree" }, "2026-11-15")!;
  fc.assert(
    fc.property(fc.array(shifts, { maxLength: 6 }), (log) => {
      const day = "2026-11-12";
      const minutes = new Map(minutesByDay(log, "UTC"));
      const { state, leftMinutes } = judgeDay({ rule, calendar }, minutes, day);
      if (state !== "within") return true;
      const worked = minutes.get(day) ?? 0;
      minutes.set(day, worked + leftMinutes!);
      const isFull = judgeDay({ rule, calendar }, minutes, day).state === "within";
      minutes.set(day, worked + leftMinutes! + 1);
      return isFull && judgeDay({ rule, calendar }, minutes, day).state === "over";
    }),
  );
});

test("every stretch holds its day and is as long as the rule says", () => {
  fc.assert(
    fc.property(rules, fc.integer({ min: 0, max: 700 }), (rule, after) => {
      const day = addDays("2026-01-01", after);
      return stretchesWith(rule, day).every(
        (stretch) => daysOf(stretch).includes(day) && daysOf(stretch).length === rule.days,
      );
    }),
  );
});

test("a week of Monday to Sunday is one of any seven days: judging any is never milder", () => {
  const rule = hoursRuleFor({ countryId: 39, study: "degree" }, "2026-11-15")!;
  const rank = { "no-limit": 0, within: 1, ask: 2, over: 3 };
  fc.assert(
    fc.property(
      fc.array(shifts, { maxLength: 8 }),
      fc.integer({ min: 0, max: 300 }),
      (log, after) => {
        const day = addDays("2026-10-12", after);
        const minutes = minutesByDay(log, "UTC");
        const from = mondayOf(day);
        const week = judgeStretch({ rule, calendar }, minutes, { from, to: addDays(from, 6) });
        return rank[judgeDay({ rule, calendar }, minutes, day).state] >= rank[week.state];
      },
    ),
  );
});
