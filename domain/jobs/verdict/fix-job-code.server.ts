import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobVerdicts } from "#db/schema/job-verdicts.ts";
import { jobs } from "#db/schema/jobs.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { dayIn } from "#rules/day-in.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { occupationOf } from "#rules/uk-work/occupations/all-occupations.ts";
import { jobAudit } from "../audit-kinds.ts";
import { jobToReadColumns } from "./job-to-read.server.ts";
import { EDITION, hashOf, type JobToRead, verdictFacts } from "./read-job.server.ts";

/** Every way settling a code can say no, and what staff are told. */
export const codeRefusals = {
  forbidden: "Only our staff can set codes.",
  "not-found": "This job is gone, or it is not in the United Kingdom.",
  "no-such-code": "Choose a code from the list.",
} as const;

type CodeRefusal = keyof typeof codeRefusals;

type Fixing = { staff: Member; socCode: string | null; now: Date };

/** Staff say what a job's code is; null hands it back to its title. It stands through every import. */
export async function fixJobCode(
  staff: Member,
  jobId: number,
  { socCode, now }: { socCode: string | null; now: Date },
): Promise<Result<{ title: string }, CodeRefusal>> {
  if (!staffMay(staff, "decide")) return no("forbidden");
  if (socCode !== null && !occupationOf(socCode)) return no("no-such-code");
  const result = await db.transaction((tx) => fixIn(tx, jobId, { staff, socCode, now }));
  if (result.ok) invalidatePages("jobs");
  return result;
}

async function fixIn(tx: Transaction, jobId: number, { staff, socCode, now }: Fixing) {
  const [row] = await tx
    .select({ ...jobToReadColumns, country: jobs.country })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(eq(jobs.id, jobId))
    .for("update", { of: jobs });
  if (row?.country !== "gb") return no("not-found");
  const { country: _, ...read } = row;
  const job: JobToRead = { ...read, fixedSocCode: socCode };

  const kept = {
    ...verdictFacts(job, dayIn("gb", now)),
    ...{ inputsHash: hashOf(job), edition: EDITION, fixedSocCode: socCode },
    fixedAt: socCode === null ? null : now,
    fixedById: socCode === null ? null : staff.id,
  };
  await tx
    .insert(jobVerdicts)
    .values({ jobId, ...kept })
    .onConflictDoUpdate({ target: jobVerdicts.jobId, set: kept });
  const detail = { job: String(jobId), code: socCode ?? "by its title" };
  await record(tx, jobAudit["job-code-set"], { actorId: staff.id, detail });
  return ok({ title: row.title });
}
