import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { campuses } from "#db/schema/universities.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { outdateSessions } from "../auth/revisions.server.ts";
import type { SignedInMember } from "../visitor.ts";

/** The campus the member studies at, one of their own university's. */
export async function chooseCampus(
  member: SignedInMember,
  campusId: number,
): Promise<Result<{}, "not-found">> {
  const { universityId } = member;
  if (universityId === null || !Number.isSafeInteger(campusId)) return no("not-found");
  const isChosen = await db.transaction(async (tx) => {
    const [campus] = await tx
      .select({ id: campuses.id })
      .from(campuses)
      .where(and(eq(campuses.universityId, universityId), eq(campuses.id, campusId)));
    if (!campus) return false;
    await tx.update(users).set({ campusId }).where(eq(users.id, member.id));
    return true;
  });
  outdateSessions(member.id);
  return isChosen ? ok({}) : no("not-found");
}
