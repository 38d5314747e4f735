export const announcementRefusals = {
  forbidden: "Your account cannot change this.",
  "no-such-university": "Choose a university.",
  "not-running": "Somebody took it off a moment ago, or it has ended.",
} as const;

export type AnnouncementRefusal = keyof typeof announcementRefusals;
