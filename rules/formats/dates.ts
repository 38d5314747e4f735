import { zonedFormats } from "./zoned-formats.ts";

/** Days and times on screens and in mails. Clocks and closing times: rules/zoned-time.ts. */
export const dateFormat = zonedFormats({
  /** "14 August 2026". */
  longDate: { dateStyle: "long" },
  /** "14 August 2026 at 09:30". */
  longDateTime: { dateStyle: "long", timeStyle: "short" },
  /** "14 Aug 2026, 09:30". */
  mediumDateTime: { dateStyle: "medium", timeStyle: "short" },
  /** "Friday". */
  weekday: { weekday: "long" },
  /** "14 August". */
  dayMonth: { day: "numeric", month: "long" },
  /** "14 August at 09:30". */
  dayMonthTime: { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" },
});
