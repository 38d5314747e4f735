import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { jobVerdicts } from "#db/schema/job-verdicts.ts";
import type { PreparedJob } from "#rules/uk-work/prepared-job.ts";
import type { JobCard } from "../job-card.ts";
import { jobRowCache } from "../row-cache.server.ts";
import { type AdvertSays, advertSays } from "./advert-says.ts";
import { employerFound } from "./employer-found.ts";

const preparedQuery = db
  .select({
    jobId: jobVerdicts.jobId,
    prepared: jobVerdicts.prepared,
    stance: jobVerdicts.stance,
    sayings: jobVerdicts.sayings,
    goodUntil: jobVerdicts.goodUntil,
  })
  .from(jobVerdicts)
  .where(sql`${jobVerdicts.jobId} = any(${sql.placeholder("ids")}::int[])`)
  .prepare("job_verdicts_of_cards");

const preparedRows = jobRowCache(async (ids) =>
  (await preparedQuery.execute({ ids })).map((row) => [row.jobId, row] as const),
);

export type JobToFit = { prepared: PreparedJob; says: AdvertSays | null };
type PreparedRow = Awaited<ReturnType<typeof preparedQuery.execute>>[number];

/** On one day a row and a card make the same job, for whoever reads it. */
const jobsOfRows = new WeakMap<PreparedRow, { card: JobCard; on: string; job: JobToFit }>();

/** Jobs in a list, ready to be judged on the day; one not read yet is left out. */
export async function findPrepared(
  cards: readonly JobCard[],
  on: string,
): Promise<ReadonlyMap<number, JobToFit>> {
  const asked = cards.filter(({ country, board }) => country === "gb" && board === "jobs");
  if (asked.length === 0) return new Map();
  const byId = await preparedRows(asked.map(({ id }) => id));
  return new Map(
    asked.flatMap((card) => {
      const row = byId.get(card.id);
      const isGood = row && (row.goodUntil === null || on <= row.goodUntil);
      if (!isGood) return [];
      return [[card.id, jobToFit(row, card, on)] as const];
    }),
  );
}

function jobToFit(row: PreparedRow, card: JobCard, on: string): JobToFit {
  const known = jobsOfRows.get(row);
  if (known?.card === card && known.on === on) return known.job;
  const job = { prepared: onDay(row.prepared, card, on), says: advertSays(card, row) };
  jobsOfRows.set(row, { card, on, job });
  return job;
}

/** The employer's standing is asked with every page: it changes without the job. */
function onDay(prepared: PreparedJob, { employer }: JobCard, on: string): PreparedJob {
  const found = employerFound({
    employerName: employer.name,
    employerTown: prepared.employer.town,
    sponsorStatus: employer.register?.state ?? null,
    sponsorAsOf: employer.register?.asOf ?? null,
  });
  return { ...prepared, employer: found, on };
}
