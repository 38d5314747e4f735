import { addDays, mondayOf, shortDay } from "#rules/days.ts";
import { dayStartIn } from "#rules/wall-clock.ts";
import type { WorkKind } from "#rules/work-hours/forbidden-work.ts";
import {
  daysOf,
  type HoursFinding,
  isWorse,
  judgeDay,
  type Stretch,
} from "#rules/work-hours/judge-hours.ts";
import { minutesByDay } from "#rules/work-hours/split-shifts.ts";
import { dayKind } from "#rules/work-hours/study-days.ts";
import { clockIn, timeIn } from "#rules/zoned-time.ts";
import { forbiddenMessage } from "./forbidden-message.ts";
import { type FindingText, findingText, hoursLabel, stretchLabel } from "./hours-labels.ts";
import { calendarOf, ruleOf, type WorkBreak, type WorkSettings } from "./work-settings.ts";

export type ShownShift = {
  id: number;
  placeId: number;
  place: string;
  startsAt: Date;
  endsAt: Date;
  isPaid: boolean;
  revision: number;
  kind: WorkKind;
};

export type WorkLog = {
  settings: WorkSettings;
  breaks: readonly WorkBreak[];
  shifts: readonly ShownShift[];
};

/** As much of a log as its judgement needs. */
type JudgedLog = Omit<WorkLog, "shifts"> & {
  shifts: readonly Pick<ShownShift, "kind" | "startsAt" | "endsAt">[];
};

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** One week of the log, Monday to Sunday on the clock of the place. */
export function weekView(log: WorkLog, monday: string, today: string) {
  const { settings, shifts } = log;
  const week = weekFrom(monday);
  const minutes = minutesByDay(shifts, settings.timeZone);
  const finding = findingOf(log, week);
  const rule = ruleOf(settings, week.to);

  return {
    monday,
    title: stretchLabel(week),
    isThisWeek: mondayOf(today) === monday,
    before: addDays(monday, -7),
    after: addDays(monday, 7),
    finding: wordsFor(log, week, finding),
    bar: finding && barOf(finding),
    days: daysOf(week).map((day) => ({
      day,
      label: `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]} ${shortDay(day)}`,
      isToday: day === today,
      isBreak: rule ? dayKind(rule, calendarOf(settings, log.breaks), day) === "break" : false,
      worked: hoursLabel(minutes.get(day) ?? 0),
      hasWork: (minutes.get(day) ?? 0) > 0,
      /** Hours after midnight of a shift that stands on the day before. */
      isNightBefore:
        (minutes.get(day) ?? 0) > 0 &&
        shifts.every(({ startsAt }) => clockIn(settings.timeZone, startsAt).day !== day),
      shifts: shifts
        .filter(({ startsAt }) => clockIn(settings.timeZone, startsAt).day === day)
        .map((shift) => shiftLine(shift, settings.timeZone)),
    })),
  };
}

export type WeekView = ReturnType<typeof weekView>;

/** What the week comes to, without its days: for anyone who shows a line of it. */
export function weekFinding(log: JudgedLog, monday: string): FindingText {
  const week = weekFrom(monday);
  return wordsFor(log, week, findingOf(log, week));
}

function weekFrom(monday: string): Stretch {
  return { from: monday, to: addDays(monday, 6) };
}

function wordsFor(log: JudgedLog, week: Stretch, finding: HoursFinding | null): FindingText {
  return forbiddenIn(log, week) ?? (finding ? findingText(finding) : noRule());
}

/** The fullest stretch that touches the week; null where no rule of ours covers it. */
function findingOf({ settings, breaks, shifts }: JudgedLog, week: Stretch): HoursFinding | null {
  const rule = ruleOf(settings, week.to);
  if (!rule) return null;
  const studying = { rule, calendar: calendarOf(settings, breaks) };
  const minutes = minutesByDay(shifts, settings.timeZone);
  return daysOf(week)
    .map((day) => judgeDay(studying, minutes, day))
    .reduce((worst, finding) => (isWorse(finding, worst) ? finding : worst));
}

/** Hours of a forbidden kind are not fine because they are few. */
function forbiddenIn({ settings, shifts }: JudgedLog, { from, to }: Stretch): FindingText | null {
  for (const { kind, startsAt } of shifts) {
    const { day } = clockIn(settings.timeZone, startsAt);
    const words = from <= day && day <= to && forbiddenMessage(kind, settings.countryId, day);
    if (words) return words;
  }
  return null;
}

function noRule(): FindingText {
  return {
    tone: "caution",
    title: "Not judged",
    words:
      "We hold no rule for this kind of course in this country, or for days so long ago. Ask your university’s adviser.",
  };
}

/** Shares of the bar, in percent of the limit and of what was worked, whichever is more. */
function barOf({ usedMinutes, limitMinutes }: HoursFinding) {
  if (limitMinutes === null || limitMinutes === 0) return null;
  const whole = Math.max(usedMinutes, limitMinutes);
  return {
    used: Math.round((usedMinutes / whole) * 1000) / 10,
    limit: Math.round((limitMinutes / whole) * 1000) / 10,
    label: `${hoursLabel(usedMinutes)} of ${hoursLabel(limitMinutes)}`,
  };
}

function shiftLine(
  { id, place, placeId, startsAt, endsAt, isPaid, revision }: ShownShift,
  zone: string,
) {
  const start = clockIn(zone, startsAt);
  const end = clockIn(zone, endsAt);
  const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
  return {
    id,
    place,
    placeId,
    revision,
    isPaid,
    day: start.day,
    from: timeIn(zone, startsAt),
    to: timeIn(zone, endsAt),
    endsNextDay: end.day !== start.day && end.minutes > 0,
    length: hoursLabel(minutes),
  };
}

export type ShiftLine = ReturnType<typeof shiftLine>;

/** The moments around a week from which stretches of any rule can reach into it. */
export function momentsAround(monday: string, timeZone: string): { from: Date; to: Date } {
  return {
    from: dayStartIn(timeZone, addDays(monday, -14)),
    to: dayStartIn(timeZone, addDays(monday, 21)),
  };
}
