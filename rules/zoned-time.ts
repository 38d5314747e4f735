import { clockFormat } from "./formats/clock-format.ts";
import { offsetMs } from "./formats/offsets.ts";

/**
 * About the instant at which a clock in the zone shows this day and time, for what a page's own
 * script draws or says while somebody types. Within a change of clocks it may be an hour off: what
 * is stored or compared comes from `wall-clock.ts`.
 */
export function roughInstantIn(timeZone: string, day: string, time: string): Date {
  const asUtc = new Date(`${day}T${time}:00Z`);
  // The offset is asked for twice: near a clock change the first guess can lie on its other side.
  const guess = new Date(asUtc.getTime() - offsetMs(timeZone, asUtc));
  return new Date(asUtc.getTime() - offsetMs(timeZone, guess));
}

/** Whether a text names a time zone, such as "Europe/London". */
export function isTimeZone(text: string): boolean {
  try {
    return text !== "" && Boolean(clockFormat("offset", text));
  } catch {
    return false;
  }
}

/** What a clock in the zone shows: "2026-12-31" and minutes after midnight. */
export function clockIn(timeZone: string, instant: Date): { day: string; minutes: number } {
  const shown = shownIn(timeZone, instant);
  return {
    day: shown.toISOString().slice(0, 10),
    minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  };
}

/**
 * The earlier of the days that clocks in these zones show: who reads only the day must not be a
 * day late, wherever they are. Every big day beside a date is this one.
 */
export function earliestDayIn(timeZones: readonly string[], instant: Date): string {
  const days = timeZones.map((zone) => clockIn(zone, instant).day).sort();
  return days[0] ?? clockIn("UTC", instant).day;
}

/** "Sunday 15 November, 01:12". */
export function dayAndTimeIn(timeZone: string, instant: Date): string {
  const day = clockFormat("weekdayDate", timeZone).format(instant);
  return `${day.replace(",", "")}, ${timeIn(timeZone, instant)}`;
}

/** "Fri 27 Nov". */
export function shortDayIn(timeZone: string, instant: Date): string {
  const day = clockFormat("shortWeekdayDate", timeZone).format(instant);
  return day.replace(",", "");
}

/** "Mon 05:29". */
export function weekdayAndTimeIn(timeZone: string, instant: Date): string {
  return `${shortDayIn(timeZone, instant).slice(0, 3)} ${timeIn(timeZone, instant)}`;
}

/** Where the people of a place write it otherwise than its zone does. */
const spelled: Readonly<Record<string, string>> = {
  Asuncion: "Asunción",
  Bogota: "Bogotá",
  DumontDUrville: "Dumont d’Urville",
  Ho_Chi_Minh: "Ho Chi Minh City",
  Lome: "Lomé",
  Ndjamena: "N’Djamena",
  Reunion: "Réunion",
  Sao_Paulo: "São Paulo",
  Sao_Tome: "São Tomé",
  St_Johns: "St John’s",
  Tirane: "Tirana",
};

/** The place a zone is named after: "Asia/Ho_Chi_Minh" is Ho Chi Minh City. */
export function placeOf(timeZone: string): string {
  const name = timeZone.split("/").at(-1) ?? timeZone;
  return spelled[name] ?? name.replaceAll("_", " ");
}

/** "05:29". */
export function timeIn(timeZone: string, instant: Date): string {
  return shownIn(timeZone, instant).toISOString().slice(-13, -8);
}

/** An instant whose UTC parts are what a clock in the zone shows. */
function shownIn(timeZone: string, instant: Date): Date {
  return new Date(instant.getTime() + offsetMs(timeZone, instant));
}
