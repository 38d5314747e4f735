/** Every way sharing an achievement can say no. */
export const shareRefusals = {
  "not-earned": "You can show an achievement once you have earned it.",
  "not-drawn": "The picture could not be made just now. Try again.",
} as const;

export type ShareRefusal = keyof typeof shareRefusals;
