/** Figures are of whole months. A Monday without a new month brings no mail. */
export const rhythms = {
  week: "On the first Monday with new figures",
  month: "On the 2nd of each month",
} as const;
export type Rhythm = keyof typeof rhythms;
