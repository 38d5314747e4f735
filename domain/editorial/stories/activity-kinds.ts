import { activityKinds } from "#domain/activity/activity-kind.ts";

export const storyActivity = activityKinds({
  "story-shared": "story",
  "story-withdrawn": "story",
});
