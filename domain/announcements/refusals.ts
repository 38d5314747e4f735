export const announcementRefusals = {
  forbidden: "Your account cannot change this.",
  "no-such-university": "Choose a university.",
  "not-running": "Somebody has just removed it, or it has ended.",
} as const;

export type AnnouncementRefusal = keyof typeof announcementRefusals;
