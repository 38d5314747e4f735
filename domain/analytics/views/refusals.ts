/** As many as a list is still of use with. */
export const MAX_VIEWS = 50;

export const viewRefusals = {
  "name-taken": "Your university has a view with this name already. Choose another.",
  "too-many": `Your university has ${MAX_VIEWS} saved views, which is as many as we keep. Delete one first.`,
  "not-found": "That view is not there any more.",
  "sent-lately": "This report went out a few minutes ago. Look in your mail first.",
} as const;

export type ViewRefusal = keyof typeof viewRefusals;
