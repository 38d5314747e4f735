import { instantFrom } from "../relative-days.ts";
import type { DemoJob } from "./make-jobs.ts";

export const BRACKWATER = "brackwater-software";

/** What the demo's employer has advertised, by role, and how far each is. It is trusted: none waits to be read. */
export const brackwaterStates: Readonly<Record<string, DemoJob["state"]>> = {
  "soft-grad": "approved",
  "data-eng": "approved",
  "soft-intern": "approved",
  qa: "approved",
  frontend: "draft",
  "soft-place": "sent-back",
  "it-support": "closed",
};

export function brackwaterJob(job: DemoJob, role: string, now: Date): DemoJob {
  const state = brackwaterStates[role] ?? "approved";
  return {
    ...job,
    state,
    postedById: "demo-employer-at-waymark.example",
    sentAt: state === "draft" ? null : instantFrom(now, -9),
    closedAt: state === "closed" ? instantFrom(now, -6) : null,
  };
}
