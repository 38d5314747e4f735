export const factStates = {
  due: "Due a check",
  soon: "Due within 30 days",
  fine: "Not due",
} as const;

export type FactState = keyof typeof factStates;
