import { activityKinds } from "#domain/activity/activity-kind.ts";

/** Beside saving: how far somebody says they are with a job. */
export const savedJobActivity = activityKinds({
  "job-saved": "job",
  "job-applied": "job",
  "job-interview": "job",
  "job-offer": "job",
});
