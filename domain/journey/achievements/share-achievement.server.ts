import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { achievementShares } from "#db/schema/journey.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { addFile, removeFiles, storeFile } from "#platform/files/files.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { journeyActivity } from "../activity-kinds.ts";
import { drawAchievement } from "./achievement-picture.server.ts";
import { findEarned } from "./earned.queries.server.ts";
import type { ShareRefusal } from "./refusals.ts";

type Sharing = {
  userId: string;
  achievement: string;
  /** As it stands on the picture; empty for none. */
  name: string;
  timeZone: string;
};

/**
 * Draws the picture and gives it an address that nobody can guess. A second one for the same
 * achievement takes the place of the first, whose address ends.
 */
export async function shareAchievement(
  { userId, achievement, name, timeZone }: Sharing,
  now: Date,
): Promise<Result<{ token: string }, ShareRefusal>> {
  const earned = await findEarned(userId, achievement);
  if (!earned) return no("not-earned");
  const drawn = await drawAchievement({ earned, name, timeZone });
  if (!drawn.ok) return drawn;
  const file = await storeFile(drawn.value, "image/png");
  const token = randomBytes(24).toString("base64url");
  await db.transaction(async (tx) => {
    await addFile(tx, file);
    const before = await tx
      .delete(achievementShares)
      .where(isTheirs(userId, achievement))
      .returning({ fileId: achievementShares.fileId });
    await tx
      .insert(achievementShares)
      .values({ token, userId, achievement, name, fileId: file.id, createdAt: now });
    await removeFiles(
      tx,
      before.map(({ fileId }) => fileId),
    );
    const act = { userId, thingId: achievement, at: now };
    await recordActivity(tx, journeyActivity["achievement-shared"], act);
  });
  return ok({ token });
}

/** Ends the address and deletes the picture. */
export async function stopSharing(userId: string, achievement: string): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(achievementShares)
      .where(isTheirs(userId, achievement))
      .returning({ fileId: achievementShares.fileId });
    await removeFiles(
      tx,
      gone.map(({ fileId }) => fileId),
    );
  });
}

function isTheirs(userId: string, achievement: string) {
  return and(eq(achievementShares.userId, userId), eq(achievementShares.achievement, achievement));
}
