import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import type { OfficeRole } from "#rules/access/office-role.ts";
import type { StaffRole } from "#rules/access/staff-role.ts";
import type { Role } from "#rules/access/visitor.ts";
import { firstNameOf } from "#rules/names.ts";
import type { SignedInMember } from "../visitor.ts";

/** What we read of a person, from the session's cookie or from the users table. */
export type SessionUser = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  twoFactorEnabled?: boolean | null | undefined;
  hasPasskey?: boolean | null | undefined;
  role: string;
  staffRole?: string | null | undefined;
  officeRole?: string | null | undefined;
  universityId?: number | null | undefined;
  campusId?: number | null | undefined;
  cihPremium?: boolean | null | undefined;
  countryGuide?: boolean | null | undefined;
  pageAccess?: boolean | null | undefined;
  eraseAfter?: Date | string | null | undefined;
  timeZone?: string | null | undefined;
};

/** The member a person is on every page: their own flags where set, else their university's. */
export async function memberFrom(user: SessionUser): Promise<SignedInMember> {
  const universityId = user.universityId ?? null;
  const university = universityId === null ? null : await findUniversity(universityId);

  return {
    kind: "member",
    id: user.id,
    role: user.role as Role,
    staffRole: (user.staffRole ?? null) as StaffRole | null,
    officeRole: (user.officeRole ?? null) as OfficeRole | null,
    universityId,
    cihPremium: user.cihPremium ?? university?.cihPremium ?? false,
    countryGuide: user.countryGuide ?? university?.countryGuide ?? true,
    pageAccess: user.pageAccess ?? university?.pageAccess ?? true,
    name: user.name,
    firstName: firstNameOf(user.name),
    email: user.email,
    emailVerified: user.emailVerified,
    twoFactorEnabled: user.twoFactorEnabled ?? false,
    hasPasskey: user.hasPasskey ?? false,
    campusId: user.campusId ?? null,
    timeZone: user.timeZone ?? null,
    // A date read from the cookie arrives as text.
    eraseAfter: user.eraseAfter ? new Date(user.eraseAfter) : null,
  };
}
