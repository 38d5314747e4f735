import { addDays, timeOfMinute, weekdayOf } from "../days.ts";
import { offsetMs } from "../formats/offsets.ts";
import { readingsIn } from "../wall-clock.ts";
import { clockIn } from "../zoned-time.ts";

const MINUTE = 60_000;

/** Hours of a day on a wall clock, in minutes after midnight. */
export type Hours = { fromMinute: number; untilMinute: number };

export type Availability = {
  zone: string;
  /** By weekday; 1 is Monday. */
  week: readonly ({ weekday: number } & Hours)[];
  /** Days that are not as the week says. Without hours nobody is there. */
  days: readonly { day: string; fromMinute: number | null; untilMinute: number | null }[];
};

/** A stretch of time in milliseconds since 1970, its end not included. */
export type Span = { from: number; until: number };

export type SlotRules = {
  minutes: number;
  bufferBefore: number;
  bufferAfter: number;
  noticeHours: number;
  maxDaysAhead: number;
  dailyLimit: number | null;
};

/** What a host's calendar holds already. Taken spans have their own buffers in them. */
export type Taken = { spans: readonly Span[]; starts: readonly number[] };

/** Starts are offered on this grid, counted from the beginning of the host's hours. */
const STEP_MINUTES = 30;

/**
 * The hours of one day as instants. Every instant in them shows a time within the hours: where clocks
 * change within them, a time shown twice or skipped makes them shorter, never longer.
 */
export function openSpans({ zone, week, days }: Availability, day: string): Span[] {
  const other = days.find((one) => one.day === day);
  const today = weekdayOf(day);
  const hours = other ? hoursOf(other) : week.filter(({ weekday }) => weekday === today);
  if (hours.length === 0) return [];
  return spansOn(zone, day, hours)
    .filter(({ from, until }) => from < until)
    .sort((one, next) => one.from - next.from);
}

function spansOn(zone: string, day: string, hours: readonly Hours[]): Span[] {
  const midnight = quietMidnight(zone, day);
  if (midnight !== null)
    return hours.map(({ fromMinute, untilMinute }) => ({
      from: midnight + fromMinute * MINUTE,
      until: midnight + untilMinute * MINUTE,
    }));
  return hours.map(({ fromMinute, untilMinute }) => ({
    from: Math.max(...readings(zone, day, fromMinute)),
    until: Math.min(...readings(zone, day, untilMinute)),
  }));
}

/** When a day begins on which clocks go on evenly, as on most days; null near a change of them. */
function quietMidnight(zone: string, day: string): number | null {
  const shown = Date.parse(day);
  const before = offsetMs(zone, new Date(shown - DAY));
  const after = offsetMs(zone, new Date(shown + 2 * DAY));
  return before === after ? shown - before : null;
}

/** Free starts of the days asked for, the earliest first, as milliseconds since 1970. */
export function freeStarts(
  host: Availability & { taken: Taken },
  rules: SlotRules,
  asked: { firstDay: string; dayCount: number },
  now: number,
): number[] {
  const earliest = now + rules.noticeHours * 60 * MINUTE;
  const lastDay = addDays(clockIn(host.zone, new Date(now)).day, rules.maxDaysAhead);
  const full = fullDays(host, rules.dailyLimit);
  const taken = inOrder(host.taken.spans);
  const daysAsked = Array.from({ length: asked.dayCount }, (_, by) => addDays(asked.firstDay, by));
  return daysAsked
    .filter((day) => day <= lastDay && !full.has(dayNumber(day)))
    .flatMap((day) => openSpans(host, day))
    .flatMap((span) => startsIn(span, rules.minutes))
    .filter((start) => start >= earliest && isFree(taken, blockedSpan(start, rules)));
}

/** Whether one start can be booked: the same rule that the list is made by. */
export function isFreeStart(
  host: Availability & { taken: Taken },
  rules: SlotRules,
  start: number,
  now: number,
): boolean {
  const { day } = clockIn(host.zone, new Date(start));
  return freeStarts(host, rules, { firstDay: day, dayCount: 1 }, now).includes(start);
}

/** The stretch that a meeting takes from its host, with the time around it. */
export function blockedSpan(
  start: number,
  { minutes, bufferBefore, bufferAfter }: SlotRules,
): Span {
  return {
    from: start - bufferBefore * MINUTE,
    until: start + (minutes + bufferAfter) * MINUTE,
  };
}

/** What is taken as one line of stretches that do not touch, the earliest first. */
export function inOrder(spans: readonly Span[]): Span[] {
  const line: Span[] = [];
  for (const span of [...spans].sort((one, next) => one.from - next.from)) {
    const last = line.at(-1);
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until);
    else line.push({ ...span });
  }
  return line;
}

/** By halves: a month of a full calendar is asked some hundreds of times. */
function isFree(taken: readonly Span[], wanted: Span): boolean {
  let [low, high] = [0, taken.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (taken[middle]!.until <= wanted.from) low = middle + 1;
    else high = middle;
  }
  const next = taken[low];
  return !next || next.from >= wanted.until;
}

const DAY = 1440 * MINUTE;

function dayNumber(day: string): number {
  return Date.parse(day) / DAY;
}

/** Days on which the host has as many meetings as they take, by their numbers. */
function fullDays({ zone, taken }: Availability & { taken: Taken }, limit: number | null) {
  if (limit === null) return new Set<number>();
  const byDay = Map.groupBy(taken.starts, (start) =>
    Math.floor((start + offsetMs(zone, new Date(start))) / DAY),
  );
  return new Set([...byDay].filter(([, starts]) => starts.length >= limit).map(([day]) => day));
}

function startsIn({ from, until }: Span, minutes: number): number[] {
  const count = Math.floor((until - from - minutes * MINUTE) / (STEP_MINUTES * MINUTE)) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, n) => from + n * STEP_MINUTES * MINUTE);
}

function hoursOf({ fromMinute, untilMinute }: Availability["days"][number]): Hours[] {
  return fromMinute === null || untilMinute === null ? [] : [{ fromMinute, untilMinute }];
}

/** The instants at which a clock may be said to show the minute. */
function readings(zone: string, day: string, minute: number): number[] {
  const shownOn = minute === 1440 ? addDays(day, 1) : day;
  return readingsIn(zone, shownOn, timeOfMinute(minute)).map((instant) => instant.getTime());
}
