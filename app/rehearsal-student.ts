import type { SignedInMember } from "#domain/accounts/visitor.ts";

/** For whom the server rehearses the pages of students: nobody's id, so nobody's rows are read. */
export const rehearsalStudent: SignedInMember = {
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
