import { activityKinds } from "#domain/activity/activity-kind.ts";

/** The last two are the employer's doing, noted for the applicant. */
export const applicationActivity = activityKinds({
  "application-sent": "job",
  "application-withdrawn": "job",
  "application-interview": "job",
  "application-offer": "job",
});
