import { clockIn, roughInstantIn, shortDayIn, timeIn } from "#rules/zoned-time.ts";

/** When people sleep, as every strip in the product shades it. */
const NIGHT_FROM = "22:00";
const NIGHT_TO = "07:00";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Labels nearer than this to another, in parts of the strip, would touch. */
const ROOM = 0.09;

export type Night = { from: number; to: number };
export type Tick = { at: number; label: string };

/** A day and night round one instant, as a clock in one zone sees it. Places run from 0 to 1. */
export type NightStrip = { at: number; nights: Night[]; ticks: Tick[] };

/** True when somebody in the zone would be asleep. */
export function isInNight(instant: Date, timeZone: string): boolean {
  const { minutes } = clockIn(timeZone, instant);
  return minutes >= 22 * 60 || minutes < 7 * 60;
}

export function nightStrip(instant: Date, timeZone: string): NightStrip {
  const at = placeOnStrip(instant);
  return {
    at,
    nights: nightsAround(instant, timeZone),
    ticks: ticksFrom(startOf(instant), timeZone, at),
  };
}

/** Where the instant is on its strip, the same on every clock. */
export function placeOnStrip(instant: Date): number {
  return (instant.getTime() - startOf(instant)) / DAY;
}

/** The strip starts on a whole hour about half a day before the instant, no matter whose clock reads it. */
function startOf(instant: Date): number {
  return Math.floor((instant.getTime() - DAY / 2) / HOUR) * HOUR + HOUR;
}

/** Asked of the clock night by night, so that a night in which it changes is drawn as long as it is. */
export function nightsAround(instant: Date, timeZone: string): Night[] {
  const start = startOf(instant);
  const placeOf = (moment: Date) => (moment.getTime() - start) / DAY;
  return [-1, 0, 1].flatMap((offset) => {
    const evening = dayAt(start, timeZone, offset);
    const morning = dayAt(start, timeZone, offset + 1);
    const from = Math.max(0, placeOf(roughInstantIn(timeZone, evening, NIGHT_FROM)));
    const to = Math.min(1, placeOf(roughInstantIn(timeZone, morning, NIGHT_TO)));
    return to > from ? [{ from, to }] : [];
  });
}

function ticksFrom(start: number, timeZone: string, pin: number): Tick[] {
  const first: Tick = { at: 0, label: timeIn(timeZone, new Date(start)) };
  const later = [0, 1].flatMap((offset) =>
    ["00:00", "06:00", "12:00", "18:00"].map((time) => {
      const moment = roughInstantIn(timeZone, dayAt(start, timeZone, offset), time);
      const weekday = time === "00:00" ? ` ${shortDayIn(timeZone, moment).slice(0, 3)}` : "";
      return { at: (moment.getTime() - start) / DAY, label: `${time}${weekday}` };
    }),
  );
  const fits = ({ at }: Tick) => at > 2 * ROOM && at < 1 - ROOM && Math.abs(at - pin) > ROOM;
  return [first, ...later.filter(fits)];
}

function dayAt(start: number, timeZone: string, offset: number): string {
  const { day } = clockIn(timeZone, new Date(start));
  return new Date(Date.parse(day) + offset * DAY).toISOString().slice(0, 10);
}

/** "5½ hours ahead", as people say the distance between two clocks. */
export function distanceLabel(instant: Date, zone: string, fromZone: string): string {
  const minutes = minutesBetween(instant, zone, fromZone);
  if (minutes === 0) return "the same time";
  const hours = Math.floor(Math.abs(minutes) / 60);
  const part = { 0: "", 15: "¼", 30: "½", 45: "¾" }[Math.abs(minutes) % 60] ?? "";
  const count = `${hours || ""}${part}`;
  const unit = hours === 1 && !part ? "hour" : "hours";
  return `${count} ${unit} ${minutes > 0 ? "ahead" : "behind"}`;
}

function minutesBetween(instant: Date, zone: string, fromZone: string): number {
  const here = clockIn(zone, instant);
  const there = clockIn(fromZone, instant);
  const days = (Date.parse(here.day) - Date.parse(there.day)) / DAY;
  return days * 24 * 60 + here.minutes - there.minutes;
}
