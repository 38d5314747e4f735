import { longDay } from "#rules/days.ts";
import type { RegisterDay } from "./sponsor.ts";

/** Which copy of the register speaks, and from which day. */
export function registerDayWords({ asOf, isDemo }: RegisterDay): string {
  const day = longDay(asOf);
  return isDemo
    ? `A register made up for this demo, of ${day}. One row for each employer and route.`
    : `Home Office register of licensed sponsors of ${day}. One row for each employer and route.`;
}
