import { and, count, eq, inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { registerWords } from "../advert/register-words.ts";
import { liveJobs } from "../live.server.ts";
import type { RegisterState } from "../vocabulary.ts";
import type { Fair } from "./fair.ts";

/** Those the fair names whom we know, with what they have open today. */
export async function findFairEmployers({ employers: named }: Pick<Fair, "employers">, now: Date) {
  const rows = await db
    .select({
      slug: employers.slug,
      name: employers.name,
      town: employers.town,
      standing: employers.sponsorStatus,
      open: count(jobs.id),
    })
    .from(employers)
    .leftJoin(jobs, and(eq(jobs.employerId, employers.id), liveJobs(now)))
    .where(
      inArray(
        employers.slug,
        named.map(({ slug }) => slug),
      ),
    )
    .groupBy(employers.id);

  return named.flatMap(({ slug, seeks }) => {
    const employer = rows.find((row) => row.slug === slug);
    if (!employer) return [];
    const { name, town, open, standing } = employer;
    const register = standing ? registerWords[standing as RegisterState]?.headline : null;
    const href = `/jobs?${new URLSearchParams({ q: name })}`;
    return [{ name, town, open, seeks, register: register ?? null, href }];
  });
}
