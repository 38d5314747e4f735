export const factRefusals = {
  forbidden: "Your account cannot change this.",
  "not-found": "We could not find that fact.",
  ended:
    "The time this fact was good for has ended. Its new value comes with a release, not from here.",
} as const;

export type FactRefusal = keyof typeof factRefusals;
