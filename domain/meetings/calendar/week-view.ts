import { placeName } from "#rules/clock-times.ts";
import { addDays, mondayOf, shortDay, timeOfMinute } from "#rules/days.ts";
import { freeStarts, openSpans, type SlotRules } from "#rules/meetings/slots.ts";
import { readingsIn } from "#rules/wall-clock.ts";
import { clockIn, dayAndTimeIn, timeIn } from "#rules/zoned-time.ts";
import type { HostCalendar } from "./meetings.queries.server.ts";
import { NIGHT } from "./night.ts";

export type SlotView = {
  /** "2027-03-29T09:30Z". */
  at: string;
  /** On the reader's clock, and on that of the first host who has it. */
  time: string;
  hostTime: string;
  hostPlace: string;
  /** The zones of all hosts who have this time. */
  hostZones: string[];
  isNight: boolean;
  /** Which half hour of the week's table it stands in; the first is 1. */
  row: number;
  label: string;
};

export type DayView = {
  day: string;
  weekday: string;
  date: string;
  /** `past`: over, or too soon for the notice that the host needs. */
  state: "free" | "full" | "closed" | "past";
  slots: SlotView[];
};

export type WeekView = {
  days: DayView[];
  /** Each hour of the table on both clocks; the host's is null where one row has several times of theirs. */
  hours: { row: number; time: string; hostTime: string | null }[];
  rowCount: number;
  zone: { reader: string; host: string; isSame: boolean };
  title: string;
  /** Mondays of the weeks around, where there may be something to book. */
  before: string | null;
  after: string | null;
};

type WeekQuery = { monday: string; zone: string; rules: SlotRules; now: Date };

const DAYS = 7;
const WEEKEND = 5;

/** One week of free times on the reader's clock, with the host's beside it. */
export function weekView(hosts: readonly HostCalendar[], asked: WeekQuery): WeekView {
  const { monday, zone, now } = asked;
  const hostZones = [...new Set(hosts.map((host) => host.zone))];
  const zonesOf = startsOf(hosts, asked);
  const starts = [...zonesOf.keys()].sort((one, next) => one - next);
  const first = firstMinute(starts, zone);
  const earliest = now.getTime() + asked.rules.noticeHours * 3_600_000;
  const byDay = Map.groupBy(starts, (start) => clockIn(zone, new Date(start)).day);
  const days = Array.from({ length: DAYS }, (_, by) => addDays(monday, by))
    .map((day) => dayView(day, byDay.get(day) ?? [], { hosts, zone, zonesOf, first, earliest }))
    .filter(({ slots }, by) => by < WEEKEND || slots.length > 0);
  const rowCount = Math.max(0, ...days.flatMap(({ slots }) => slots.map(({ row }) => row)));
  const today = clockIn(zone, now).day;
  const last = addDays(today, asked.rules.maxDaysAhead);
  return {
    days,
    rowCount,
    hours: hoursOf(zonesOf, { first, rowCount, zone }),
    zone: {
      reader: placeName(zone),
      host: hostZones.map(placeName).join(", ") || placeName(zone),
      isSame: hostZones.every((hostZone) => hostZone === zone),
    },
    title: `${shortDay(monday)} to ${shortDay(days.at(-1)?.day ?? monday)}`,
    before: monday > mondayOf(today) ? addDays(monday, -DAYS) : null,
    after: addDays(monday, DAYS) <= last ? addDays(monday, DAYS) : null,
  };
}

/** The zones of the hosts who have a start, by the start. */
type ZonesOfStarts = ReadonlyMap<number, string[]>;

/** Free starts of any of the hosts, each once. A day more on either side: days begin at other instants elsewhere. */
function startsOf(hosts: readonly HostCalendar[], { monday, zone, rules, now }: WeekQuery) {
  const asked = { firstDay: addDays(monday, -1), dayCount: DAYS + 2 };
  const nextMonday = addDays(monday, DAYS);
  const zonesOf = new Map<number, string[]>();
  for (const host of hosts) {
    for (const start of freeStarts(host, rules, asked, now.getTime())) {
      const { day } = clockIn(zone, new Date(start));
      if (day < monday || day >= nextMonday) continue;
      const known = zonesOf.get(start) ?? [];
      if (!known.includes(host.zone)) zonesOf.set(start, [...known, host.zone]);
    }
  }
  return zonesOf;
}

type Around = {
  hosts: readonly HostCalendar[];
  zone: string;
  zonesOf: ZonesOfStarts;
  first: number;
  /** Nothing can be booked before this instant. */
  earliest: number;
};

function dayView(day: string, starts: readonly number[], around: Around): DayView {
  const { hosts, first, earliest } = around;
  const open = hosts.flatMap((host) => openSpans(host, day));
  const isPast = open.length > 0 && open.every(({ until }) => until <= earliest);
  const [weekday = ""] = dayAndTimeIn("UTC", new Date(`${day}T00:00:00Z`)).split(" ");
  return {
    day,
    weekday: weekday.slice(0, 3),
    date: String(Number(day.slice(8))),
    state: starts.length > 0 ? "free" : stateOf(open.length > 0, isPast),
    slots: starts.map((start) => slotView(start, around, first)),
  };
}

function stateOf(hasHours: boolean, isPast: boolean): DayView["state"] {
  if (!hasHours) return "closed";
  return isPast ? "past" : "full";
}

function slotView(start: number, { zone, zonesOf }: Around, first: number): SlotView {
  const instant = new Date(start);
  const { day, minutes } = clockIn(zone, instant);
  const hostZones = zonesOf.get(start) ?? [];
  const hostZone = hostZones[0] ?? zone;
  const time = timeIn(zone, instant);
  return {
    at: atOf(instant),
    ...{ time, hostZones, hostTime: timeIn(hostZone, instant), hostPlace: placeName(hostZone) },
    isNight: minutes >= NIGHT.from || minutes < NIGHT.until,
    row: Math.floor((minutes - first) / 30) + 1,
    label: dayAndTimeIn(zone, instant) + whichOfTwo(instant, readingsIn(zone, day, time)),
  };
}

/** Once a year a clock shows an hour twice, and two slots would have one name. */
function whichOfTwo(instant: Date, [first, second]: readonly Date[]): string {
  if (!second || second <= first!) return "";
  return instant < second ? ", before clocks go back" : ", after clocks go back";
}

/** The hour in which the earliest slot of the week begins, in minutes after midnight. */
function firstMinute(starts: readonly number[], zone: string): number {
  const minutes = starts.map((start) => clockIn(zone, new Date(start)).minutes);
  return minutes.length > 0 ? Math.floor(Math.min(...minutes) / 60) * 60 : 0;
}

type Table = { first: number; rowCount: number; zone: string };

function hoursOf(zonesOf: ZonesOfStarts, { first, rowCount, zone }: Table) {
  const all = [...zonesOf].flatMap(([start, zones]) =>
    zones.map((hostZone) => minutesApart(new Date(start), zone, hostZone)),
  );
  const apart = new Set(all);
  const [offset] = apart.size === 1 ? apart : [null];
  return Array.from({ length: Math.ceil(rowCount / 2) }, (_, hour) => {
    const minutes = first + hour * 60;
    return {
      row: hour * 2 + 1,
      time: timeOfMinute(minutes),
      hostTime: offset === null || offset === undefined ? null : timeOfMinute(minutes + offset),
    };
  });
}

function minutesApart(instant: Date, zone: string, hostZone: string): number {
  const day = 24 * 60;
  const apart = clockIn(hostZone, instant).minutes - clockIn(zone, instant).minutes;
  return (apart + day) % day;
}

/** An instant as the page's links write it. */
export function atOf(instant: Date): string {
  return `${instant.toISOString().slice(0, 16)}Z`;
}
