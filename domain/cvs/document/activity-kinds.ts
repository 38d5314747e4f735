import { activityKinds } from "#domain/activity/activity-kind.ts";

/** What went is known by its sending: one CV may go to several employers on a day. */
export const cvActivity = activityKinds({
  "cv-made": "cv",
  "letter-made": "cv",
  "cv-sent": "cv-sending",
  "letter-sent": "cv-sending",
});
