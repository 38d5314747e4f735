/** The sentence beside the box, stored with the request of everybody who ticks it. Change the words, and old rows keep theirs. */
export const NEWS_WORDS =
  "Send me news from Waymark by email, at most once a month. I can stop it with one link.";

/** How long the link in the mail opens the PDF. */
export const LINK_DAYS = 7;

/** Every way asking for a book can say no, and what is read then. */
export const ebookRefusals = {
  "too-many": "You have asked for several books in a short time. Try again in an hour.",
} as const;

export type EbookRefusal = keyof typeof ebookRefusals;
