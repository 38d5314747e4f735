import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { memberFrom } from "../auth/member.server.ts";
import type { SignedInMember } from "../visitor.ts";

/** A person as their session will show them. For use cases that have just shown who they are. */
export async function unsafeFindMember(userId: string): Promise<SignedInMember> {
  const [user] = await db.select(columns).from(users).where(eq(users.id, userId));
  if (!user) throw new Error("A member was asked for who does not exist");
  return memberFrom(user);
}

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  twoFactorEnabled: users.twoFactorEnabled,
  hasPasskey: users.hasPasskey,
  role: users.role,
  staffRole: users.staffRole,
  officeRole: users.officeRole,
  universityId: users.universityId,
  campusId: users.campusId,
  cihPremium: users.cihPremium,
  countryGuide: users.countryGuide,
  pageAccess: users.pageAccess,
  eraseAfter: users.eraseAfter,
  timeZone: users.timeZone,
};
