export const factStates = {
  due: "Check is due",
  soon: "Due within 30 days",
  fine: "Not due",
} as const;

export type FactState = keyof typeof factStates;
