import { activityKinds } from "#domain/activity/activity-kind.ts";

export const jumpstartActivity = activityKinds({
  "plan-step-done": "step",
  "plan-chapter-read": "chapter",
  "plan-shared": "",
  arrived: "",
  "first-week-done": "step",
});
