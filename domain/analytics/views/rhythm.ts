export const rhythms = { week: "Every week", month: "Every month" } as const;
export type Rhythm = keyof typeof rhythms;
