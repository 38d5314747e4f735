import { and, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { textOfHtml } from "#rules/html-text.ts";
import { liveJobs } from "../live.server.ts";
import { canBeNear, likeness, NEARLY_THE_SAME, type Runs, runsOf } from "./near-text.ts";
import type { DuplicateAdvert } from "./signal.ts";

export type Compared = {
  id: number;
  employerId: number;
  sameJobKey: string;
  descriptionHtml: string;
};

/** Each question has a bound of its own, for each advert: one with many twins hides nobody else's. */
const MAX_SAME = 3;
const MAX_NEAR = 20;

/** Who asks: a page, or a transaction that sees what was posted just before it. */
export type Asking = Pick<Transaction, "execute" | "select">;

/** Live adverts with the same key or the very same words, no matter who posted them. */
export async function findSameAdverts(looked: readonly Compared[], now: Date, on: Asking = db) {
  if (looked.length === 0) return new Map<number, DuplicateAdvert[]>();
  const asked = sql`(values ${sql.join(
    looked.map(
      ({ id, sameJobKey, descriptionHtml }) =>
        sql`(${id}::int, ${sameJobKey}::text, ${descriptionHtml === "" ? null : descriptionHtml}::text)`,
    ),
    sql`, `,
  )}) as asked(id, job_key, html)`;
  const duplicate = (how: DuplicateAdvert["how"], isDuplicate: ReturnType<typeof sql>) => sql`
    select asked.id as "forId", other.id, other.title, other.employer, ${how}::text as how
    from ${asked} cross join lateral (
      select ${jobs.id}, ${jobs.title}, ${employers.name} as employer
      from ${jobs} join ${employers} on ${employers.id} = ${jobs.employerId}
      where ${liveJobs(now)} and ${jobs.id} <> asked.id and ${isDuplicate}
      order by ${jobs.id} desc limit ${MAX_SAME}
    ) as other`;
  const { rows } = await on.execute<DuplicateAdvert & { forId: number }>(sql`
    ${duplicate("same-job", sql`asked.job_key <> '' and ${jobs.sameJobKey} = asked.job_key`)}
    union all
    ${duplicate("same-words", sql`md5(${jobs.descriptionHtml}) = md5(asked.html)`)}`);
  return byAdvert(rows);
}

/** The same job is said once, though its words agree as well. */
function byAdvert(
  rows: readonly (DuplicateAdvert & { forId: number })[],
): Map<number, DuplicateAdvert[]> {
  const found = new Map<number, DuplicateAdvert[]>();
  for (const { forId, id, title, employer, how } of rows) {
    const duplicates = found.get(forId) ?? [];
    if (!duplicates.some((duplicate) => duplicate.id === id))
      duplicates.push({ id, title, employer, how });
    found.set(forId, duplicates);
  }
  return found;
}

type Own = { id: number; title: string; employer: string; descriptionHtml: string; runs?: Runs };

/** The newest live adverts of each employer, to compare an advert's words with. */
export async function findOwnDuplicates(looked: readonly Compared[], now: Date, on: Asking = db) {
  const found = new Map<number, Own[]>();
  for (const employerId of new Set(looked.map((job) => job.employerId))) {
    const own = await on
      .select({
        id: jobs.id,
        title: jobs.title,
        employer: employers.name,
        descriptionHtml: jobs.descriptionHtml,
      })
      .from(jobs)
      .innerJoin(employers, eq(employers.id, jobs.employerId))
      .where(and(eq(jobs.employerId, employerId), liveJobs(now)))
      .orderBy(sql`${jobs.postedAt} desc`, jobs.id)
      .limit(MAX_NEAR);
    found.set(employerId, own);
  }
  return found;
}

/** Those of its employer's adverts whose words are nearly its own. */
export function findNearDuplicates(
  { id, descriptionHtml }: Compared,
  own: readonly Own[],
): DuplicateAdvert[] {
  const comparable = own.filter(
    (other) => other.id !== id && canBeNear(descriptionHtml.length, other.descriptionHtml.length),
  );
  if (comparable.length === 0) return [];
  const runs = runsOf(textOfHtml(descriptionHtml));
  return comparable
    .filter((other) => {
      other.runs ??= runsOf(textOfHtml(other.descriptionHtml));
      return likeness(runs, other.runs) > NEARLY_THE_SAME;
    })
    .map(({ id: duplicateId, title, employer }) => ({
      id: duplicateId,
      title,
      employer,
      how: "same-words",
    }));
}
