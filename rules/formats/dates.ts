import { formatter } from "./cache.ts";

/** Every way in which the product shows a day or a time. */
const shapes = {
  /** "14 August 2026". */
  longDate: { dateStyle: "long" },
  /** "14 August 2026 at 09:30". */
  longDateTime: { dateStyle: "long", timeStyle: "short" },
  /** "14 Aug 2026, 09:30". */
  mediumDateTime: { dateStyle: "medium", timeStyle: "short" },
  /** "14 August". */
  dayMonth: { day: "numeric", month: "long" },
  /** "14 August at 09:30". */
  dayMonthTime: { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" },
  /** "Friday 14 August". */
  weekdayDate: { weekday: "long", day: "numeric", month: "long" },
  /** "Fri 14 Aug". */
  shortWeekdayDate: { weekday: "short", day: "numeric", month: "short" },
  /** "14/08/2026, GMT+01:00": what rules/zoned-time.ts reads a clock's offset from. */
  offset: { timeZoneName: "longOffset" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Throws a RangeError where the zone is none. */
export function dateFormat(shape: keyof typeof shapes, timeZone: string): Intl.DateTimeFormat {
  return formatter(
    `date|${timeZone}|${shape}`,
    () => new Intl.DateTimeFormat("en-GB", { timeZone, ...shapes[shape] }),
  );
}

/** The zone of the machine this runs on: in a browser, the reader's. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
