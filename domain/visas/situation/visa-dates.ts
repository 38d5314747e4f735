import type { Situation } from "./situation.ts";

const names: Partial<Record<NonNullable<Situation["permission"]>, string>> = {
  student: "Your Student visa ends",
  graduate: "Your Graduate visa ends",
  "skilled-worker": "Your Skilled Worker visa ends",
  other: "Your visa ends",
  "no-switching": "Your visa ends",
};

/** The end of somebody's permission, for anyone who lists their dates. */
export function visaDates({ permission, permissionEndsOn }: Situation) {
  const title = permission ? names[permission] : undefined;
  return title && permissionEndsOn ? [{ title, day: permissionEndsOn }] : [];
}
