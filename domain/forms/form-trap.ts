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
    "Something filled in a field that people cannot see, as programs do. It is empty again: send the form once more.",
  "too-quick": "That was quicker than anybody types. Wait a moment, then send it again.",
  "too-old": "The page was open for very long. Nothing is lost: send it again.",
} as const;

export type TrapRefusal = keyof typeof trapRefusals;
