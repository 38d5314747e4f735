export const MAX_WHY = 2000;
export const MAX_NOTE = 500;

export const applicationRefusals = {
  "too-many": "You have sent several applications in a short time. Try again in an hour.",
} as const;

export type ApplicationRefusal = keyof typeof applicationRefusals;

/** Every way the desk can be told no. */
export const decisionRefusals = {
  forbidden: "Only our staff decide about ambassadors.",
  "already-decided": "Somebody has decided about this application already.",
  "no-account":
    "Nobody has an account with this address yet. The email has asked them to register; try again when they have.",
  "other-role": "This account is not a student’s or a graduate’s, so it stays as it is.",
} as const;

export type DecisionRefusal = keyof typeof decisionRefusals;

export type ApplicationState = "waiting" | "accepted" | "declined";
