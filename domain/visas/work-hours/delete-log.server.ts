import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { workBreaks, workPlaces, workSettings, workShifts } from "#db/schema/work-hours.ts";

/** Deletes the whole log of somebody: shifts, employers, breaks and settings. */
export async function deleteLog(userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(workShifts).where(eq(workShifts.userId, userId));
    await tx.delete(workPlaces).where(eq(workPlaces.userId, userId));
    await tx.delete(workBreaks).where(eq(workBreaks.userId, userId));
    await tx.delete(workSettings).where(eq(workSettings.userId, userId));
  });
}
