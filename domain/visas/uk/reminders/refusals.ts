export const MAX_REMINDERS = 20;

/** Every way asking for reminders can say no, and what the reader is told. */
export const reminderRefusals = {
  "nothing-chosen": "Choose at least one day for a reminder.",
  "not-ahead": "Choose a day that is still ahead, and not after the date it is about.",
  "too-many": `You have ${MAX_REMINDERS} reminders ahead, which is as many as we keep. Remove one first.`,
} as const;

export type ReminderRefusal = keyof typeof reminderRefusals;
