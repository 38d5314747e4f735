import type { PreparedJob } from "../prepared-job.ts";
import type { EmployerFound, GateState, LicenceGate } from "../verdict-types.ts";

/** Only a clear match opens; nothing here ever says that an employer cannot sponsor. */
const licenceStates: Record<EmployerFound["standing"], GateState> = {
  licensed: "open",
  restricted: "unknown",
  "other-routes": "unknown",
  possible: "unknown",
  "not-found": "closed",
  unknown: "unknown",
};

export function licenceGate({ employer }: PreparedJob): LicenceGate {
  const { standing } = employer;
  return { gate: "licence", state: licenceStates[standing], code: standing, detail: employer };
}
