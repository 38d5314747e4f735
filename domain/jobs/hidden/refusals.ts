export const MAX_HIDDEN = 2000;

/** Every way hiding says no, and what the person reads. */
export const hideRefusals = {
  "not-found": "We could not find that job.",
  "too-many": `You have hidden ${MAX_HIDDEN} jobs, which is the limit. Show some of them again first.`,
} as const;

export type HideRefusal = keyof typeof hideRefusals;
