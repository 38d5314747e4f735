import { and, eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { situations } from "#db/schema/situation.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { SituationRefusal } from "./refusals.ts";
import { nothingSaid, readerOf, type Situation } from "./situation.ts";

export type KeptSituation = { situation: Situation; revision: number; updatedAt: Date };

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

/** What the person told us; null where they told nothing. */
export async function findSituation(userId: string): Promise<KeptSituation | null> {
  const [row] = await db
    .select({ ...columns, revision: situations.revision, updatedAt: situations.updatedAt })
    .from(situations)
    .where(eq(situations.userId, userId));
  if (!row) return null;
  const { revision, updatedAt, ...situation } = row;
  return { situation, revision, updatedAt };
}

/** For whoever judges something for the person: what they said, or nothing. */
export async function situationOf(userId: string): Promise<Situation> {
  return (await findSituation(userId))?.situation ?? nothingSaid;
}

/** Keeps the whole form. `revision` is the one the window had open, 0 where nothing was kept yet. */
export function keepSituation(
  userId: string,
  { situation, revision }: { situation: Situation; revision: number },
  now: Date,
): Promise<Result<null, SituationRefusal>> {
  return db.transaction(async (tx) => {
    const kept =
      revision === 0
        ? await addFirst(tx, userId, { situation, now })
        : await change(tx, userId, { situation, revision, now });
    return kept ? ok(null) : no("changed-elsewhere");
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
): Promise<boolean> {
  const added = await tx
    .insert(situations)
    .values({ userId, ...situation, updatedAt: now })
    .onConflictDoNothing()
    .returning({ userId: situations.userId });
  return added.length > 0;
}

async function change(
  tx: Transaction,
  userId: string,
  { situation, revision, now }: { situation: Situation; revision: number; now: Date },
): Promise<boolean> {
  const [before] = await tx
    .select(columns)
    .from(situations)
    .where(and(eq(situations.userId, userId), eq(situations.revision, revision)))
    .for("update");
  if (!before) return false;
  await tx
    .update(situations)
    .set({ ...withMonthsOf(before, situation), revision: revision + 1, updatedAt: now })
    .where(eq(situations.userId, userId));
  return true;
}

/**
 * The form shows the months as they stand that day. Sent back unchanged they were not
 * told anew: kept anew, the begun month would be rounded up with every save. With another
 * visa they are told anew: the time since was not spent on it.
 */
function withMonthsOf(before: Situation, posted: Situation): Situation {
  if (posted.monthsToldOn === null || posted.permission !== before.permission) return posted;
  const shown = readerOf(before, posted.monthsToldOn).monthsCounted;
  const { monthsCounted, monthsToldOn } = before;
  return shown === posted.monthsCounted ? { ...posted, monthsCounted, monthsToldOn } : posted;
}
