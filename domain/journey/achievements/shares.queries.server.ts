import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { files } from "#db/schema/files.ts";
import { achievementShares } from "#db/schema/journey.ts";
import { fileColumns } from "#platform/files/files.server.ts";
import { achievementBy } from "./achievement-list.ts";

const TOKEN = /^[\w-]{32}$/;

/** What somebody shows, by achievement. */
export async function sharesOf(userId: string) {
  const { achievement, token, name } = achievementShares;
  const rows = await db
    .select({ achievement, token, name })
    .from(achievementShares)
    .where(eq(achievementShares.userId, userId));
  return new Map(rows.map((row) => [row.achievement, row]));
}

/** What an address shows: the picture, and the words on it. Undefined once its owner ended it. */
export async function findShared(token: string) {
  if (!TOKEN.test(token)) return undefined;
  const [row] = await db
    .select({
      file: fileColumns,
      achievement: achievementShares.achievement,
      name: achievementShares.name,
    })
    .from(achievementShares)
    .innerJoin(files, eq(files.id, achievementShares.fileId))
    .where(eq(achievementShares.token, token));
  const achievement = row && achievementBy(row.achievement);
  return achievement && { file: row.file, name: row.name, title: achievement.title };
}
