export const MAX_SAVED = 500;

/** Every way saving a job can say no, and what the reader is told. */
export const saveRefusals = {
  "not-found": "This job is no longer on the board, so it cannot be saved.",
  "too-many": `You have ${MAX_SAVED} saved jobs, which is the limit. Remove one first.`,
} as const;

export type SaveRefusal = keyof typeof saveRefusals;

export const savedRefusals = {
  "not-saved": "This job is no longer in your saved jobs.",
} as const;

export type SavedRefusal = keyof typeof savedRefusals;
