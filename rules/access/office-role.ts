/** What somebody of a university's careers service does there. */
export const officeRoles = ["owner", "adviser", "viewer"] as const;

export type OfficeRole = (typeof officeRoles)[number];

/**
 * What can be asked of a careers service's people, beyond being of it.
 * - `read`: figures, their own profile, who is in the team
 * - `see-students`: names of students: lists, requests, arrivals, meetings
 * - `send-messages`: announcements and mails to students, the career manual
 * - `review-cvs`: CVs that students asked to be read
 * - `change-settings`: team, branding, campuses, domains, sign-on
 */
export const officePowers = [
  "read",
  "see-students",
  "send-messages",
  "review-cvs",
  "change-settings",
] as const;

export type OfficePower = (typeof officePowers)[number];

const powersOf: Record<OfficeRole, readonly OfficePower[]> = {
  owner: officePowers,
  adviser: ["read", "see-students", "send-messages", "review-cvs"],
  viewer: ["read"],
};

/** What is looked at of a visitor. */
type Asked =
  | { kind: "guest" }
  | {
      kind: "member";
      role: string;
      universityId: number | null;
      officeRole?: OfficeRole | null;
    };

/** Whether this visitor is of a careers service and their role there allows it. */
export function officeMay(visitor: Asked, power: OfficePower): boolean {
  if (visitor.kind !== "member" || visitor.role !== "university_admin") return false;
  if (visitor.universityId === null) return false;
  return officeRoleMay(visitor.officeRole, power);
}

/** The roles that may: whom to tell of something they alone may see. */
export function officeRolesThat(power: OfficePower): OfficeRole[] {
  return officeRoles.filter((role) => officeRoleMay(role, power));
}

/** The same of a role alone, for what a page offers. Without a role: reads only. */
export function officeRoleMay(role: OfficeRole | null | undefined, power: OfficePower): boolean {
  return role ? powersOf[role].includes(power) : power === "read";
}
