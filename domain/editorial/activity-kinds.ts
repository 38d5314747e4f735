import { activityKinds } from "#domain/activity/activity-kind.ts";

export const editorialActivity = activityKinds({
  "ebook-asked": "ebook",
  "ambassador-applied": "",
});
