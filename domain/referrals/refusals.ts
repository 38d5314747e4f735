/** Every way inviting can say no, and what they read. */
export const referralSentences = {
  "not-found": "We could not find that link.",
  "ambassadors-only": "Only campus ambassadors have links with names of their own.",
  "same-name": "You have a link with that name already. Choose another name.",
  "too-many": "You have 20 campaign links, which is the limit. Use one of them again.",
} as const;

export type LinkRefusal = keyof typeof referralSentences;

/** Every way a correction can be refused at the desk. */
export const correctionSentences = {
  forbidden: "Your role at the desk cannot correct points.",
  "not-found": "We could not find that entry.",
  corrected: "This entry was corrected already. Correct the counter-entry if that was wrong.",
} as const;

export type CorrectionRefusal = keyof typeof correctionSentences;
