import { and, asc, desc, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { registrations, users } from "#db/schema/accounts.ts";
import type { PageParams } from "#rules/paged.ts";
import { isOpen } from "../registration/registrations.server.ts";

const PAGE_SIZE = 25;
const MAX_INVITED = 100;

/** Who works in a university's careers service, by name. */
export async function listTeam(universityId: number, { page, pageSize = PAGE_SIZE }: PageParams) {
  const where = and(eq(users.universityId, universityId), eq(users.role, "university_admin"));
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      officeRole: users.officeRole,
      hasSecondFactor: users.twoFactorEnabled,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(where)
    .orderBy(asc(users.name), users.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(users, where), page, pageSize };
}

/** Colleagues who have an invitation and have not accepted it, the newest first. */
export function listInvitedColleagues(universityId: number, now: Date) {
  return db
    .select({
      id: registrations.id,
      name: registrations.name,
      email: registrations.email,
      officeRole: registrations.officeRole,
      expiresAt: registrations.expiresAt,
    })
    .from(registrations)
    .where(
      and(
        eq(registrations.universityId, universityId),
        eq(registrations.role, "university_admin"),
        isOpen(now),
      ),
    )
    .orderBy(desc(registrations.createdAt), registrations.id)
    .limit(MAX_INVITED);
}
