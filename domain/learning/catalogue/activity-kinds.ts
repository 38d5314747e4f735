import { activityKinds } from "#domain/activity/activity-kind.ts";

export const learningActivity = activityKinds({
  "lesson-watched": "lesson",
  "lesson-check-passed": "lesson",
  "course-finished": "course",
  "premium-asked": "",
});
