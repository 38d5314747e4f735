import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { textOfHtml } from "../html-text.ts";
import { liveJobs } from "../live.server.ts";
import type { RegisterState, Sponsorship } from "../vocabulary.ts";
import { likeness, NEARLY_THE_SAME } from "./near-text.ts";
import type { SignalFacts, Twin } from "./signals.ts";

/** An advert as the signals look at it, and whose it is. */
export type Looked = Pick<
  typeof jobs.$inferSelect,
  | "id"
  | "employerId"
  | "title"
  | "descriptionHtml"
  | "country"
  | "city"
  | "remote"
  | "jobType"
  | "level"
  | "currency"
  | "salaryMin"
  | "salaryMax"
  | "salaryPeriod"
  | "hoursPerWeek"
  | "yearlyPay"
  | "sponsorship"
  | "applyUrl"
  | "applyEmail"
  | "sameJobKey"
> & { register: string | null };

const HOURS_OF_YEAR = 52 * 37.5;
const MOST_COMPARED = 60;

/** The facts of a page of adverts at once: two queries, however many there are. */
export async function signalFacts(
  looked: readonly Looked[],
  now: Date,
): Promise<Map<number, SignalFacts>> {
  const others = await findOthers(looked, now);
  return new Map(looked.map((job) => [job.id, factsOf(job, others)]));
}

type Other = Awaited<ReturnType<typeof findOthers>>[number];

function factsOf(job: Looked, others: readonly Other[]): SignalFacts {
  const text = textOfHtml(job.descriptionHtml);
  return {
    ...job,
    text,
    hourlyPay: hourlyPayOf(job),
    sponsorship: job.sponsorship as Sponsorship,
    register: job.register as RegisterState | null,
    twins: twinsOf(job, text, others),
  };
}

function hourlyPayOf({ salaryMin, salaryPeriod, yearlyPay, hoursPerWeek }: Looked): number | null {
  if (salaryMin === null || yearlyPay === null) return null;
  if (salaryPeriod === "hour") return salaryMin;
  return Math.round(yearlyPay / (hoursPerWeek === null ? HOURS_OF_YEAR : hoursPerWeek * 52));
}

function twinsOf(job: Looked, text: string, others: readonly Other[]): Twin[] {
  return others.flatMap((other): Twin[] => {
    const { id, title, employer } = other;
    if (id === job.id) return [];
    if (other.sameJobKey === job.sameJobKey) return [{ id, title, employer, how: "same-job" }];
    if (other.descriptionHtml === job.descriptionHtml && text !== "")
      return [{ id, title, employer, how: "same-words" }];
    const isNear =
      other.employerId === job.employerId &&
      likeness(text, textOfHtml(other.descriptionHtml)) > NEARLY_THE_SAME;
    return isNear ? [{ id, title, employer, how: "same-words" }] : [];
  });
}

/** Live adverts that may be one of these: the same key, the same words, or the same employer's. */
function findOthers(looked: readonly Looked[], now: Date) {
  const keys = looked.map(({ sameJobKey }) => sameJobKey);
  const employerIds = looked.map(({ employerId }) => employerId);
  const texts = looked.filter(({ descriptionHtml }) => descriptionHtml !== "");
  const sameText = texts.map(({ descriptionHtml }) => sql`md5(${descriptionHtml})`);
  return db
    .select({
      id: jobs.id,
      title: jobs.title,
      employerId: jobs.employerId,
      employer: employers.name,
      sameJobKey: jobs.sameJobKey,
      descriptionHtml: jobs.descriptionHtml,
    })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(
      and(
        liveJobs(now),
        or(
          and(inArray(jobs.sameJobKey, keys), ne(jobs.sameJobKey, "")),
          inArray(jobs.employerId, employerIds),
          sameText.length > 0 ? inArray(sql`md5(${jobs.descriptionHtml})`, sameText) : undefined,
        ),
      ),
    )
    .orderBy(sql`${jobs.id} desc`)
    .limit(MOST_COMPARED * Math.max(1, looked.length));
}
