import { activityKinds } from "#domain/activity/activity-kind.ts";

export const applicationActivity = activityKinds({
  "application-sent": "job",
  "application-withdrawn": "job",
});
