import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { cvSendings } from "#db/schema/cvs.ts";
import { rowNumber } from "#rules/row-number.ts";

/** Takes a line out of the log. What it told of is untouched. */
export async function removeSending(ownerId: string, sendingId: number): Promise<void> {
  await db.transaction((tx) =>
    tx
      .delete(cvSendings)
      .where(and(eq(cvSendings.ownerId, ownerId), eq(cvSendings.id, rowNumber(sendingId)))),
  );
}
