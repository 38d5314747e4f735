/** Every way changing a chapter can say no, and what the adviser reads. */
export const manualRefusals = {
  "not-found": "That chapter is no longer in your manual.",
  "not-ready": "Fix what is marked, then publish.",
  "too-many": "A manual can have up to 40 of your own chapters. Delete one first.",
  "slug-taken": "Your manual has a chapter with that title already.",
  "not-yours": "Only chapters of your own can be deleted. Hide ours instead.",
} as const;

export type ManualRefusal = keyof typeof manualRefusals;
