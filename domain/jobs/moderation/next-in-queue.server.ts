import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema/jobs.ts";

/** The advert that waits next after this one, to go through the queue without deciding; null at its end. */
export async function unsafeAfterInQueue(jobId: number): Promise<number | null> {
  const sent = sql`coalesce(${jobs.changeSentAt}, ${jobs.sentAt})`;
  const [next] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        or(eq(jobs.state, "waiting"), isNotNull(jobs.changeSentAt)),
        sql`(${sent}, ${jobs.id}) > (
          select coalesce(here.change_sent_at, here.sent_at), here.id
          from jobs as here where here.id = ${jobId})`,
      ),
    )
    .orderBy(sent, jobs.id)
    .limit(1);
  return next?.id ?? null;
}
