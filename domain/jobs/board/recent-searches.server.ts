import { and, desc, eq, notInArray, type Placeholder, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { recentSearches } from "#db/schema/job-alerts.ts";
import type { Board } from "../vocabulary.ts";
import { type BoardSearch, criteriaOf } from "./board.ts";

const MAX_SEARCHES = 8;
const SHOWN = 5;

/** Remembers what somebody searched for; the same search again only moves up. */
export async function rememberSearch(userId: string, search: BoardSearch, now: Date) {
  const criteria = criteriaOf(search);
  if (!criteria) return;
  const { board } = search;

  await db.transaction(async (tx) => {
    await tx
      .insert(recentSearches)
      .values({ userId, board, criteria, at: now })
      .onConflictDoUpdate({
        target: [recentSearches.userId, recentSearches.board, recentSearches.criteria],
        set: { at: sql`greatest(${recentSearches.at}, excluded.at)` },
      });
    const newest = tx
      .select({ criteria: recentSearches.criteria })
      .from(recentSearches)
      .where(ofReader(userId, board))
      .orderBy(desc(recentSearches.at), recentSearches.criteria)
      .limit(MAX_SEARCHES);
    await tx
      .delete(recentSearches)
      .where(and(ofReader(userId, board), notInArray(recentSearches.criteria, newest)));
  });
}

const recentQuery = db
  .select({ criteria: recentSearches.criteria })
  .from(recentSearches)
  .where(ofReader(sql.placeholder("userId"), sql.placeholder("board")))
  .orderBy(desc(recentSearches.at), recentSearches.criteria)
  .limit(SHOWN)
  .prepare("recent_searches");

/** The last searches, newest first, as their addresses write them. */
export async function listRecentSearches(userId: string, board: Board): Promise<string[]> {
  const rows = await recentQuery.execute({ userId, board });
  return rows.map(({ criteria }) => criteria);
}

function ofReader(userId: string | Placeholder, board: Board | Placeholder) {
  return and(eq(recentSearches.userId, userId), eq(recentSearches.board, board));
}
