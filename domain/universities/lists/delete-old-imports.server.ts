import { lt } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { studentImports } from "#db/schema/universities.ts";
import { retentionStart } from "#rules/retention.ts";

/** Lists that can no longer be undone go, with their rows; the students on them stay. */
export async function deleteOldImports(now: Date): Promise<void> {
  await db
    .delete(studentImports)
    .where(lt(studentImports.createdAt, retentionStart("studentImports", now)));
}
