import { activityKinds } from "#domain/activity/activity-kind.ts";

/** About nothing: which hours, and where, goes when the person deletes the log. */
export const workHoursActivity = activityKinds({ "hours-logged": "" });
