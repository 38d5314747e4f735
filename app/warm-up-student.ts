import type { SignedInMember } from "#domain/accounts/visitor.ts";

/** The member for whom the server warms up the pages of students. The id belongs to nobody, so no rows are read. */
export const warmUpStudent: SignedInMember = {
  kind: "member",
  id: "rehearsal",
  role: "student",
  universityId: null,
  cihPremium: false,
  countryGuide: false,
  pageAccess: true,
  name: "Rehearsal",
  firstName: "Rehearsal",
  email: "rehearsal@invalid",
  emailVerified: true,
  twoFactorEnabled: false,
  hasPasskey: false,
  campusId: null,
  timeZone: null,
  eraseAfter: null,
};
