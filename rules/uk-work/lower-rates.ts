import { inForce } from "#rules/dated.ts";
import { addDays } from "#rules/days.ts";
import { PRISON_OFFICERS } from "./access.ts";
import type { Opening } from "./prepared-job.ts";
import { routeDates } from "./tables.ts";

/** SW A1.1: codes that may use the lower rates, with an employer in health or care. */
const healthAndCareCodes: readonly string[] =
  "1171 1231 1232 2113 2114 3111 3211 3212 6135 6136".split(" ");

/** Bodies that SW A1.1(a) lists by name. Others count too, by a registration no name shows. */
const healthEmployer = /\bNHS\b.*\bTrust\b|\bHealth Board\b|\bHealth and Social Care Trust\b/i;

/** Options F to J for a job whose reader came after 3 April 2024. */
export function lowerRatesOf(
  socCode: string,
  employer: string | null,
  on: string,
): Opening & { until: string | null } {
  if (healthAndCareCodes.includes(socCode)) {
    return employer && healthEmployer.test(employer)
      ? { open: "yes", because: "health-and-care-employer", until: null }
      : { open: "unknown", because: "health-and-care-unknown", until: null };
  }
  const { prisonOfficersLowerRateBefore } = inForce(routeDates, on, "Skilled Worker dates");
  const until = addDays(prisonOfficersLowerRateBefore, -1);
  if (socCode === PRISON_OFFICERS && on <= until)
    return { open: "yes", because: "prison-officer", until };
  return { open: "no", because: "not-transitional", until: null };
}
