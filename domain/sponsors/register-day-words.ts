import { longDay } from "#rules/days.ts";
import type { RegisterDay } from "./sponsor.ts";

/** Which copy of the register speaks, and from which day. */
export function registerDayWords({ asOf, isDemo }: RegisterDay): string {
  const day = longDay(asOf);
  return isDemo
    ? `A list made up for this demo, of ${day}: employers that may sponsor a visa.`
    : `From the Home Office list of ${day}: every employer in the UK that may sponsor a visa.`;
}
