/** Every way saving a place can say no. The player shows the sentence beside its controls. */
export const watchRefusals = {
  "not-found": "We could not find that lesson.",
  "not-read": "Your place could not be saved. Open the lesson again.",
  "too-fast": "Your place could not be saved. Open the lesson again.",
} as const;

export type WatchRefusal = keyof typeof watchRefusals;
