/** What visitors of a fair look for. The page names them as the board does, so each is a sector of the board. */
export const interests = [
  "technology",
  "data",
  "engineering",
  "finance",
  "consulting",
  "law",
  "marketing",
  "science",
  "health",
  "energy",
  "other",
] as const;

/** Every way taking a place can say no. Whether an address has one already is not among them. */
export const fairRefusals = {
  over: "This fair has ended. Look at the page again for the next date.",
  "too-many":
    "You have asked several times within an hour. Check your inbox and spam folder, and try again in an hour.",
} as const;

export type FairRefusal = keyof typeof fairRefusals;
