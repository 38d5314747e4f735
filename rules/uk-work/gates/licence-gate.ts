import type { GateState } from "#rules/verdict-form.ts";
import type { PreparedJob } from "../prepared-job.ts";
import type { Applicant, EmployerFound, LicenceGate } from "../verdict-types.ts";

/**
 * Only a clear match opens. A name we did not find is no answer: the licence may be in another
 * name. A rating that is not A shuts it (SW 5.3), but for those who stay with their sponsor.
 */
const licenceStates: Record<EmployerFound["standing"], GateState> = {
  licensed: "open",
  restricted: "closed",
  "other-routes": "unknown",
  possible: "unknown",
  "not-found": "unknown",
  unknown: "unknown",
};

export function licenceGate(
  { employer }: PreparedJob,
  { lastPermission }: Pick<Applicant, "lastPermission">,
): LicenceGate {
  const { standing } = employer;
  const mayStay =
    lastPermission === null ||
    (lastPermission !== "none" && lastPermission.kind === "skilled-worker");
  const state = standing === "restricted" && mayStay ? "unknown" : licenceStates[standing];
  return { gate: "licence", state, code: standing, detail: employer };
}
