import { like, max } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { activity } from "#db/schema/activity.ts";
import { addDays } from "#rules/days.ts";
import { continueActivity } from "../activity/load-activity.server.ts";
import { addPastLessons } from "../learning/past-lessons.server.ts";
import { addYearDays } from "../year/load-year.server.ts";

/**
 * What happened is never moved (`activity` is append-only), so the days that nobody noted are added:
 * the demo's people came and did things on them as on all others. Figures take them in at the next
 * roll-up.
 */
export async function continueDays(tx: Transaction, now: Date): Promise<void> {
  // Nobody signs in as one of these, so their last day is the last that the demo wrote.
  const [noted] = await tx
    .select({ day: max(activity.day) })
    .from(activity)
    .where(like(activity.userId, "demo-past-%"));
  if (!noted?.day) return;
  const from = new Date(`${addDays(noted.day, 1)}T00:00:00Z`);
  await continueActivity(tx, { from, now });
  await addYearDays(tx, { from, now });
  await addPastLessons(tx, from);
}
