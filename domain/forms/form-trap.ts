import { z } from "zod";

/** The two hidden fields of a form that strangers may send; see form-trap.server.ts. */
export const trapFields = {
  opened: z.string().max(500).catch(""),
  homepage: z.string().catch("x").default(""),
};

export type TrapInput = { opened: string; homepage: string };

/** People meet these seldom. Each says what to do, and nothing typed is lost. */
export const trapRefusals = {
  "trap-filled":
    "A hidden field was filled in, as programs do. We have cleared it: send the form again.",
  "too-quick": "The form was sent too quickly. Wait a moment, then send it again.",
  "too-old": "The page was open for a very long time. Nothing is lost: send it again.",
} as const;

export type TrapRefusal = keyof typeof trapRefusals;
