import { and, asc, eq, gt, lt, ne, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { workPlaces, workShifts } from "#db/schema/work-hours.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { WorkKind } from "#rules/work-hours/forbidden-work.ts";
import { workHoursActivity } from "./activity-kinds.ts";
import { MAX_SHIFTS, type WorkRefusal } from "./refusals.ts";
import { holdPerson } from "./settings.server.ts";

export type LoggedShift = {
  id: number;
  placeId: number;
  place: string;
  startsAt: Date;
  endsAt: Date;
  isPaid: boolean;
  revision: number;
  kind: WorkKind;
};

export type ShiftDraft = { placeId: number; startsAt: Date; endsAt: Date; isPaid: boolean };

/** More than anybody works in the few weeks that are asked for at once. */
export const MAX_SHIFTS_AT_ONCE = 300;

const columns = {
  id: workShifts.id,
  placeId: workShifts.placeId,
  place: workPlaces.name,
  startsAt: workShifts.startsAt,
  endsAt: workShifts.endsAt,
  isPaid: workShifts.isPaid,
  revision: workShifts.revision,
  kind: workPlaces.kind,
};

const shiftsQuery = db
  .select(columns)
  .from(workShifts)
  .innerJoin(workPlaces, eq(workPlaces.id, workShifts.placeId))
  .where(
    and(
      eq(workShifts.userId, sql.placeholder("userId")),
      gt(workShifts.endsAt, sql.placeholder("from")),
      lt(workShifts.startsAt, sql.placeholder("to")),
    ),
  )
  .orderBy(asc(workShifts.startsAt), workShifts.id)
  .limit(MAX_SHIFTS_AT_ONCE)
  .prepare("work_shifts");

/** Shifts that touch the time between two moments, in order. */
export function listShifts(
  userId: string,
  { from, to }: { from: Date; to: Date },
): Promise<LoggedShift[]> {
  return shiftsQuery.execute({ userId, from: from.toISOString(), to: to.toISOString() });
}

export async function findShift(userId: string, id: number): Promise<LoggedShift | null> {
  const [shift] = await db
    .select(columns)
    .from(workShifts)
    .innerJoin(workPlaces, eq(workPlaces.id, workShifts.placeId))
    .where(isOwn(userId, id));
  return shift ?? null;
}

export function addShift(
  userId: string,
  draft: ShiftDraft,
  now: Date,
): Promise<Result<{ id: number }, WorkRefusal>> {
  return db.transaction(async (tx) => {
    await holdPerson(tx, userId);
    const refusal = await refusalOf(tx, userId, { draft, exceptId: 0 });
    if (refusal) return no(refusal);
    if ((await tx.$count(workShifts, eq(workShifts.userId, userId))) >= MAX_SHIFTS)
      return no("too-many-shifts");
    const [added] = await tx
      .insert(workShifts)
      .values({ userId, ...draft, updatedAt: now })
      .returning({ id: workShifts.id });
    await recordActivity(tx, workHoursActivity["hours-logged"], { userId, at: now });
    return ok({ id: added!.id });
  });
}

type Opened = { id: number; revision: number };

/** Changes a shift, unless another window has changed it since this one opened it. */
export function changeShift(
  userId: string,
  { id, revision }: Opened,
  draft: ShiftDraft,
  now: Date,
): Promise<Result<{ id: number }, WorkRefusal>> {
  return db.transaction(async (tx) => {
    await holdPerson(tx, userId);
    const [current] = await tx
      .select({ revision: workShifts.revision })
      .from(workShifts)
      .where(isOwn(userId, id));
    if (!current) return no("not-found");
    if (current.revision !== revision) return no("changed-elsewhere");
    const refusal = await refusalOf(tx, userId, { draft, exceptId: id });
    if (refusal) return no(refusal);
    await tx
      .update(workShifts)
      .set({ ...draft, revision: revision + 1, updatedAt: now })
      .where(isOwn(userId, id));
    return ok({ id });
  });
}

/** Deletes a shift and gives back what it was; null where it was gone already, which is no mistake. */
export function deleteShift(userId: string, id: number): Promise<ShiftDraft | null> {
  return db.transaction(async (tx) => {
    const { placeId, startsAt, endsAt, isPaid } = workShifts;
    const [deleted] = await tx
      .delete(workShifts)
      .where(isOwn(userId, id))
      .returning({ placeId, startsAt, endsAt, isPaid });
    return deleted ?? null;
  });
}

type Checked = { draft: ShiftDraft; exceptId: number };

/** The employer has to be the person's own, and nobody works two shifts at once. */
async function refusalOf(
  tx: Transaction,
  userId: string,
  { draft, exceptId }: Checked,
): Promise<WorkRefusal | null> {
  const own = await tx.$count(
    workPlaces,
    and(eq(workPlaces.userId, userId), eq(workPlaces.id, draft.placeId)),
  );
  if (own === 0) return "no-such-place";
  const [other] = await tx
    .select({ id: workShifts.id })
    .from(workShifts)
    .where(
      and(
        eq(workShifts.userId, userId),
        ne(workShifts.id, exceptId),
        lt(workShifts.startsAt, draft.endsAt),
        gt(workShifts.endsAt, draft.startsAt),
      ),
    )
    .limit(1);
  return other ? "overlaps" : null;
}

function isOwn(userId: string, id: number) {
  return and(eq(workShifts.userId, userId), eq(workShifts.id, id));
}
