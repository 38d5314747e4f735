import { and, eq, ne, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobVerdicts } from "#db/schema/job-verdicts.ts";
import { jobs } from "#db/schema/jobs.ts";
import type { ApplyForm } from "#rules/applications/apply-form.ts";
import type { JobCard } from "../job-card.ts";
import { type CardRow, cardColumns, cardOf } from "../job-columns.server.ts";
import type { JobState } from "../live.ts";
import type { JobToRead } from "../verdict/read-job.server.ts";

/** Everything a job's own page shows. Also of drafts: who may see those is the route's question. */
export type JobPage = JobCard & {
  state: JobState;
  descriptionHtml: string;
  placeText: string | null;
  startsOn: string | null;
  applyUrl: string | null;
  applyEmail: string | null;
  /** What applying on Waymark asks; null where people apply at the employer. */
  applyForm: ApplyForm | null;
  closedAt: Date | null;
  employerAbout: string | null;
  employerWebsite: string | null;
  employerLogoId: string | null;
  /** Where its employer is, which is the town that the register is compared by. */
  employerTown: string | null;
  /** The register's organisation, and how sure we are that it is this employer, from 0 to 1. */
  sponsorOrganisationId: number | null;
  sponsorConfidence: number | null;
};

const pageColumns = {
  descriptionHtml: jobs.descriptionHtml,
  placeText: jobs.placeText,
  startsOn: jobs.startsOn,
  applyUrl: jobs.applyUrl,
  applyEmail: jobs.applyEmail,
  applyForm: jobs.applyForm,
  closedAt: jobs.closedAt,
  employerAbout: employers.about,
  employerWebsite: employers.website,
  employerLogoId: employers.logoId,
  employerTown: employers.town,
  sponsorOrganisationId: employers.sponsorOrganisationId,
  sponsorConfidence: employers.sponsorConfidence,
};

/** What only a verdict reads: how its pay is compared, and the code staff settled. */
const verdictColumns = { yearlyPay: jobs.yearlyPay, fixedSocCode: jobVerdicts.fixedSocCode };

const pageQuery = db
  .select({ card: cardColumns, page: pageColumns, verdict: verdictColumns })
  .from(jobs)
  .innerJoin(employers, eq(employers.id, jobs.employerId))
  .leftJoin(jobVerdicts, eq(jobVerdicts.jobId, jobs.id))
  .where(and(eq(jobs.slug, sql.placeholder("slug")), ne(jobs.state, "incoming")))
  .prepare("job_page");

/** `toJudge`: the job as its verdict reads it; null for a job outside the United Kingdom. */
export type FoundJob = JobPage & { toJudge: JobToRead | null };

export async function findJobPage(slug: string, now: Date): Promise<FoundJob | null> {
  const [row] = await pageQuery.execute({ slug });
  if (!row) return null;
  const card: CardRow = row.card;
  const toJudge = card.country === "gb" ? { ...card, ...row.page, ...row.verdict } : null;
  return { ...cardOf(card, now), ...row.page, state: card.state, toJudge };
}
