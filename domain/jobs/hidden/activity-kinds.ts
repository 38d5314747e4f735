import { activityKinds } from "#domain/activity/activity-kind.ts";

export const hiddenJobActivity = activityKinds({ "job-hidden": "job" });
