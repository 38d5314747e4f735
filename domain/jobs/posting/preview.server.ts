import { renderMarkdown } from "#platform/markdown/render-markdown.server.ts";
import { isoDay } from "#rules/days.ts";
import { findJobPage, type JobPage } from "../advert/job-page.server.ts";
import { boardOf } from "../job-address.ts";
import { studentSafety } from "../student-safe.ts";
import type { JobCountry, JobLevel, JobType, Remote, Sector, Sponsorship } from "../vocabulary.ts";
import { jobSchema } from "./job.schema.ts";
import { publishedColumns } from "./published-columns.server.ts";

type Previewed = { slug: string; employerId: number; form: Record<string, string> | null };

/** An advert's page as it would be with what was typed last; as far as that goes, for a draft. */
export async function findPreview(job: Previewed, now: Date): Promise<JobPage | null> {
  const page = await findJobPage(job.slug, now);
  if (!page || job.form === null) return page;
  const read = jobSchema.safeParse(job.form);
  if (!read.success)
    return { ...page, descriptionHtml: renderMarkdown(job.form.advert ?? "", "employer").html };
  const columns = publishedColumns(job.employerId, read.data);
  return { ...withColumns(page, columns), ...studentSafety(columns, isoDay(now)) };
}

type Published = ReturnType<typeof publishedColumns>;

/** A page with other columns; not live, because readers do not see it so. */
function withColumns(page: JobPage, columns: Omit<Published, "sameJobKey">): JobPage {
  const { currency, salaryMin, salaryMax, salaryPeriod, yearlyPay: _yearly, ...shown } = columns;
  const pay =
    currency !== null && salaryMin !== null && salaryPeriod !== null
      ? { currency, min: salaryMin, max: salaryMax, period: salaryPeriod }
      : null;
  return {
    ...page,
    ...shown,
    country: columns.country as JobCountry,
    remote: columns.remote as Remote,
    sector: columns.sector as Sector,
    jobType: columns.jobType as JobType,
    level: columns.level as JobLevel,
    sponsorship: columns.sponsorship as Sponsorship,
    pay,
    board: boardOf(columns.jobType),
    isLive: false,
    state: page.state === "approved" || page.state === "closed" ? "draft" : page.state,
  };
}
