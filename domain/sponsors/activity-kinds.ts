import { activityKinds } from "#domain/activity/activity-kind.ts";

export const sponsorActivity = activityKinds({ "licence-checked": "sponsor-check" });
