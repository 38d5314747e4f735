import type { MeetingMode } from "#rules/meetings/modes.ts";

export const modeLabels: Readonly<Record<MeetingMode, string>> = {
  video: "By video",
  "in-person": "In person",
  phone: "By phone",
};
