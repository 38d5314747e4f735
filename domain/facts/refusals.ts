export const factRefusals = {
  forbidden: "Your account cannot change this.",
  "not-found": "We could not find that fact.",
  history: "This is a record of a past day. It needs no check.",
  ended: "This fact has expired. Its new value comes with a release and cannot be set here.",
} as const;

export type FactRefusal = keyof typeof factRefusals;
