import { activityKinds } from "#domain/activity/activity-kind.ts";

export const meetingActivity = activityKinds({
  "meeting-booked": "meeting",
  "meeting-cancelled": "meeting",
});
