export const meetingModes = ["video", "in-person", "phone"] as const;

/** How two people meet. */
export type MeetingMode = (typeof meetingModes)[number];
