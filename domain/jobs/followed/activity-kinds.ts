import { activityKinds } from "#domain/activity/activity-kind.ts";

export const followActivity = activityKinds({ "employer-followed": "employer" });
