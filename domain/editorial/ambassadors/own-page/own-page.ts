/** Addresses of ambassadors' pages. */
export const ownPagePaths = {
  page: (slug: string) => `/campus-ambassadors/${slug}`,
  photo: (fileId: string) => `/campus-ambassadors/photos/${fileId}`,
  desk: "/ambassador",
  staff: "/staff/ambassadors",
};

/** Every way an ambassador's page can say no, and what they or our staff read. */
export const ownPageRefusals = {
  forbidden: "Only ambassadors and our staff can do that.",
  "not-found": "There is no such page.",
  changed: "Somebody has since changed or decided on the page. Read it again before you decide.",
  "note-missing": "Write what should change, and why.",
  "too-large": "Choose a photo of 5 MB or less.",
  "not-a-picture": "Choose a JPEG, PNG or WebP picture.",
  "too-many-pixels": "Choose a smaller photo: this one has too many pixels.",
} as const;

export type OwnPageRefusal = keyof typeof ownPageRefusals;

/** What the ambassador reads about where their page stands. */
export const ownPageStates = {
  waiting: "Our staff read it before it is shown. We will email you.",
  approved: "Your page is public, as shown here.",
  "sent-back": "Our staff could not show it as it is. Change it and send it again.",
  off: "Your page is not public. Send it again whenever you like.",
} as const;

export type OwnPageState = keyof typeof ownPageStates;
