import { and, asc, eq, exists, gt, isNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";

/** An employer as it is looked up in the sponsors' register. */
export type EmployerToResolve = Awaited<ReturnType<typeof listToResolve>>[number];

type Which = {
  /** "new": those never looked up. */
  which: "new" | "all";
  /** Only these, where somebody names them. */
  ids?: readonly number[] | undefined;
  afterId: number;
  limit: number;
};

/** Employers with British jobs, in the order of their numbers: the register says nothing of others. */
export async function listToResolve({ which, ids, afterId, limit }: Which) {
  return db
    .select({
      id: employers.id,
      name: employers.name,
      town: employers.town,
      status: employers.sponsorStatus,
      organisationId: employers.sponsorOrganisationId,
      confirmedAt: employers.sponsorConfirmedAt,
    })
    .from(employers)
    .where(
      and(
        gt(employers.id, afterId),
        which === "new" ? isNull(employers.sponsorAsOf) : undefined,
        ids ? sql`${employers.id} = any(${sql.param([...ids])}::int[])` : undefined,
        exists(
          db
            .select({ one: sql`1` })
            .from(jobs)
            .where(and(eq(jobs.employerId, employers.id), eq(jobs.country, "gb"))),
        ),
      ),
    )
    .orderBy(asc(employers.id))
    .limit(limit);
}
