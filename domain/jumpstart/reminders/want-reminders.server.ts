import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { departures } from "#db/schema/jumpstart.ts";
import { changeDeparture, moveReminder, NEVER } from "../departures.server.ts";

/** A mail at the start of each week of the plan, on the clock at home. */
export async function wantReminders(userId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await changeDeparture(tx, userId, { remindAt: NEVER }, now);
    await moveReminder(tx, userId, now);
  });
}

/** No more mail of this kind, until somebody asks for it again. Their account may be long gone. */
export async function stopReminders(userId: string, now: Date): Promise<void> {
  await db
    .update(departures)
    .set({ remindAt: null, updatedAt: now })
    .where(eq(departures.userId, userId));
}
