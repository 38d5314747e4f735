import { zonedFormats } from "./zoned-formats.ts";

/** What rules/zoned-time.ts builds on. Apart from the other dates: the job page has little room. */
export const clockFormat = zonedFormats({
  /** "Friday 14 August". */
  weekdayDate: { weekday: "long", day: "numeric", month: "long" },
  /** "Fri 14 Aug". */
  shortWeekdayDate: { weekday: "short", day: "numeric", month: "short" },
  /** "14/08/2026, GMT+01:00". */
  offset: { timeZoneName: "longOffset" },
});
