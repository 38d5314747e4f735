import { activityKinds } from "#domain/activity/activity-kind.ts";

/** The field of work that was chosen in a search; never what was typed. */
export const searchActivity = activityKinds({ "jobs-searched": "field" });
