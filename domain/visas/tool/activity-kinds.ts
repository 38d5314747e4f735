import { activityKinds } from "#domain/activity/activity-kind.ts";

/** That a tool was asked, never what: the answers are nobody's but the person's. */
export const visaToolActivity = activityKinds({ "visa-check-made": "visa-tool" });
