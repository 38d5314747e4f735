export const MAX_SCENARIOS = 20;
export const MAX_NAME_LENGTH = 80;

/** Every way keeping a calculation can say no, and what the reader is told. */
export const scenarioRefusals = {
  "too-many": `You have ${MAX_SCENARIOS} calculations, which is the limit. Delete one first; nothing you typed here is lost.`,
  "name-taken": "You already have a calculation with this name. Choose another name.",
  "not-found":
    "This calculation is no longer saved: it may have been deleted in another window. Save it as a new one to keep what you typed.",
  "changed-elsewhere":
    "This calculation was changed in another window after you opened it here. What you typed is below, and not saved. Save it as a new one, or open the other version.",
} as const;

export type ScenarioRefusal = keyof typeof scenarioRefusals;
