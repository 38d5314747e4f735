import { inForce } from "#rules/dated.ts";
import type { JobGrounds } from "./grounds.ts";
import type { PreparedJob } from "./prepared-job.ts";
import { newEntrantRules } from "./tables.ts";
import type { SalaryOption } from "./verdict-types.ts";

/** What a job itself brings towards a new entrant (SW 12.2(b) to (d)). */
export const jobGrounds = ["", "postdoctoral", "registration"] as const;
type JobGround = (typeof jobGrounds)[number];

/**
 * An option that a reader's own time opens or shuts, for a job with such a ground. `isKept`: at the
 * standard rates, in a code that only an older permission keeps open (SW 6.1(d)).
 */
export type Clocked = { option: SalaryOption; ground: JobGround; isKept?: boolean };

/**
 * How an option is written for the board's filter: a job has the marks it passes by, a reader asks
 * for those open to them, and one in common is a fit. An option on the reader's own clock is marked
 * with the periods the job's start lies in, "E 2027", "E 2027-09", "E 2027-09-14": a reader whose time
 * ends asks for whole years and months, and for days only in the month in which it does.
 */
export function markOf({ option, ground, isKept }: Clocked, period: string): string {
  const own = isNewEntrants(option) ? ground : "";
  return [option, own, isKept && "kept", period].filter(Boolean).join(" ");
}

/** Open to new entrants, or by a permission that has to last. */
export function isTimed(option: SalaryOption): boolean {
  return option >= "E" && option <= "J";
}

export function isNewEntrants(option: SalaryOption): boolean {
  return option === "E" || option === "J";
}

/** A postdoctoral position is a ground for everybody; a registration is the reader's to confirm. */
export function groundOf(job: PreparedJob): JobGround {
  const { occupation, isPostdoctoral, towardsRegistration, on } = job;
  const { postdoctoralCodes } = inForce(newEntrantRules, on, "new-entrant rule");
  const isNamed = occupation.kind === "known" && postdoctoralCodes.includes(occupation.socCode);
  if (isPostdoctoral && isNamed) return "postdoctoral";
  return towardsRegistration ? "registration" : "";
}

/** A job with such a ground and no other. */
export function jobWith(ground: JobGround, on: string): JobGrounds {
  const { postdoctoralCodes } = inForce(newEntrantRules, on, "new-entrant rule");
  return {
    socCode: postdoctoralCodes[0] ?? null,
    isPostdoctoral: ground === "postdoctoral",
    towardsRegistration: ground === "registration",
  };
}
