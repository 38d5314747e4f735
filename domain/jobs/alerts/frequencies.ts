// Apart from alert.ts, so that the form in the browser brings no clocks and no search along.

export const frequencies = {
  daily: "Every day there is something new",
  weekly: "Once a week",
} as const;

export type Frequency = keyof typeof frequencies;
/** Never: the search is kept, and nothing is sent. */
export type AlertFrequency = Frequency | "never";

/** What somebody with an account may choose: their searches are kept for them, mail or not. */
export const memberFrequencies = {
  ...frequencies,
  never: "No emails, only save the search",
} as const satisfies Record<AlertFrequency, string>;
