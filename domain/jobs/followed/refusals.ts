export const MAX_FOLLOWED = 200;

/** Every way following says no, and what the person reads. */
export const followRefusals = {
  "not-found": "We could not find that employer.",
  "too-many": `You follow ${MAX_FOLLOWED} employers, which is the limit. Stop following one first.`,
} as const;

export type FollowRefusal = keyof typeof followRefusals;
