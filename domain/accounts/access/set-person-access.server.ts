import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { record } from "#domain/audit/security-events.server.ts";
import type { Member, Role } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { accountAudit } from "../audit-kinds.ts";
import { outdateSessions } from "../auth/revisions.server.ts";
import { isLastStaff } from "../people/last-staff.server.ts";
import type { PeopleRefusal } from "../refusals.ts";
import { type AccessFlags, chosenFlags, flagWords } from "./access-flags.ts";

/** What is left out stays as it is. */
export type PersonAccess = AccessFlags & { role?: Role };

type Saved = Result<{}, Exclude<PeopleRefusal, "yourself" | "not-on">>;

/** Only our staff give roles and flags, both or neither, and never so that no staff is left. */
export async function setPersonAccess(
  actor: Member,
  userId: string,
  access: PersonAccess,
): Promise<Saved> {
  if (actor.role !== "staff") return no("forbidden");
  const result = await db.transaction((tx) => change(tx, { actor, userId, access }));
  outdateSessions(userId);
  return result;
}

type Change = { actor: Member; userId: string; access: PersonAccess };

async function change(tx: Transaction, { actor, userId, access }: Change): Promise<Saved> {
  // Before the person is read: of two who demote each other the second must see what the first did.
  const isLast = await isLastStaff(tx, userId);
  const user = await lock(tx, userId);
  if (!user) return no("not-found");
  const { universityId } = user;
  const role = access.role ?? user.role;
  if (user.role === "staff" && role !== "staff" && isLast) return no("last-staff");
  if (role === "university_admin" && universityId === null) return no("university-needed");

  const flags = changedFlags(user, access);
  await tx
    .update(users)
    .set({ ...flags, role, updatedAt: new Date() })
    .where(eq(users.id, userId));
  const about = { userId, actorId: actor.id, universityId };
  if (role !== user.role) {
    await record(tx, accountAudit["role-changed"], {
      ...about,
      detail: { from: user.role, to: role },
    });
  }
  if (Object.keys(flags).length > 0) {
    await record(tx, accountAudit["flags-changed"], { ...about, detail: flagWords(flags) });
  }
  return ok({});
}

async function lock(tx: Transaction, userId: string) {
  const [user] = await tx
    .select({
      role: users.role,
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
