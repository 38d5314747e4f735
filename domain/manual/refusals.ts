/** Every way changing a chapter can say no, and what the adviser reads. */
export const manualRefusals = {
  "not-found": "That chapter is not in your manual any more.",
  "not-ready": "Mend what is marked, then publish.",
  "too-many": "A manual has room for 40 chapters of your own. Delete one first.",
  "slug-taken": "Your manual has a chapter with that title already.",
  "not-yours": "Only chapters of your own can be deleted. Hide ours instead.",
} as const;

export type ManualRefusal = keyof typeof manualRefusals;
