import { activityKinds } from "#domain/activity/activity-kind.ts";

export const referralActivity = activityKinds({ "friend-became-active": "referral" });
