/**
 * How long one month of free times takes to work out, for one host and for six with full calendars.
 *
 *   npm run bench:meetings
 */
import { addDays } from "#rules/days.ts";
import {
  type Availability,
  freeStarts,
  type SlotRules,
  type Taken,
} from "#rules/meetings/slots.ts";
import { eventIn } from "#rules/wall-clock.ts";

const LIMIT_MS = 20;
const RUNS = 300;
const DAYS = 31;

const rules: SlotRules = {
  ...{ minutes: 30, bufferBefore: 5, bufferAfter: 10, noticeHours: 24 },
  ...{ maxDaysAhead: 60, dailyLimit: 8 },
};
const zones = ["Europe/London", "Europe/Dublin", "Australia/Sydney", "America/Toronto"];

type Host = Availability & { taken: Taken };

/** Four meetings on every weekday. */
function host(zone: string, firstDay: string): Host {
  const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute: 540, untilMinute: 1020 }));
  const starts = Array.from({ length: DAYS }, (_, by) => addDays(firstDay, by)).flatMap((day) =>
    ["09:30", "11:00", "14:00", "15:30"].map((time) => eventIn(zone, day, time).getTime()),
  );
  const spans = starts.map((from) => ({ from, until: from + 40 * 60_000 }));
  return { zone, week, days: [], taken: { spans, starts } };
}

/** The slowest of 20, over months that begin on other days, so that nothing is answered from before. */
function p95(hostCount: number): { wall: number; processor: number } {
  const times = Array.from({ length: RUNS }, (_, run) => {
    const firstDay = addDays("2027-01-04", run);
    const now = Date.parse(`${addDays(firstDay, -3)}T00:00:00Z`);
    const hosts = Array.from({ length: hostCount }, (_, n) =>
      host(zones[n % zones.length]!, firstDay),
    );
    const [from, used] = [performance.now(), process.cpuUsage()];
    for (const one of hosts) freeStarts(one, rules, { firstDay, dayCount: DAYS }, now);
    const { user, system } = process.cpuUsage(used);
    return { wall: performance.now() - from, processor: (user + system) / 1000 };
  });
  const at95 = (values: number[]) =>
    values.sort((one, other) => one - other)[Math.floor(values.length * 0.95)]!;
  return {
    wall: at95(times.map(({ wall }) => wall)),
    processor: at95(times.map(({ processor }) => processor)),
  };
}

let isSlow = false;
for (const hosts of [1, 6]) {
  const { wall, processor } = p95(hosts);
  isSlow ||= wall > LIMIT_MS;
  console.log(
    `a month of ${hosts} host(s): p95 ${wall.toFixed(2)} ms, of the processor ${processor.toFixed(2)} ms, limit ${LIMIT_MS}`,
  );
}
process.exitCode = isSlow ? 1 : 0;
