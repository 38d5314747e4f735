import { clockIn, isTimeZone, roughInstantIn, weekdayAndTimeIn } from "#rules/zoned-time.ts";
import type { JobForm } from "./job-form.ts";

/** Zones an employer on these boards closes in. */
export const closingZones: readonly { value: string; label: string }[] = [
  { value: "Europe/London", label: "UK time" },
  { value: "Europe/Dublin", label: "Irish time" },
  { value: "Australia/Sydney", label: "Sydney and Melbourne" },
  { value: "Australia/Brisbane", label: "Brisbane" },
  { value: "Australia/Adelaide", label: "Adelaide" },
  { value: "Australia/Perth", label: "Perth" },
  { value: "America/Toronto", label: "Toronto and Montreal" },
  { value: "America/Halifax", label: "Halifax" },
  { value: "America/Winnipeg", label: "Winnipeg" },
  { value: "America/Edmonton", label: "Calgary and Edmonton" },
  { value: "America/Vancouver", label: "Vancouver" },
  { value: "Asia/Kolkata", label: "Indian time" },
  { value: "Asia/Shanghai", label: "Chinese time" },
  { value: "UTC", label: "UTC" },
];

/** The choices, with the employer's own zone where it is another. */
export function zoneChoices(own: string) {
  const isListed = closingZones.some(({ value }) => value === own);
  return isListed || own === "" ? closingZones : [...closingZones, { value: own, label: own }];
}

type TypedClosing = Pick<JobForm, "closesOn" | "closesTime" | "closesZone">;

/** When an advert closes by what is typed so far; null while that is no moment. */
export function typedClosing({ closesOn, closesTime, closesZone }: TypedClosing): Date | null {
  const [day, time, zone] = [closesOn ?? "", closesTime || "23:59", closesZone ?? ""];
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return null;
  // A calendar without that day, or a clock without that hour.
  const isMoment = !Number.isNaN(Date.parse(`${day}T${time}:00Z`));
  return isMoment && isTimeZone(zone) ? roughInstantIn(zone, day, time) : null;
}

/** What the closing time is where many readers are: "Sat 05:29 in India, Sat 07:59 in China." */
export function closingNote(form: TypedClosing): string | null {
  const closing = typedClosing(form);
  if (!closing) return null;
  const there = (place: string) => weekdayAndTimeIn(place, closing);
  const said = `${there("Asia/Kolkata")} in India, ${there("Asia/Shanghai")} in China.`;
  return isNight("Asia/Kolkata", closing) ? `${said} Noon is easier for them.` : said;
}

function isNight(zone: string, instant: Date): boolean {
  const { minutes } = clockIn(zone, instant);
  return minutes >= 22 * 60 || minutes < 7 * 60;
}
