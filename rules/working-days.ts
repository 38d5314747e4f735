import { addDays, isoDay } from "./days.ts";

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

/** The last of some working days after a moment, Monday to Friday. Public holidays differ by place and count. */
export function workingDaysAfter(at: Date, count: number): string {
  let day = isoDay(at);
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}
