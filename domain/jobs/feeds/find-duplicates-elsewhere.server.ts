import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema/jobs.ts";
import { textOfHtml } from "#rules/html-text.ts";
import {
  canBeNear,
  likeness,
  NEARLY_THE_SAME,
  type Runs,
  runsOf,
} from "../moderation/near-text.ts";
import { isSameTitle } from "../same-job.ts";
import type { NumberedJob } from "./plan-import.ts";

/** Looked for in one statement: pages of the embedded engine wait for each. */
const AT_ONCE = 1000;
/** The newest of an employer; one with hundreds of open jobs writes them all alike. */
const MAX_OF_EMPLOYER = 50;

type Incoming = Pick<
  NumberedJob,
  "key" | "employerId" | "title" | "country" | "city" | "descriptionHtml"
>;
type Open = Omit<Incoming, "key"> & { runs?: Runs };

/**
 * Which of these jobs are open already under another source, though their title, place or employer is
 * spelt otherwise: the same title but for a word, in the same town, in nearly the same words. Within a
 * source nothing is compared, since boards write one advert for several towns and teams.
 */
export async function findDuplicatesElsewhere(
  incoming: readonly Incoming[],
  where: { source: string; now: Date },
): Promise<Set<string>> {
  const alike = new Set<string>();
  for (let at = 0; at < incoming.length; at += AT_ONCE) {
    const some = incoming.slice(at, at + AT_ONCE).filter((job) => job.descriptionHtml !== "");
    const [own, same] = [await ofEmployers(some, where), await ofSameWords(some, where)];
    for (const job of some) {
      const isOpen =
        (same.get(hashOf(job)) ?? []).some((other) => isSamePost(job, other)) ||
        hasNearWords(job, own.get(job.employerId) ?? []);
      if (isOpen) alike.add(job.key);
    }
    await setImmediate();
  }
  return alike;
}

function isSamePost(job: Omit<Incoming, "key" | "employerId">, other: Open): boolean {
  const isThere = job.city === null || other.city === null || job.city === other.city;
  return job.country === other.country && isThere && isSameTitle(job.title, other.title);
}

function hasNearWords(job: Incoming, own: readonly Open[]): boolean {
  const { length } = job.descriptionHtml;
  const comparable = own.filter(
    (other) => isSamePost(job, other) && canBeNear(length, other.descriptionHtml.length),
  );
  if (comparable.length === 0) return false;
  const runs = runsOf(textOfHtml(job.descriptionHtml));
  return comparable.some((other) => {
    other.runs ??= runsOf(textOfHtml(other.descriptionHtml));
    return likeness(runs, other.runs) > NEARLY_THE_SAME;
  });
}

function hashOf({ descriptionHtml }: { descriptionHtml: string }): string {
  return createHash("md5").update(descriptionHtml).digest("hex");
}

const columns = sql`${jobs.employerId} as "employerId", ${jobs.title}, ${jobs.country}, ${jobs.city},
  ${jobs.descriptionHtml} as "descriptionHtml"`;

type Where = { source: string; now: Date };

function isOpenElsewhere({ source, now }: Where) {
  return sql`${jobs.source} <> ${source} and ${jobs.state} in ('approved', 'waiting')
    and (${jobs.closesAt} is null or ${jobs.closesAt} > ${now})`;
}

async function ofEmployers(some: readonly Incoming[], where: Where): Promise<Map<number, Open[]>> {
  const ids = [...new Set(some.map(({ employerId }) => employerId))];
  const { rows } = await db.execute<Open>(sql`
    select found.* from unnest(${sql.param(ids)}::int[]) as asked(id) cross join lateral (
      select ${columns} from ${jobs}
      where ${jobs.employerId} = asked.id and ${isOpenElsewhere(where)}
      order by ${jobs.postedAt} desc, ${jobs.id} limit ${MAX_OF_EMPLOYER}
    ) as found`);
  return Map.groupBy(rows, ({ employerId }) => employerId);
}

async function ofSameWords(some: readonly Incoming[], where: Where): Promise<Map<string, Open[]>> {
  const hashes = [...new Set(some.map(hashOf))];
  const { rows } = await db.execute<Open>(sql`
    select ${columns} from ${jobs}
    where md5(${jobs.descriptionHtml}) = any(${sql.param(hashes)}::text[])
      and ${isOpenElsewhere(where)}
    order by ${jobs.id} limit ${AT_ONCE}`);
  return Map.groupBy(rows, hashOf);
}
