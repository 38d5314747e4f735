import { activityKinds } from "#domain/activity/activity-kind.ts";

export const accountActivity = activityKinds({ registered: "", "signed-in": "" });
