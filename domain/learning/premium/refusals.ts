/** Every way asking for premium can say no. */
export const askRefusals = {
  "has-premium": "You have premium already.",
  waiting: "Your request is on its way. You get an email with the answer.",
  "no-university": "Your account does not belong to a university, so there is nobody to ask.",
} as const;

export type AskRefusal = keyof typeof askRefusals;

/** And answering. */
export const decideRefusals = {
  "not-found": "We could not find that request.",
  "already-decided": "A colleague answered this request a moment ago.",
} as const;

export type DecideRefusal = keyof typeof decideRefusals;
