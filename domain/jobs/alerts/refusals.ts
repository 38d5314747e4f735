import { MAX_ALERTS } from "./alert.ts";

/** Every way an alert can be refused, and what its reader is told. */
export const alertRefusals = {
  "too-many": `This address has ${MAX_ALERTS} alerts and saved searches, which is the limit. End one first.`,
  "slow-down": "Several emails went to this address in the last hour. Please try again in an hour.",
  "too-often":
    "Several alerts were asked for from your network in the last hour. Please try again in an hour.",
  "link-spent": "This link has expired. Make the alert again and we will send you a new one.",
  "not-found": "This alert has already ended.",
} as const;

export type AlertRefusal = keyof typeof alertRefusals;
