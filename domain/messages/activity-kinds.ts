import { activityKinds } from "#domain/activity/activity-kind.ts";

export const messageActivity = activityKinds({ "message-sent": "message" });
