/** As many as a list is still of use with. */
export const MAX_VIEWS = 50;

export const viewRefusals = {
  "name-taken": "Your university has a view with this name already. Choose another.",
  "too-many": `Your university has ${MAX_VIEWS} saved views, which is the limit. Delete one first.`,
  "not-found": "That view has been deleted.",
  "sent-lately": "We sent this report a few minutes ago. Check your email first.",
} as const;

export type ViewRefusal = keyof typeof viewRefusals;
