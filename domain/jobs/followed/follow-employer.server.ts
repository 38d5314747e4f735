import { and, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { followedEmployers } from "#db/schema/job-choices.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { followActivity } from "./activity-kinds.ts";
import { type FollowRefusal, MAX_FOLLOWED } from "./refusals.ts";

/** From now on the person hears of the employer's new jobs and its licence. Twice is once. */
export async function followEmployer(
  userId: string,
  employerId: number,
  now: Date,
): Promise<Result<null, FollowRefusal>> {
  return db.transaction(async (tx) => {
    const [employer] = await tx
      .select({ registerSeen: employers.sponsorStatus })
      .from(employers)
      .where(eq(employers.id, employerId));
    if (!employer) return no("not-found");
    // One at a time for a person, or two pressed together could pass the limit.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`follows of ${userId}`}))`);
    const followed = await tx.$count(followedEmployers, eq(followedEmployers.userId, userId));
    if (followed >= MAX_FOLLOWED) return no("too-many");
    const added = await tx
      .insert(followedEmployers)
      .values({ userId, employerId, followedAt: now, toldUpTo: now, ...employer })
      .onConflictDoNothing()
      .returning({ employerId: followedEmployers.employerId });
    const kind = followActivity["employer-followed"];
    if (added.length > 0) await recordActivity(tx, kind, { userId, thingId: employerId, at: now });
    return ok(null);
  });
}

/** Following nobody is no mistake. */
export async function stopFollowing(userId: string, employerId: number): Promise<void> {
  await db.transaction((tx) => tx.delete(followedEmployers).where(isFollow(userId, employerId)));
}

export async function isFollowing(userId: string, employerId: number): Promise<boolean> {
  return (await db.$count(followedEmployers, isFollow(userId, employerId))) > 0;
}

function isFollow(userId: string, employerId: number) {
  return and(eq(followedEmployers.userId, userId), eq(followedEmployers.employerId, employerId));
}
