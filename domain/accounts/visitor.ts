import type { Guest, Member } from "#rules/access/visitor.ts";

/** A member with what every page shows of them. Their flags already include the university's. */
export type SignedInMember = Member & {
  name: string;
  firstName: string;
  email: string;
  emailVerified: boolean;
  twoFactorEnabled: boolean;
  hasPasskey: boolean;
  campusId: number | null;
  timeZone: string | null;
  /** Set while the account waits to be erased. */
  eraseAfter: Date | null;
};

export type SignedVisitor = Guest | SignedInMember;
