import { activityKinds } from "#domain/activity/activity-kind.ts";

/** Pages join capabilities, so that one was visited is known here. */
export const visitActivity = activityKinds({ "capability-visited": "capability" });
