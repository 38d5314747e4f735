import type { OfficeRole } from "./office-role.ts";
import type { StaffRole } from "./staff-role.ts";

/** Who somebody is, in the specification's words. */
export const roles = [
  "student",
  "alumni",
  "predeparture_student",
  "university_admin",
  "employer",
  "ambassador",
  "staff",
] as const;

export type Role = (typeof roles)[number];

/** Somebody without an account, or whose session could not be looked up. */
export type Guest = { kind: "guest" };

export type Member = {
  kind: "member";
  id: string;
  role: Role;
  /** What they do on our own desk; nothing for everybody else. */
  staffRole?: StaffRole | null;
  /** What they do in their university's careers service; nothing for everybody else. */
  officeRole?: OfficeRole | null;
  universityId: number | null;
  cihPremium: boolean;
  countryGuide: boolean;
  pageAccess: boolean;
};

/** Nobody is null: a visitor without an account is a guest. */
export type Visitor = Guest | Member;

export const guest: Guest = { kind: "guest" };
