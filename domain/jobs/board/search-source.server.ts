import { and, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobVerdicts } from "#db/schema/job-verdicts.ts";
import { jobs } from "#db/schema/jobs.ts";
import { OutboxReader } from "#platform/search-outbox.server.ts";
import { yieldingToOthers } from "#platform/yielding-to-others.server.ts";
import { isoDay } from "#rules/days.ts";
import type {
  Plan,
  SearchAnswer,
  SearchDocument,
  SearchQuestion,
  Source,
} from "#search/contract.ts";
import { createIndex, shapeVersion } from "#search/document-index.ts";
import { isUndated } from "../job-columns.server.ts";
import { rowsVersion } from "../reviewed-rows.server.ts";
import { type IndexedJob, jobDocument, jobShape } from "./job-documents.server.ts";

export const JOBS_COLLECTION = "jobs";

/** Counts up whenever documents are made in another way, so that older snapshots are refused. So do the tables. */
const EDITION = 13;
const BATCH = 2000;
/** Changes come in smaller parts: questions wait while a part is made into documents. */
const CHANGES = 200;

/** The jobs of the board as a collection of the index. Runs in the index's thread, on its own `db`. */
export function jobsPlan(): Plan<SearchDocument, SearchQuestion, SearchAnswer> {
  return {
    version: `jobs-${EDITION}-${rowsVersion()}-${shapeVersion(jobShape)}`,
    create: () => createIndex(jobShape),
    source: jobsSource(),
  };
}

export function jobsSource(clock: () => Date = () => new Date()): Source<SearchDocument> {
  const outbox = new OutboxReader(JOBS_COLLECTION, CHANGES);
  return {
    async readAll(onBatch) {
      const position = await outbox.begin();
      let last: number | null = null;
      for (;;) {
        const below: SQL | undefined = last === null ? undefined : lt(jobs.id, last);
        const batch = await readJobs(below, clock());
        if (batch.length === 0) return position;
        last = batch.at(-1)!.id;
        await onBatch(await yieldingToOthers(documentsOf(batch, clock())));
      }
    },
    async readChanges(position) {
      const part = await outbox.next(position);
      if (!part) return null;
      const { ids } = part;
      const changed = ids.length > 0 ? await readJobs(inArray(jobs.id, ids), clock()) : [];
      const found = new Set(changed.map(({ id }) => id));
      return {
        position: part.position,
        changed: await yieldingToOthers(documentsOf(changed, clock())),
        gone: ids.filter((id) => !found.has(id)),
      };
    },
  };
}

/** Pauses after each: the board is asked while its jobs are read again. */
function* documentsOf(batch: readonly IndexedJob[], now: Date): Generator<void, SearchDocument[]> {
  const today = isoDay(now);
  const documents: SearchDocument[] = [];
  for (const job of batch) {
    documents.push(jobDocument(job, today));
    yield;
  }
  return documents;
}

const columns = {
  id: jobs.id,
  title: jobs.title,
  employerName: employers.name,
  summary: jobs.summary,
  descriptionHtml: jobs.descriptionHtml,
  country: jobs.country,
  city: jobs.city,
  placeText: jobs.placeText,
  sector: jobs.sector,
  jobType: jobs.jobType,
  level: jobs.level,
  remote: jobs.remote,
  sponsorship: jobs.sponsorship,
  sponsorStatus: employers.sponsorStatus,
  hoursPerWeek: jobs.hoursPerWeek,
  yearlyPay: jobs.yearlyPay,
  currency: jobs.currency,
  postedAt: jobs.postedAt,
  isUndated,
  closesAt: jobs.closesAt,
  createdAt: jobs.createdAt,
  typical: jobVerdicts.typical,
  passing: jobVerdicts.passing,
  stance: jobVerdicts.stance,
  sayings: jobVerdicts.sayings,
};

function readJobs(which: SQL | undefined, now: Date) {
  return db
    .select(columns)
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .leftJoin(jobVerdicts, eq(jobVerdicts.jobId, jobs.id))
    .where(and(which, mayBeLive(now)))
    .orderBy(desc(jobs.id))
    .limit(BATCH);
}

/** Live now or, without another write, some day. The question says which of them are live. */
function mayBeLive(now: Date): SQL | undefined {
  return and(eq(jobs.state, "approved"), or(isNull(jobs.closesAt), gt(jobs.closesAt, now)));
}

/** Two nights: what a night's sweep missed, the next one finds. */
const SWEPT_HOURS = 48;

/**
 * For every night. A job runs out without anybody writing anything, so no trigger has its
 * index look again: jobs that ran out lately are put into the outbox, and leave the index.
 */
export async function sweepExpiredJobs(now: Date): Promise<void> {
  const since = new Date(now.getTime() - SWEPT_HOURS * 3600_000);
  await db.execute(sql`
    insert into search_outbox (collection, document_id)
    select ${JOBS_COLLECTION}, id from ${jobs}
    where state = 'approved' and closes_at > ${since} and closes_at <= ${now}`);
}
