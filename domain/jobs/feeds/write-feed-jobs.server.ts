import { type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { yearlyPayOf } from "../yearly-pay.ts";
import type { ImportPlan, NumberedJob } from "./plan-import.ts";
import { keepLease } from "./run-lease.server.ts";

type Written = { source: string; feedId: number | null; now: Date; runId: number };

/**
 * One statement carries so many characters of rows: each is a round trip, and a trigger's turn;
 * but pages of the embedded engine wait for each.
 */
const MAX_BATCH_LENGTH = 200_000;

/** What a row says, in the order and types of the columns it is read into. */
const columns = {
  slug: "text",
  employer_id: "int",
  title: "text",
  summary: "text",
  description_html: "text",
  country: "text",
  city: "text",
  place_text: "text",
  remote: "text",
  sector: "text",
  job_type: "text",
  level: "text",
  hours_per_week: "real",
  currency: "text",
  salary_min: "int",
  salary_max: "int",
  salary_period: "text",
  yearly_pay: "int",
  sponsorship: "text",
  apply_url: "text",
  apply_email: "text",
  posted_at: "timestamptz",
  closes_at: "timestamptz",
  closes_zone: "text",
  external_key: "text",
  content_hash: "text",
  same_job_key: "text",
} as const;

type Row = Record<keyof typeof columns, string | number | Date | null>;

const names = Object.keys(columns) as (keyof typeof columns)[];
const listed = sql.raw(names.join(", "));
const typed = names.map((name) => `${name} ${columns[name]}`).join(", ");

export async function writePlan(
  tx: Transaction,
  plan: ImportPlan,
  written: Written,
): Promise<void> {
  for (const batch of batchesOf(plan.added.map(rowOf))) await addBatch(tx, batch, opened(written));
  const waiting = { ...written, state: "waiting" as const, incomingRunId: null };
  for (const batch of batchesOf(plan.held.map(rowOf))) await addBatch(tx, batch, waiting);
  const changed = plan.changed.map(({ id, job, isHeld }) => ({
    ...{ id, state: isHeld ? "waiting" : "approved" },
    ...rowOf(job),
  }));
  for (const batch of batchesOf(changed)) await changeBatch(tx, batch, written);
  if (plan.closedIds.length > 0) await closeJobs(tx, plan.closedIds, written.now);
}

/** New jobs of a large import, a slice at a time, where nobody sees them before their run is decided. */
export async function storeIncoming(
  added: readonly NumberedJob[],
  written: Written,
): Promise<void> {
  const { runId } = written;
  const unseen = { ...written, state: "incoming" as const, incomingRunId: runId };
  for (const batch of batchesOf(added.map(rowOf))) {
    await db.transaction(async (tx) => {
      await keepLease(tx, runId);
      await addBatch(tx, batch, unseen);
    });
  }
}

function opened(written: Written): Added {
  return { ...written, state: "approved", incomingRunId: null };
}

type Added = Written & {
  state: "approved" | "incoming" | "waiting";
  incomingRunId: number | null;
};

async function addBatch(tx: Transaction, batch: string, added: Added) {
  const { source, feedId, now, state, incomingRunId } = added;
  const values = sql.raw(names.map(givenOrNow).join(", "));
  await tx.execute(sql`
    insert into jobs (${listed}, state, incoming_run_id, source, feed_id, created_at, updated_at, sent_at)
    select ${values}, ${state}, ${incomingRunId}::int, ${source},
      ${feedId}::int, now.at, now.at, case when ${state === "waiting"} then now.at end
    from json_to_recordset(${batch}::json) as given(${sql.raw(typed)}),
      (select ${now}::timestamptz as at) as now`);
}

/** A job without a date is new on the day we first see it, and stays of that day. */
function givenOrNow(name: keyof typeof columns): string {
  return name === "posted_at" ? "coalesce(given.posted_at, now.at)" : `given.${name}`;
}

async function changeBatch(tx: Transaction, batch: string, { feedId, now }: Written) {
  const kept = new Set(["slug", "external_key", "posted_at"]);
  const sets = names.filter((name) => !kept.has(name)).map((name) => `${name} = given.${name}`);
  await tx.execute(sql`
    update jobs set ${sql.raw(sets.join(", "))},
      posted_at = coalesce(given.posted_at, jobs.posted_at),
      state = given.state, closed_at = null, feed_id = ${feedId}::int, updated_at = ${now},
      sent_at = case when given.state = 'waiting' then ${now}::timestamptz else jobs.sent_at end,
      revision = jobs.revision + 1
    from json_to_recordset(${batch}::json) as given(id int, state text, ${sql.raw(typed)})
    where jobs.id = given.id`);
}

export async function closeJobs(tx: Transaction, ids: readonly number[], now: Date): Promise<void> {
  await tx.execute(closing(sql`id = any(${sql.param([...ids])}::int[])`, now));
}

export async function closeJobsFrom(tx: Transaction, source: string, now: Date): Promise<void> {
  await tx.execute(closing(sql`source = ${source} and state = 'approved'`, now));
}

function closing(which: SQL, now: Date): SQL {
  return sql`update jobs set state = 'closed', closed_at = ${now}, updated_at = ${now} where ${which}`;
}

function rowOf(job: NumberedJob): Row {
  const { pay } = job;
  return {
    slug: job.slug,
    employer_id: job.employerId,
    title: job.title,
    summary: job.summary,
    description_html: job.descriptionHtml,
    country: job.country,
    city: job.city,
    place_text: job.placeText,
    remote: job.remote,
    sector: job.sector,
    job_type: job.jobType,
    level: job.level,
    hours_per_week: job.hoursPerWeek,
    currency: pay?.currency ?? null,
    salary_min: pay?.min ?? null,
    salary_max: pay?.max ?? null,
    salary_period: pay?.period ?? null,
    yearly_pay: yearlyPayOf(pay, job.hoursPerWeek),
    sponsorship: job.sponsorship,
    apply_url: job.applyUrl,
    apply_email: job.applyEmail,
    posted_at: job.postedAt,
    closes_at: job.closesAt,
    closes_zone: job.closesZone,
    external_key: job.key,
    content_hash: job.contentHash,
    same_job_key: job.sameJobKey,
  };
}

/** JSON lists of about the same size. */
function* batchesOf(rows: readonly Row[]): Generator<string> {
  let texts: string[] = [];
  let size = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    texts.push(text);
    size += text.length;
    if (size < MAX_BATCH_LENGTH) continue;
    yield `[${texts.join(",")}]`;
    texts = [];
    size = 0;
  }
  if (texts.length > 0) yield `[${texts.join(",")}]`;
}
