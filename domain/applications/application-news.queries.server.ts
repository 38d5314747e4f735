import { and, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { applications } from "#db/schema/applications.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { applicationStages, stageNotes } from "#rules/applications/stages.ts";
import { applicationPaths } from "./applications-paths.ts";

const MAX_NEWS = 3;
const LONG_AGO = new Date(0);

const newsQuery = db
  .select({
    id: applications.id,
    stage: applications.stage,
    title: jobs.title,
    employer: employers.name,
  })
  .from(applications)
  .innerJoin(jobs, eq(jobs.id, applications.jobId))
  .innerJoin(employers, eq(employers.id, jobs.employerId))
  .where(
    and(
      eq(applications.userId, sql.placeholder("userId")),
      ne(applications.stage, "new"),
      isNull(applications.withdrawnAt),
      gt(applications.stageAt, sql.placeholder("since")),
    ),
  )
  .orderBy(desc(applications.stageAt), desc(applications.id))
  .limit(MAX_NEWS)
  .prepare("application_news");

/** Somebody's applications that an employer has moved since; null is since ever. */
export async function applicationNews(userId: string, since: Date | null) {
  const rows = await newsQuery.execute({ userId, since: since ?? LONG_AGO });
  return rows.map(({ id, stage, title, employer }) => ({
    title: `${applicationStages[stage]}: ${title}, ${employer}`,
    words: stageNotes[stage],
    href: applicationPaths.own(id),
  }));
}
