/** Of the sentences below. Changing one of them means counting on. */
export const CONSENT_VERSION = "1";

/** What somebody agrees to by sending a story. Stored with each consent, as they stood. */
export const consentSentences = [
  "Waymark may show my story, my name as I write it here and my photo, if I send one, on its page of success stories, where anybody can read them.",
  "They stay there until I withdraw them. I can do that at any time and without a reason, from the link in the email or from my account. Words and photo are then deleted.",
  "The story is true and about me. The photo shows me, and I may use it.",
  "Nobody pays me for it, and no help from Waymark or my university depends on it.",
] as const;

export const consentText = consentSentences.join("\n");
