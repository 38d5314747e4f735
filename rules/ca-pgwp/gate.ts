import type { GateState } from "#rules/verdict-form.ts";

export type PgwpGateName = "programme" | "time" | "language" | "field" | "passport";

export type PgwpCode =
  | "long-enough"
  | "too-short"
  | "school-not-eligible"
  | "school-mostly-excluded"
  | "in-time"
  | "not-finished"
  | "too-late"
  | "extend-permit" // valid today, and over by the letter; `until` is its end
  | "permit-ended-first" // over before the letter: what holds after it depends
  | "level-reached"
  | "level-missed"
  | "field-not-asked"
  | "field-listed"
  | "field-not-listed"
  | "valid"
  | "renew-first" // valid today, and over by the first day to apply
  | "expired"
  | "not-said";

/** Same form as the gates of the United Kingdom's verdict. */
export type PgwpGate = {
  gate: PgwpGateName;
  state: GateState;
  code: PgwpCode;
  /** What the rule asks for in a number or a day, where it is one. */
  detail: { needs: number | null; until: string | null };
};
