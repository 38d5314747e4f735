import type { OfficeRole } from "#rules/access/office-role.ts";
import type { StaffRole } from "#rules/access/staff-role.ts";
import type { Role } from "#rules/access/visitor.ts";

/** The roles in the words people read. */
export const roleNames: Record<Role, string> = {
  student: "Student",
  alumni: "Graduate",
  predeparture_student: "Student, before departure",
  university_admin: "University staff",
  employer: "Employer",
  ambassador: "Campus ambassador",
  staff: "Waymark staff",
};

/** What somebody of our staff does, and so may do. */
export const staffRoleNames: Record<StaffRole, string> = {
  author: "Author: writes pages",
  editor: "Editor: writes and publishes pages",
  moderator: "Moderator: decides what others send us, sees people",
  administrator: "Administrator: everything, and settings",
};

/** What somebody of a careers service is, and so may do. */
export const officeRoleNames: Record<OfficeRole, { name: string; may: string }> = {
  owner: {
    name: "Owner",
    may: "Everything: also team, branding, campuses, domains and sign-on.",
  },
  adviser: {
    name: "Adviser",
    may: "Students, requests, meetings, CVs, messages and the career manual. No settings.",
  },
  viewer: {
    name: "Viewer",
    may: "Can read figures, the manual and messages. Sees no student names and cannot change anything.",
  },
};
