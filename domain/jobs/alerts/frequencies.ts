// Apart from alert.ts, so that the form in the browser brings no clocks and no search along.

export const frequencies = {
  daily: "Every day there is something new",
  weekly: "Once a week",
} as const;

export type Frequency = keyof typeof frequencies;
/** An alert that is paused is sent never. */
export type AlertFrequency = Frequency | "never";
