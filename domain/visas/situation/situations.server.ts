import { and, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { situations } from "#db/schema/situation.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { SituationRefusal } from "./refusals.ts";
import {
  isCountedFromFirstDay,
  isCounting,
  nothingSaid,
  readerOf,
  type Situation,
} from "./situation.ts";

export type StoredSituation = { situation: Situation; revision: number; updatedAt: Date };

const columns = {
  permission: situations.permission,
  permissionEndsOn: situations.permissionEndsOn,
  permissionSince: situations.permissionSince,
  courseLevel: situations.courseLevel,
  isFullTime: situations.isFullTime,
  courseStartsOn: situations.courseStartsOn,
  courseEndsOn: situations.courseEndsOn,
  bornOn: situations.bornOn,
  phd: situations.phd,
  monthsCounted: situations.monthsCounted,
  monthsToldOn: situations.monthsToldOn,
  english: situations.english,
  applyingFrom: situations.applyingFrom,
};

const situationQuery = db
  .select({ ...columns, revision: situations.revision, updatedAt: situations.updatedAt })
  .from(situations)
  .where(eq(situations.userId, sql.placeholder("userId")))
  .prepare("situation");

/** What the person told us; null where they told nothing. */
export async function findSituation(userId: string): Promise<StoredSituation | null> {
  const [row] = await situationQuery.execute({ userId });
  if (!row) return null;
  const { revision, updatedAt, ...situation } = row;
  return { situation, revision, updatedAt };
}

/** For anyone who judges something for the person: what they said, or nothing. */
export async function situationOf(userId: string): Promise<Situation> {
  return (await findSituation(userId))?.situation ?? nothingSaid;
}

/** What became of a saving. `isFirstDayAsked`: the day sent back was an earlier visa's, and is not kept. */
export type Kept = { isFirstDayAsked: boolean };

/** Saves the whole form. `revision` is the one the window had open, 0 where nothing was saved yet. */
export function saveSituation(
  userId: string,
  { situation, revision }: { situation: Situation; revision: number },
  now: Date,
): Promise<Result<Kept, SituationRefusal>> {
  return db.transaction(async (tx) => {
    const kept =
      revision === 0
        ? await addFirst(tx, userId, { situation, now })
        : await change(tx, userId, { situation, revision, now });
    return kept ? ok(kept) : no("changed-elsewhere");
  });
}

/** Forgets all of it. Forgetting nothing is no mistake. */
export async function forgetSituation(userId: string): Promise<void> {
  await db.transaction((tx) => tx.delete(situations).where(eq(situations.userId, userId)));
}

async function addFirst(
  tx: Transaction,
  userId: string,
  { situation, now }: { situation: Situation; now: Date },
): Promise<Kept | null> {
  const added = await tx
    .insert(situations)
    .values({ userId, ...situation, updatedAt: now })
    .onConflictDoNothing()
    .returning({ userId: situations.userId });
  return added.length > 0 ? { isFirstDayAsked: false } : null;
}

async function change(
  tx: Transaction,
  userId: string,
  { situation, revision, now }: { situation: Situation; revision: number; now: Date },
): Promise<Kept | null> {
  const [before] = await tx
    .select(columns)
    .from(situations)
    .where(and(eq(situations.userId, userId), eq(situations.revision, revision)))
    .for("update");
  if (!before) return null;
  const isFirstDayAsked = isFirstDayOfAnother(before, situation);
  const told = withMonthsOf(before, situation);
  await tx
    .update(situations)
    .set({
      ...told,
      permissionSince: isFirstDayAsked ? null : told.permissionSince,
      revision: revision + 1,
      updatedAt: now,
    })
    .where(eq(situations.userId, userId));
  return { isFirstDayAsked };
}

/** Another visa, and the first day as the form showed it: it is the first day of the one before. */
function isFirstDayOfAnother(before: Situation, posted: Situation): boolean {
  const { permission, permissionSince } = posted;
  const isAnother = isCounting(permission) && permission !== before.permission;
  return isAnother && permissionSince !== null && permissionSince === before.permissionSince;
}

/**
 * The form shows the months as they stand that day. Sent back unchanged they were not
 * told again: kept again, the begun month would be rounded up with every save. With another
 * visa they are told again: the time since was not spent on it. A first day is never shown
 * as months, so months that run from one are told again too.
 */
function withMonthsOf(before: Situation, posted: Situation): Situation {
  if (isCountedFromFirstDay(posted)) return posted;
  if (posted.monthsToldOn === null || posted.permission !== before.permission) return posted;
  const shown = readerOf(before, posted.monthsToldOn).monthsCounted;
  const { monthsCounted, monthsToldOn } = before;
  return shown === posted.monthsCounted ? { ...posted, monthsCounted, monthsToldOn } : posted;
}
