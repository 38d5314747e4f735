export const MAX_FAMILY_LINKS = 5;
/** One pasted list of arrivals. */
export const MAX_ARRIVALS = 500;

export const familyRefusals = {
  "no-part": "Choose at least one part of your plan to show.",
  "too-many": `You have ${MAX_FAMILY_LINKS} links that work, which is the limit. End one first.`,
} as const;

export type FamilyRefusal = keyof typeof familyRefusals;

export const arrivalRefusals = {
  forbidden: "Only the careers service of a university can do this.",
  "too-many": `Paste at most ${MAX_ARRIVALS} addresses at a time.`,
  "not-found": "This account is not one of your students who have not arrived yet.",
} as const;

export type ArrivalRefusal = keyof typeof arrivalRefusals;
