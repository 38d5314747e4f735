import { minutesAhead, nextClockChange } from "#rules/clock-changes.ts";
import { addDays, longDay } from "#rules/days.ts";
import { clockIn, dayAndTimeIn, placeOf } from "#rules/zoned-time.ts";

export type PlaceClock = { place: string; words: string; time: string; minutes: number };

export type ClocksView = {
  clocks: PlaceClock[];
  /** The day both clocks become one, and a change of clocks on the way to it. */
  notes: string[];
};

type Given = {
  home: { timeZone: string };
  there: { timeZone: string; place: string };
  /** The first day on which only the clock there counts. */
  switchOn: string | null;
  now: Date;
};

/** How far ahead a change of clocks is looked for while no flight is known. */
const DAYS_AHEAD = 120;

/** Both clocks until the switch day, with the changes of clocks in between; after it one. */
export function clocksFor({ home, there, switchOn, now }: Given): ClocksView {
  const todayThere = clockIn(there.timeZone, now).day;
  const isThere = switchOn !== null && todayThere >= switchOn;
  if (isThere || home.timeZone === there.timeZone) {
    return { clocks: [clock(there.timeZone, there.place, now)], notes: [] };
  }
  const today = clockIn(home.timeZone, now).day;
  const homePlace = placeOf(home.timeZone);
  const difference = differenceLabel(minutesAhead(there.timeZone, home.timeZone, today));
  const upTo = switchOn ?? addDays(today, DAYS_AHEAD);
  const zones = { home: home.timeZone, there: there.timeZone };
  const changes = [
    changeWords(home.timeZone, homePlace, { today, upTo, zones, thereIs: there.place }),
    changeWords(there.timeZone, there.place, { today, upTo, zones, thereIs: there.place }),
  ];
  return {
    clocks: [
      clock(home.timeZone, homePlace, now),
      {
        ...clock(there.timeZone, there.place, now),
        words: `${weekdayIn(there.timeZone, now)}, ${difference}`,
      },
    ],
    notes: [
      switchOn
        ? `We show both times until the day you arrive, ${longDay(switchOn)}. Then ${there.place} time only.`
        : "We show both times until the day you arrive.",
      ...changes.filter((words) => words !== null),
    ],
  };
}

type Around = {
  today: string;
  upTo: string;
  zones: { home: string; there: string };
  thereIs: string;
};

function changeWords(
  zone: string,
  place: string,
  { today, upTo, zones, thereIs }: Around,
): string | null {
  const change = nextClockChange(zone, today, upTo);
  if (!change) return null;
  const after = differenceLabel(minutesAhead(zones.there, zones.home, change.day));
  const way = change.minutes > 0 ? "forward" : "back";
  return `On ${longDay(change.day)} the clocks in ${place} go ${way}: from then ${thereIs} is ${after}.`;
}

/** "7 hours behind", "5 hours 30 minutes ahead". */
export function differenceLabel(minutes: number): string {
  if (minutes === 0) return "the same time";
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const words = [
    hours > 0 ? `${hours} ${hours === 1 ? "hour" : "hours"}` : "",
    rest > 0 ? `${rest} minutes` : "",
  ];
  return `${words.filter(Boolean).join(" ")} ${minutes > 0 ? "ahead" : "behind"}`;
}

function weekdayIn(timeZone: string, now: Date): string {
  return dayAndTimeIn(timeZone, now).split(" ")[0] ?? "";
}

function clock(timeZone: string, place: string, now: Date): PlaceClock {
  const [words = "", time = ""] = dayAndTimeIn(timeZone, now).split(", ");
  return { place, words, time, minutes: clockIn(timeZone, now).minutes };
}
