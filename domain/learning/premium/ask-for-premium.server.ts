import { desc, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { premiumRequests } from "#db/schema/learners.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { learningActivity } from "../catalogue/activity-kinds.ts";
import type { AskRefusal } from "./refusals.ts";

/** Asks somebody’s university for premium. One request waits at a time: the database says so. */
export async function askForPremium(
  member: Pick<Member, "id" | "universityId" | "cihPremium">,
  reason: string | null,
  now: Date,
): Promise<Result<null, AskRefusal>> {
  if (member.cihPremium) return no("has-premium");
  if (member.universityId === null) return no("no-university");
  return db.transaction(async (tx) => {
    const added = await tx
      .insert(premiumRequests)
      .values({
        userId: member.id,
        universityId: member.universityId,
        reason: reason ?? "",
        askedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: premiumRequests.id });
    if (added.length === 0) return no("waiting");
    await recordActivity(tx, learningActivity["premium-asked"], { userId: member.id, at: now });
    return ok(null);
  });
}

/** How somebody’s last request stands; null where they never asked. */
export async function lastRequestOf(userId: string) {
  const { askedAt, decidedAt, decision, note } = premiumRequests;
  const [last] = await db
    .select({ askedAt, decidedAt, decision, note })
    .from(premiumRequests)
    .where(eq(premiumRequests.userId, userId))
    .orderBy(desc(premiumRequests.id))
    .limit(1);
  return last ?? null;
}
