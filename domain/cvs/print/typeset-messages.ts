/** Why there are no pages right now, and what helps. */
export const typesetSentences = {
  "too-slow":
    "This document takes too long to lay out. Shorten the longest text in it, and try again.",
  "too-big": "This document is too big to lay out. Shorten it, and try again.",
  busy: "We are making many documents right now. Try again in a few seconds.",
  broken: "We could not lay out this document. Your text is saved. Try another template.",
} as const;
