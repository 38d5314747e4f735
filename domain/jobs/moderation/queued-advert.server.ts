import { eq, inArray, isNotNull, or, type SQL } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { jobSchema } from "../posting/job.schema.ts";
import { publishedColumns } from "../posting/published-columns.server.ts";

/** A first advert, or a change to a live one. The index jobs_to_read has the same condition. */
export function waitsToBeRead(): SQL {
  return or(eq(jobs.state, "waiting"), isNotNull(jobs.changeSentAt)) as SQL;
}

const columns = {
  id: jobs.id,
  slug: jobs.slug,
  state: jobs.state,
  revision: jobs.revision,
  sentAt: jobs.sentAt,
  changeSentAt: jobs.changeSentAt,
  form: jobs.form,
  employerId: jobs.employerId,
  title: jobs.title,
  summary: jobs.summary,
  descriptionHtml: jobs.descriptionHtml,
  country: jobs.country,
  city: jobs.city,
  placeText: jobs.placeText,
  remote: jobs.remote,
  sector: jobs.sector,
  jobType: jobs.jobType,
  level: jobs.level,
  hoursPerWeek: jobs.hoursPerWeek,
  startsOn: jobs.startsOn,
  currency: jobs.currency,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  salaryPeriod: jobs.salaryPeriod,
  yearlyPay: jobs.yearlyPay,
  sponsorship: jobs.sponsorship,
  applyUrl: jobs.applyUrl,
  applyEmail: jobs.applyEmail,
  applyForm: jobs.applyForm,
  closesAt: jobs.closesAt,
  closesZone: jobs.closesZone,
  sameJobKey: jobs.sameJobKey,
  employer: employers.name,
  isTrusted: employers.isTrusted,
  register: employers.sponsorStatus,
  registerAsOf: employers.sponsorAsOf,
};

type Row = Awaited<ReturnType<typeof read>>[number];

export type QueuedAdvert = Row & {
  isChange: boolean;
  /** What readers see while a change waits. */
  published: Row | null;
  waitsSince: Date | null;
};

/** These adverts by id, each as it would be published: a change that waits is already made in it. */
export async function adverts(ids: readonly number[]): Promise<Map<number, QueuedAdvert>> {
  const rows = ids.length === 0 ? [] : await read(ids);
  return new Map(rows.map((row) => [row.id, asSent(row)]));
}

function read(ids: readonly number[]) {
  return db
    .select(columns)
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(inArray(jobs.id, [...ids]));
}

function asSent(row: Row): QueuedAdvert {
  const isChange = row.changeSentAt !== null;
  const base = {
    isChange,
    published: isChange ? row : null,
    waitsSince: row.changeSentAt ?? row.sentAt,
  };
  const change = isChange ? jobSchema.safeParse(row.form) : null;
  return change?.success
    ? { ...row, ...publishedColumns(row.employerId, change.data), ...base }
    : { ...row, ...base };
}
