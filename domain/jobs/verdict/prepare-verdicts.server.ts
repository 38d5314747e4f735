import { asc, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobVerdicts, jobVerdictsDue } from "#db/schema/job-verdicts.ts";
import { jobs } from "#db/schema/jobs.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { yieldingToOthers } from "#platform/yielding-to-others.server.ts";
import { dayIn } from "#rules/day-in.ts";
import { jobToReadColumns } from "./job-to-read.server.ts";
import {
  EDITION,
  hashOf,
  type JobToRead,
  type JobVerdictFacts,
  verdictFacts,
} from "./read-job.server.ts";

/** Small enough that a page that comes between waits for milliseconds. */
const BATCH = 100;

/**
 * Reads every job that is due, in small parts; the code staff settled stays. Returns how
 * many rows became others. Two who do it together do the same work twice, and no harm.
 */
export async function prepareDueVerdicts(now: Date): Promise<number> {
  const on = dayIn("gb", now);
  await markOutdated(on);
  let written = 0;
  let after = 0;
  for (;;) {
    const due = await readDue(after, on);
    const last = due.at(-1);
    if (!last) break;
    after = last.mark;
    written += await readBatch(due, on);
  }
  if (written > 0) invalidatePages("jobs");
  return written;
}

/** Rows whose day is over, then those that older code read: each asks an index of its own. */
async function markOutdated(on: string): Promise<void> {
  for (const isOutdated of [sql`good_until < ${on}::date`, sql`edition < ${EDITION}`])
    await db.execute(sql`
      insert into job_verdicts_due (job_id)
      select job_id from job_verdicts where ${isOutdated}
      on conflict (job_id) do nothing`);
}

type DueJob = {
  jobId: number;
  mark: number;
  job: JobToRead | null;
  storedHash: string | null;
};

export async function readDue(after: number, on: string): Promise<DueJob[]> {
  const rows = await db
    .select({
      jobId: jobVerdictsDue.jobId,
      mark: jobVerdictsDue.mark,
      country: jobs.country,
      job: { ...jobToReadColumns, fixedSocCode: jobVerdicts.fixedSocCode },
      storedHash: storedHash(on),
    })
    .from(jobVerdictsDue)
    .leftJoin(jobs, eq(jobs.id, jobVerdictsDue.jobId))
    .leftJoin(employers, eq(employers.id, jobs.employerId))
    .leftJoin(jobVerdicts, eq(jobVerdicts.jobId, jobVerdictsDue.jobId))
    .where(sql`${jobVerdictsDue.mark} > ${after}`)
    .orderBy(asc(jobVerdictsDue.mark))
    .limit(BATCH);
  return rows.map(({ jobId, mark, country, job, storedHash }) => ({
    ...{ jobId, mark, storedHash },
    job: country === "gb" ? (job as JobToRead) : null,
  }));
}

/** Null where the row has to be written whatever the job says. */
function storedHash(on: string) {
  const isCurrent = sql`${jobVerdicts.edition} = ${EDITION} and (${jobVerdicts.goodUntil} is null or ${jobVerdicts.goodUntil} >= ${on})`;
  return sql<string | null>`case when ${isCurrent} then ${jobVerdicts.inputsHash} end`;
}

type ReadJob = JobVerdictFacts & {
  jobId: number;
  inputsHash: string;
  /** The settled code it was read by. */
  fixedSocCode: string | null;
};

export async function readBatch(due: readonly DueJob[], on: string): Promise<number> {
  const read = await yieldingToOthers(readEach(due, on));
  await db.transaction(async (tx) => {
    if (read.length > 0) await store(tx, read);
    await settle(tx, due);
  });
  return read.length;
}

function* readEach(due: readonly DueJob[], on: string): Generator<undefined, ReadJob[]> {
  const read: ReadJob[] = [];
  for (const { jobId, job, storedHash } of due) {
    const inputsHash = job && hashOf(job);
    if (job && inputsHash && inputsHash !== storedHash)
      read.push({
        ...verdictFacts(job, on),
        ...{ jobId, inputsHash, fixedSocCode: job.fixedSocCode },
      });
    yield;
  }
  return read;
}

/**
 * A job that was removed meanwhile has nothing to keep. One whose code staff settled meanwhile was
 * read by them since: what was read by the earlier code is left.
 */
async function store(tx: Transaction, read: readonly ReadJob[]): Promise<void> {
  await tx.execute(sql`
    insert into job_verdicts (job_id, soc_code, confidence, candidates, matched, stance, sayings,
      prepared, passing, typical, prepared_on, good_until, inputs_hash, fixed_soc_code, edition)
    select "jobId", "socCode", confidence, candidates, matched, stance, sayings,
      prepared, passing, typical, "preparedOn", "goodUntil", "inputsHash", "fixedSocCode",
      ${EDITION}::int
    from json_to_recordset(${JSON.stringify(read)}::json) as given(
      "jobId" int, "socCode" text, confidence text, candidates text[], matched text, stance text,
      sayings jsonb, prepared jsonb, passing text[], typical text, "preparedOn" date,
      "goodUntil" date, "inputsHash" text, "fixedSocCode" text)
    where exists (select from jobs where jobs.id = given."jobId" for key share)
    order by "jobId"
    on conflict (job_id) do update set
      soc_code = excluded.soc_code, confidence = excluded.confidence,
      candidates = excluded.candidates, matched = excluded.matched,
      stance = excluded.stance, sayings = excluded.sayings, prepared = excluded.prepared,
      passing = excluded.passing, typical = excluded.typical,
      prepared_on = excluded.prepared_on, good_until = excluded.good_until,
      inputs_hash = excluded.inputs_hash, edition = excluded.edition
    where job_verdicts.fixed_soc_code is not distinct from excluded.fixed_soc_code`);
}

/** Only the marks that were read: a job written since then has another, and its turn comes again. */
async function settle(tx: Transaction, due: readonly DueJob[]): Promise<void> {
  const marks = JSON.stringify(due.map(({ jobId, mark }) => ({ jobId, mark })));
  await tx.execute(sql`
    delete from job_verdicts_due as due
    using json_to_recordset(${marks}::json) as given("jobId" int, mark bigint)
    where due.job_id = given."jobId" and due.mark = given.mark`);
}
