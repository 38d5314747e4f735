import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { jobDays } from "#db/schema/jobs.ts";
import { isoDay } from "#rules/days.ts";

/** Somebody looked at an advert. Only that it happened is kept, by the day. */
export async function countView(jobId: number, now: Date): Promise<void> {
  await count(jobId, now, { views: 1, applyClicks: 0 });
}

/** Somebody left to apply, at the employer's site or by mail. */
export async function countApplyClick(jobId: number, now: Date): Promise<void> {
  await count(jobId, now, { views: 0, applyClicks: 1 });
}

type Seen = { views: number; applyClicks: number };

async function count(jobId: number, now: Date, { views, applyClicks }: Seen): Promise<void> {
  await db
    .insert(jobDays)
    .values({ jobId, day: isoDay(now), views, applyClicks })
    .onConflictDoUpdate({
      target: [jobDays.jobId, jobDays.day],
      set: {
        views: sql`${jobDays.views} + ${views}`,
        applyClicks: sql`${jobDays.applyClicks} + ${applyClicks}`,
      },
    });
}
