import { activityKinds } from "./activity-kind.ts";

/** The one kind that is no capability's own: a page of some capability was visited. */
export const visitActivity = activityKinds({ "capability-visited": "capability" });
