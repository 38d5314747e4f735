import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { type StaffRole, staffMay } from "#rules/access/staff-role.ts";
import type { Member, Role } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { accountAudit } from "../audit-kinds.ts";
import { outdateSessions } from "../auth/revisions.server.ts";
import { isLastAdministrator } from "../people/last-administrator.server.ts";
import type { PeopleRefusal } from "../refusals.ts";
import { firstOfficeRole } from "../team/first-office-role.server.ts";
import { type AccessFlags, chosenFlags, flagsForAudit } from "./access-flags.ts";

/** What is left out stays as it is. */
export type PersonAccess = AccessFlags & { role?: Role; staffRole?: StaffRole };

type Saved = Result<{}, Exclude<PeopleRefusal, "yourself" | "not-on">>;

/** Only administrators give roles and flags, all or none, and never so that no administrator is left. */
export async function setPersonAccess(
  actor: Member,
  userId: string,
  access: PersonAccess,
): Promise<Saved> {
  if (!staffMay(actor, "change-settings")) return no("forbidden");
  const result = await db.transaction((tx) => change(tx, { actor, userId, access }));
  outdateSessions(userId);
  return result;
}

type Change = { actor: Member; userId: string; access: PersonAccess };

async function change(tx: Transaction, { actor, userId, access }: Change): Promise<Saved> {
  // Before the person is read: of two who demote each other the second must see what the first did.
  const isLast = await isLastAdministrator(tx, userId);
  const user = await lock(tx, userId);
  if (!user) return no("not-found");
  const { universityId } = user;
  const role = access.role ?? user.role;
  const staffRole = staffRoleAfter(role, user.staffRole, access);
  if (isLast && staffRole !== "administrator") return no("last-administrator");
  if (role === "university_admin" && universityId === null) return no("university-needed");

  const officeRole = await firstOfficeRole(tx, { ...user, role });
  const flags = changedFlags(user, access);
  await tx
    .update(users)
    .set({ ...flags, role, staffRole, officeRole, updatedAt: new Date() })
    .where(eq(users.id, userId));
  const about = { userId, actorId: actor.id, universityId };
  if (role !== user.role) {
    await record(tx, accountAudit["role-changed"], {
      ...about,
      detail: { from: user.role, to: role },
    });
  }
  if (staffRole !== user.staffRole) {
    await record(tx, accountAudit["staff-role-changed"], {
      ...about,
      detail: { from: user.staffRole ?? "none", to: staffRole ?? "none" },
    });
  }
  if (Object.keys(flags).length > 0) {
    await record(tx, accountAudit["flags-changed"], { ...about, detail: flagsForAudit(flags) });
  }
  return ok({});
}

/** Anyone who becomes staff begins with the least; anyone who leaves keeps nothing. */
function staffRoleAfter(role: Role, before: StaffRole | null, { staffRole }: PersonAccess) {
  return role === "staff" ? (staffRole ?? before ?? "author") : null;
}

async function lock(tx: Transaction, userId: string) {
  const [user] = await tx
    .select({
      role: users.role,
      staffRole: users.staffRole,
      officeRole: users.officeRole,
      universityId: users.universityId,
      cihPremium: users.cihPremium,
      countryGuide: users.countryGuide,
      pageAccess: users.pageAccess,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  return user;
}

function changedFlags(before: Required<AccessFlags>, access: AccessFlags): AccessFlags {
  const flags = Object.entries(chosenFlags(access));
  return Object.fromEntries(
    flags.filter(([flag, value]) => before[flag as keyof AccessFlags] !== value),
  );
}
