import { type ReferralRefusal, referralRefusals } from "#rules/referrals/attribution.ts";

export const referralStates = {
  waiting: "Joined, not active yet",
  active: "Active",
  refused: "Does not count",
} as const;

export type ReferralState = keyof typeof referralStates;

type ReferralFacts = { refusal: ReferralRefusal | null; activatedAt: Date | null };

/** How an invitation stands, in the desk's words. */
export function referralStateOf({ refusal, activatedAt }: ReferralFacts): string {
  if (refusal) return `${referralStates.refused}: ${lowerFirst(referralRefusals[refusal])}`;
  return activatedAt ? referralStates.active : referralStates.waiting;
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
