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
