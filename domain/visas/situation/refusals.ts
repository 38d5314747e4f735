/** Every way keeping a situation can say no, and what the reader is told. */
export const situationRefusals = {
  "changed-elsewhere":
    "You saved this page in another window after you opened it here. What you typed is below, and not saved yet. Save again to keep it, or reload the page to see what the other window saved.",
} as const;

export type SituationRefusal = keyof typeof situationRefusals;
