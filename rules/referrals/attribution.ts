import { daysBetween, isoDay } from "../days.ts";

/** How long after opening a link an account made counts as its friend's. */
export const WINDOW_DAYS = 30;

/** Why an invitation does not count. Stored, so a name never changes. */
export const referralRefusals = {
  "self-email": "Same address as the inviter",
  "same-device": "Same browser as the inviter on that day",
  circular: "The inviter was invited by this person",
  "too-late": "Joined after the window",
  ended: "The link was switched off",
} as const;

export type ReferralRefusal = keyof typeof referralRefusals;

/** Mail providers that deliver an address with dots and without them to one person. */
const DOTS_MEAN_NOTHING = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox behind an address: case, what follows a plus, and dots where the provider ignores them
 * make no other person. Wrong in the safe direction: at worst one invitation is not rewarded.
 */
export function mailboxOf(email: string): string {
  const address = email.normalize("NFKC").trim().toLowerCase();
  const at = address.lastIndexOf("@");
  if (at < 1) return address;
  const host = address.slice(at + 1).replace(/\.$/, "");
  const isDotless = DOTS_MEAN_NOTHING.has(host);
  const plus = address.slice(0, at).indexOf("+", 1);
  const local = plus === -1 ? address.slice(0, at) : address.slice(0, plus);
  const name = isDotless ? local.replaceAll(".", "") : local;
  return `${name}@${isDotless ? "gmail.com" : host}`;
}

type Person = { id: string; email: string };

export type Attribution = {
  friend: Person;
  inviter: Person;
  /** Who invited the inviter, who invited those, and so on. */
  chain: readonly Person[];
  sharedBrowserThatDay: boolean;
  isLinkOpen: boolean;
  followedAt: Date;
  joinedAt: Date;
};

/** Whether an account counts as invited by somebody; the first reason against it, or null. */
export function whyNotCounted(asked: Attribution): ReferralRefusal | null {
  const { friend, inviter, chain, followedAt, joinedAt } = asked;
  if (isSamePerson(friend, inviter)) return "self-email";
  if (chain.some((person) => isSamePerson(friend, person))) return "circular";
  if (asked.sharedBrowserThatDay) return "same-device";
  if (!asked.isLinkOpen) return "ended";
  return isInWindow(followedAt, joinedAt) ? null : "too-late";
}

export function isSamePerson(one: Person, other: Person): boolean {
  return one.id === other.id || mailboxOf(one.email) === mailboxOf(other.email);
}

/** By the day: the last day of the window counts whole. */
export function isInWindow(followedAt: Date, joinedAt: Date): boolean {
  const days = daysBetween(isoDay(followedAt), isoDay(joinedAt));
  return days >= 0 && days <= WINDOW_DAYS;
}
