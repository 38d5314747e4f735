import { addDays, mondayOf } from "#rules/days.ts";
import type { HoursRule } from "./hours-rules.ts";
import type { MinutesByDay } from "./split-shifts.ts";
import { type DayKind, dayKind, type StudyCalendar } from "./study-days.ts";

/** A run of days that a limit counts together. */
export type Stretch = { from: string; to: string };

/**
 * "ask": more than the limit only if the days of a break count too, or hours on a day
 * of which no source says what holds. We do not know how those are read.
 */
export type HoursState = "within" | "no-limit" | "ask" | "over";

export type HoursFinding = {
  stretch: Stretch;
  state: HoursState;
  why: "term" | "break" | "mixed" | "unknown-day" | "no-limit";
  usedMinutes: number;
  /** What may be worked in the stretch by its strictest reading; null without a limit. */
  limitMinutes: number | null;
  /** Never below nothing; null without a limit. */
  leftMinutes: number | null;
};

export type Studying = { rule: HoursRule; calendar: StudyCalendar };

/** The fullest of the stretches that hold the day: the one that decides what is left on it. */
export function judgeDay(studying: Studying, minutes: MinutesByDay, day: string): HoursFinding {
  const findings = stretchesWith(studying.rule, day).map((stretch) =>
    judgeStretch(studying, minutes, stretch),
  );
  return findings.reduce((worst, finding) => (isWorse(finding, worst) ? finding : worst));
}

/** Every stretch the rule would count a day in: its week, or each run of so many days. */
export function stretchesWith({ days, beginsOn }: HoursRule, day: string): Stretch[] {
  if (beginsOn === "monday") {
    const from = mondayOf(day);
    return [{ from, to: addDays(from, days - 1) }];
  }
  return Array.from({ length: days }, (_, back) => {
    const from = addDays(day, -back);
    return { from, to: addDays(from, days - 1) };
  });
}

export function judgeStretch(
  { rule, calendar }: Studying,
  minutes: MinutesByDay,
  stretch: Stretch,
): HoursFinding {
  const days = daysOf(stretch).map((day) => ({
    kind: dayKind(rule, calendar, day),
    worked: minutes.get(day) ?? 0,
  }));
  const inAll = sum(days);
  const of = (kind: DayKind) => days.filter((day) => day.kind === kind);
  const limitMinutes = strictLimit(rule, of("term").length > 0, of("break").length > 0);
  const left = limitMinutes === null ? null : Math.max(0, limitMinutes - inAll);
  const told = { stretch, usedMinutes: inAll, limitMinutes, leftMinutes: left };

  const termLimit = toMinutes(rule.hours);
  const breakLimit = toMinutes(rule.breakHours);
  if (termLimit !== null && sum(of("term")) > termLimit)
    return { ...told, state: "over", why: "term" };
  if (breakLimit !== null && sum([...of("term"), ...of("break")]) > breakLimit)
    return { ...told, state: "over", why: "break" };
  if (sum(of("unknown")) > 0) return { ...told, state: "ask", why: "unknown-day" };
  if (limitMinutes === null) return { ...told, state: "no-limit", why: "no-limit" };
  if (inAll > limitMinutes) return { ...told, state: "ask", why: "mixed" };
  return { ...told, state: "within", why: of("term").length > 0 ? "term" : "break" };
}

/** One day of term puts the whole stretch under the limit of term. */
function strictLimit(rule: HoursRule, hasTerm: boolean, hasBreak: boolean): number | null {
  if (hasTerm) return toMinutes(rule.hours);
  return hasBreak ? toMinutes(rule.breakHours) : null;
}

export function isWorse(one: HoursFinding, other: HoursFinding): boolean {
  const rank = { "no-limit": 0, within: 1, ask: 2, over: 3 };
  if (rank[one.state] !== rank[other.state]) return rank[one.state] > rank[other.state];
  if (one.leftMinutes !== other.leftMinutes)
    return (one.leftMinutes ?? Infinity) < (other.leftMinutes ?? Infinity);
  return one.usedMinutes > other.usedMinutes;
}

export function daysOf({ from, to }: Stretch): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

function sum(days: readonly { worked: number }[]): number {
  return days.reduce((total, { worked }) => total + worked, 0);
}

function toMinutes(hours: number | null): number | null {
  return hours === null ? null : hours * 60;
}
