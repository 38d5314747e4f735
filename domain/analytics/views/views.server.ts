import { and, count, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { users } from "#db/schema/accounts.ts";
import { analyticsSchedules, analyticsViews } from "#db/schema/analytics-views.ts";
import { universities } from "#db/schema/universities.ts";
import type { AnalyticsFilter } from "#rules/analytics/report.ts";
import type { PageParams } from "#rules/paged.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { MAX_VIEWS, type ViewRefusal } from "./refusals.ts";

const PAGE_SIZE = 20;

/** Somebody of a university: views are their university's, mails are their own. */
export type ViewReader = { id: string; universityId: number };
export type NewView = { name: string; product: string; filter: AnalyticsFilter };

export type SavedView = Awaited<ReturnType<typeof listViews>>["rows"][number];

const columns = {
  id: analyticsViews.id,
  name: analyticsViews.name,
  product: analyticsViews.product,
  months: analyticsViews.months,
  field: analyticsViews.field,
  value: analyticsViews.value,
};

/** A university's views by name, each with the reader's own mail if they asked for it. */
export async function listViews(
  { id: userId, universityId }: ViewReader,
  { page, pageSize = PAGE_SIZE }: PageParams,
) {
  const where = eq(analyticsViews.universityId, universityId);
  const rows = await db
    .select({
      ...columns,
      madeBy: users.name,
      every: analyticsSchedules.every,
      nextAt: analyticsSchedules.nextAt,
    })
    .from(analyticsViews)
    .leftJoin(users, eq(users.id, analyticsViews.createdById))
    .leftJoin(
      analyticsSchedules,
      and(eq(analyticsSchedules.viewId, analyticsViews.id), eq(analyticsSchedules.userId, userId)),
    )
    .where(where)
    .orderBy(sql`lower(${analyticsViews.name})`)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(analyticsViews, where), page, pageSize };
}

/** The views of one page of figures: never more than a university keeps. */
export function listViewsOf(universityId: number, product: string) {
  return db
    .select(columns)
    .from(analyticsViews)
    .where(and(eq(analyticsViews.universityId, universityId), eq(analyticsViews.product, product)))
    .orderBy(sql`lower(${analyticsViews.name})`)
    .limit(MAX_VIEWS);
}

/** Two who save at once are counted one after the other; names are the database's to compare. */
export async function saveView(
  { id: createdById, universityId }: ViewReader,
  { name, product, filter }: NewView,
  now: Date,
): Promise<Result<number, ViewRefusal>> {
  const { field = null, value = null } = filter.by ?? {};
  const row = { name, product, months: filter.months, field, value };
  try {
    return await db.transaction(async (tx) => {
      await tx
        .select({ id: universities.id })
        .from(universities)
        .where(eq(universities.id, universityId))
        .for("update");
      const [all] = await tx
        .select({ views: count() })
        .from(analyticsViews)
        .where(eq(analyticsViews.universityId, universityId));
      if ((all?.views ?? 0) >= MAX_VIEWS) return no("too-many");
      const [saved] = await tx
        .insert(analyticsViews)
        .values({ ...row, universityId, createdById, createdAt: now })
        .returning({ id: analyticsViews.id });
      return ok(saved!.id);
    });
  } catch (error) {
    if (violates(error, "analytics_views_once")) return no("name-taken");
    throw error;
  }
}

/** Anybody of the university may: it is a view of theirs, and its mails end with it. */
export async function deleteView(
  { universityId }: ViewReader,
  viewId: number,
): Promise<Result<null, "not-found">> {
  const deleted = await db
    .delete(analyticsViews)
    .where(and(eq(analyticsViews.universityId, universityId), eq(analyticsViews.id, viewId)))
    .returning({ id: analyticsViews.id });
  return deleted.length > 0 ? ok(null) : no("not-found");
}
