export const taskRefusals = {
  forbidden: "Your account cannot change this.",
  "not-there": "Somebody took that task off the list a moment ago.",
  "too-old":
    "What this task was told is deleted after two days. Start the work again where it began.",
} as const;

export type TaskRefusal = keyof typeof taskRefusals;
