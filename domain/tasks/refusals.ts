export const taskRefusals = {
  forbidden: "Your account cannot change this.",
  "not-there": "Somebody has just removed that task from the list.",
  "too-old": "A task’s data is deleted after two days. Start the work again from its own page.",
} as const;

export type TaskRefusal = keyof typeof taskRefusals;
