import type { OfficeRole } from "#rules/access/office-role.ts";
import { officeRoles } from "#rules/access/office-role.ts";
import type { Role } from "#rules/access/visitor.ts";

/** What decides whether two accounts can become one. */
export type MergeSide = {
  id: string;
  role: Role;
  officeRole: OfficeRole | null;
  universityId: number | null;
  eraseAfter: Date | null;
  deactivatedAt: Date | null;
  employerId: number | null;
  /** The university's directory keeps this account. */
  isInDirectory: boolean;
  /** Holds meetings now. */
  isHost: boolean;
  /** The providers that know the account as somebody. */
  issuers: readonly string[];
};

/** Every way two accounts cannot become one, and what staff read then. */
export const mergeRefusals = {
  "same-account": "This is one account. Choose another one to merge it with.",
  "not-found": "One of the two accounts no longer exists.",
  forbidden: "Only administrators can merge accounts.",
  staff: "One of them is a staff account. Staff accounts are not merged.",
  "other-kind":
    "They are different kinds of account. An employer, a student and somebody of a careers service keep separate accounts.",
  "two-offices":
    "They work for the careers services of two universities, and neither may see the other’s students.",
  "two-employers": "They represent two different employers.",
  "being-deleted":
    "One of them is waiting to be deleted. The person has to cancel that first, under “My data”.",
  "stays-closed":
    "The university has closed the account that would stay, so nobody could sign in. Choose the other one to stay.",
  "in-directory":
    "The university’s directory keeps the account that would leave, and would make it again. Choose the other one to stay, or ask the university to remove it.",
  "two-identities":
    "The university’s sign-in knows them as two different people. Ask the university first.",
  "both-hosts":
    "Both hold meetings. End the hours of one of them under Meetings first, so that no booking is lost.",
  "changed-meanwhile":
    "Something in one of the accounts changed since this preview was made. Read it again, then confirm.",
  "not-confirmed": "Type the address of the account that leaves, exactly as it is shown.",
} as const;

export type MergeRefusal = keyof typeof mergeRefusals;

/** Accounts of people who look for work: one person may have had several of these. */
const LEARNERS: readonly Role[] = ["predeparture_student", "student", "alumni", "ambassador"];

export function whyNotMerge(staying: MergeSide, leaving: MergeSide): MergeRefusal | null {
  const both = [staying, leaving];
  if (staying.id === leaving.id) return "same-account";
  if (both.some(({ role }) => role === "staff")) return "staff";
  if (both.some(({ eraseAfter }) => eraseAfter !== null)) return "being-deleted";
  if (kindOf(staying) !== kindOf(leaving)) return "other-kind";
  if (staying.role === "university_admin" && staying.universityId !== leaving.universityId)
    return "two-offices";
  if (areDifferent(staying.employerId, leaving.employerId)) return "two-employers";
  if (staying.deactivatedAt) return "stays-closed";
  if (leaving.isInDirectory) return "in-directory";
  if (leaving.issuers.some((issuer) => staying.issuers.includes(issuer))) return "two-identities";
  return staying.isHost && leaving.isHost ? "both-hosts" : null;
}

function kindOf({ role }: MergeSide): string {
  return LEARNERS.includes(role) ? "learner" : role;
}

function areDifferent(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && one !== other;
}

type Roles = Pick<MergeSide, "role" | "officeRole">;

/** An ambassador stays one, and anyone who has arrived has arrived; else the account that stays decides. */
export function roleAfter(staying: Roles, leaving: Roles): Role {
  return rankOf(leaving.role) > rankOf(staying.role) ? leaving.role : staying.role;
}

/** Nobody loses the running of a careers service by having had two accounts. */
export function officeRoleAfter(staying: Roles, leaving: Roles): OfficeRole | null {
  const held = [staying.officeRole, leaving.officeRole];
  return officeRoles.find((role) => held.includes(role)) ?? null;
}

function rankOf(role: Role): number {
  if (role === "predeparture_student") return 0;
  return role === "ambassador" ? 2 : 1;
}
