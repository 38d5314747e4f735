import { longDay } from "#rules/days.ts";
import { clockFormat } from "#rules/formats/clock-format.ts";
import { clockIn, dayAndTimeIn, placeOf, shortDayIn, timeIn } from "#rules/zoned-time.ts";
import { type Edition, type Fair, laterEditions, nextEdition } from "./fair.ts";
import type { ClockTime, EditionView, FairEmployer, FairView } from "./fair-view.ts";

const UK = "Europe/London";
const MINUTE = 60_000;

type FairReader = { now: Date; timeZone: string | null };

/** The fair with its next date, on the clocks of those who come, and the employers the page found for it. */
export function fairView(
  fair: Fair,
  { now, timeZone }: FairReader,
  employers: readonly FairEmployer[],
): FairView {
  const { path, heading, lead, html, notes, questions, checkedOn } = fair;
  const next = nextEdition(fair, now);
  return {
    path,
    heading,
    lead,
    html,
    notes,
    questions,
    checkedOn: longDay(checkedOn),
    next: next ? editionView(fair, next, { now, timeZone }) : null,
    later: laterEditions(fair, now).map(({ startsAt, theme }) => ({
      day: dayOf(startsAt, fair.zone),
      theme,
    })),
    employers: next ? employers : [],
    alertHref: "/job-alerts/new?board=jobs&country=gb&sponsorship=offered&register=licensed",
  };
}

function editionView(fair: Fair, edition: Edition, { now, timeZone }: FairReader): EditionView {
  const { startsAt, endsAt, theme } = edition;
  const { zone } = fair;
  return {
    theme,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isOn: startsAt <= now,
    day: dayOf(startsAt, zone),
    hours: `${timeIn(zone, startsAt)} to ${timeIn(zone, endsAt)} in ${placeName(zone)}`,
    times: [clockTime(startsAt, zone), clockTime(startsAt, UK)],
    own: timeZone && timeZone !== zone && timeZone !== UK ? clockTime(startsAt, timeZone) : null,
    programme: fair.programme.map(({ from, title, words }) => {
      const at = new Date(startsAt.getTime() + from * MINUTE);
      return { there: timeIn(zone, at), uk: timeIn(UK, at), title, words };
    }),
  };
}

/** "Saturday 13 February 2027", as the fair's own zone has it. */
export function dayOf(instant: Date, zone: string): string {
  const day = clockFormat("weekdayDate", zone).format(instant).replace(",", "");
  return `${day} ${clockIn(zone, instant).day.slice(0, 4)}`;
}

function clockTime(instant: Date, zone: string): ClockTime {
  return { place: placeName(zone), when: dayAndTimeIn(zone, instant) };
}

function placeName(zone: string): string {
  if (zone === "Asia/Kolkata") return "India";
  return zone === UK ? "the UK" : placeOf(zone);
}

/** "Sat 13 Feb 2027", for lists. */
export function shortDayOf(instant: Date, zone: string): string {
  return `${shortDayIn(zone, instant)} ${clockIn(zone, instant).day.slice(0, 4)}`;
}
