import { activityKinds } from "#domain/activity/activity-kind.ts";

export const journeyActivity = activityKinds({ "achievement-shared": "achievement" });
