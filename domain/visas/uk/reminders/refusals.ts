export const MAX_REMINDERS = 20;

/** Every way asking for reminders can say no, and what the reader is told. */
export const reminderRefusals = {
  "nothing-chosen": "Choose at least one day for a reminder.",
  "not-ahead": "Choose a day in the future, and not after the date it is about.",
  "too-many": `You have ${MAX_REMINDERS} reminders ahead, which is the limit. Remove one first.`,
} as const;

export type ReminderRefusal = keyof typeof reminderRefusals;
