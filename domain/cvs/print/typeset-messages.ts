/** Why there are no pages right now, and what helps. */
export const typesetSentences = {
  "too-slow": "This document takes too long to set. Shorten the longest text in it, and try again.",
  "too-big": "This document is too big to set. Shorten it, and try again.",
  busy: "Many documents are being set right now. Try again in a few seconds.",
  broken: "We could not set this document. Your words are kept. Try another template.",
} as const;
