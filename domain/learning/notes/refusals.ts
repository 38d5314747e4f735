export const MAX_NOTES = 200;

/** Every way a note can say no. */
export const noteRefusals = {
  "not-found": "We could not find that note. It may have been removed in another window.",
  "too-many": `You have ${MAX_NOTES} notes on this lesson. Remove one to write another.`,
} as const;

export type NoteRefusal = keyof typeof noteRefusals;
