import { activityKinds } from "#domain/activity/activity-kind.ts";

export const eventActivity = activityKinds({
  "event-place-taken": "event",
  "event-place-cancelled": "event",
  "event-attended": "event",
});
