import { and, asc, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { workBreaks, workPlaces, workSettings, workShifts } from "#db/schema/work-hours.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { WorkKind } from "#rules/work-hours/forbidden-work.ts";
import { MAX_BREAKS, MAX_PLACES, type WorkRefusal } from "./refusals.ts";
import type { WorkBreak, WorkSettings } from "./work-settings.ts";

export type WorkPlace = { id: number; name: string; kind: WorkKind };

export const settingsColumns = {
  countryId: workSettings.countryId,
  study: workSettings.study,
  courseStartsOn: workSettings.courseStartsOn,
  courseEndsOn: workSettings.courseEndsOn,
  timeZone: workSettings.timeZone,
};

const breakColumns = {
  id: workBreaks.id,
  name: workBreaks.name,
  startsOn: workBreaks.startsOn,
  endsOn: workBreaks.endsOn,
};

const settingsQuery = db
  .select({ ...settingsColumns, revision: workSettings.revision })
  .from(workSettings)
  .where(eq(workSettings.userId, sql.placeholder("userId")))
  .prepare("work_settings");

/** Which rule counts, with its revision; null before anything was said. */
export async function findSettings(userId: string) {
  const [row] = await settingsQuery.execute({ userId });
  if (!row) return null;
  const { revision, ...settings } = row;
  return { settings: settings satisfies WorkSettings, revision };
}

/** `revision` is the one the window had open, 0 where nothing was saved yet. */
export async function saveSettings(
  userId: string,
  { settings, revision }: { settings: WorkSettings; revision: number },
  now: Date,
): Promise<Result<null, WorkRefusal>> {
  const kept = await db.transaction((tx) =>
    revision === 0
      ? tx
          .insert(workSettings)
          .values({ userId, ...settings, updatedAt: now })
          .onConflictDoNothing()
          .returning({ userId: workSettings.userId })
      : tx
          .update(workSettings)
          .set({ ...settings, revision: revision + 1, updatedAt: now })
          .where(and(eq(workSettings.userId, userId), eq(workSettings.revision, revision)))
          .returning({ userId: workSettings.userId }),
  );
  return kept.length > 0 ? ok(null) : no("changed-elsewhere");
}

const breaksQuery = db
  .select(breakColumns)
  .from(workBreaks)
  .where(eq(workBreaks.userId, sql.placeholder("userId")))
  .orderBy(asc(workBreaks.startsOn), workBreaks.id)
  .limit(MAX_BREAKS)
  .prepare("work_breaks");

export function listBreaks(userId: string): Promise<WorkBreak[]> {
  return breaksQuery.execute({ userId });
}

export async function addBreak(
  userId: string,
  given: Omit<WorkBreak, "id">,
): Promise<Result<null, WorkRefusal>> {
  return db.transaction(async (tx) => {
    await holdPerson(tx, userId);
    const kept = await tx.$count(workBreaks, eq(workBreaks.userId, userId));
    if (kept >= MAX_BREAKS) return no("too-many-breaks");
    await tx.insert(workBreaks).values({ userId, ...given });
    return ok(null);
  });
}

export async function deleteBreak(userId: string, id: number): Promise<void> {
  await db.transaction((tx) =>
    tx.delete(workBreaks).where(and(eq(workBreaks.userId, userId), eq(workBreaks.id, id))),
  );
}

export function listPlaces(userId: string): Promise<WorkPlace[]> {
  return db
    .select({ id: workPlaces.id, name: workPlaces.name, kind: workPlaces.kind })
    .from(workPlaces)
    .where(eq(workPlaces.userId, userId))
    .orderBy(sql`lower(${workPlaces.name})`)
    .limit(MAX_PLACES);
}

export async function addPlace(
  userId: string,
  { name, kind }: Omit<WorkPlace, "id">,
): Promise<Result<null, WorkRefusal>> {
  try {
    return await db.transaction(async (tx) => {
      await holdPerson(tx, userId);
      const kept = await tx.$count(workPlaces, eq(workPlaces.userId, userId));
      if (kept >= MAX_PLACES) return no("too-many-places");
      await tx.insert(workPlaces).values({ userId, name, kind });
      return ok(null);
    });
  } catch (error) {
    if (violates(error, "work_places_name")) return no("place-taken");
    throw error;
  }
}

/** An employer with shifts stays: the log would not know where they were worked. */
export async function deletePlace(userId: string, id: number): Promise<Result<null, WorkRefusal>> {
  return db.transaction(async (tx) => {
    await holdPerson(tx, userId);
    const used = await tx.$count(
      workShifts,
      and(eq(workShifts.userId, userId), eq(workShifts.placeId, id)),
    );
    if (used > 0) return no("place-in-use");
    await tx.delete(workPlaces).where(and(eq(workPlaces.userId, userId), eq(workPlaces.id, id)));
    return ok(null);
  });
}

/** One write at a time for a person, so that limits and overlaps hold between two windows. */
export async function holdPerson(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`work log of ${userId}`}))`);
}
