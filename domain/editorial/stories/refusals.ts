/** Every way a story can be refused, and what its writer reads. */
export const storyRefusals = {
  "slow-down":
    "Several stories came from you or your network within the last hour. Wait an hour, then send it again.",
  "too-large": "That photo is larger than 5 MB. Choose a smaller one.",
  "not-a-picture": "That file is not a PNG, JPEG or WebP picture. Choose one of these.",
  "too-many-pixels": "That photo has more than 50 million pixels. Choose a smaller one.",
  gone: "The story has been withdrawn. Nothing of it is left here.",
  "not-now": "That is no longer possible: the story has changed. Read its current status.",
} as const;

/** What staff read. */
export const storyDeskRefusals = {
  forbidden: "Only our own staff can do this.",
  gone: "Its writer has withdrawn the story. Nothing of it is left.",
  "not-now": "Somebody decided that a moment ago, or its writer has not confirmed it yet.",
  "changed-since": "Its writer changed it after you opened it. Read it again.",
  "same-words": "Nothing is changed. Approve it as it is, or change something.",
} as const;

export type StoryRefusal = keyof typeof storyRefusals;
export type StoryDeskRefusal = keyof typeof storyDeskRefusals;
