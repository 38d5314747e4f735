import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { applicationDrafts } from "#db/schema/applications.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { MAX_LONG_ANSWER } from "#rules/applications/answers.ts";

export type ApplicationDraft = { values: Record<string, string>; revision: number };

const MAX_LISTED = 20;
const FIELDS = /^(?:cv|letter|rightToWork|answer[1-5])$/;
/** Twice what may be sent: anyone who wrote too much shortens it, and loses none of it. */
const MAX_LENGTH = MAX_LONG_ANSWER * 2;

/** What was typed, as far as a draft keeps it. */
export function draftValues(values: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(values).filter(([name]) => FIELDS.test(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, value.slice(0, MAX_LENGTH)]));
}

export async function findDraft(userId: string, jobId: number): Promise<ApplicationDraft | null> {
  const [draft] = await db
    .select({ values: applicationDrafts.values, revision: applicationDrafts.revision })
    .from(applicationDrafts)
    .where(and(eq(applicationDrafts.userId, userId), eq(applicationDrafts.jobId, jobId)));
  return draft ?? null;
}

/** What somebody began and has not sent, the last first. */
export async function listDrafts(userId: string) {
  return db
    .select({ slug: jobs.slug, title: jobs.title, employer: employers.name })
    .from(applicationDrafts)
    .innerJoin(jobs, eq(jobs.id, applicationDrafts.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(eq(applicationDrafts.userId, userId))
    .orderBy(desc(applicationDrafts.updatedAt))
    .limit(MAX_LISTED);
}

type Typed = {
  values: Readonly<Record<string, string>>;
  now: Date;
  /** Of a save that nobody pressed: where something newer is stored, it changes nothing. */
  after?: number | undefined;
};

/**
 * Stores what was typed, whole or not, and says at which revision it stands; null where a save came
 * too late. The same words again are no new revision.
 */
export async function saveDraft(
  userId: string,
  jobId: number,
  { values, now, after }: Typed,
): Promise<number | null> {
  const row = { userId, jobId, values: draftValues(values), updatedAt: now };
  const isOther = sql`${applicationDrafts.values} is distinct from excluded.values`;
  const [saved] = await db
    .insert(applicationDrafts)
    .values(row)
    .onConflictDoUpdate({
      target: [applicationDrafts.userId, applicationDrafts.jobId],
      set: {
        values: sql`excluded.values`,
        updatedAt: sql`excluded.updated_at`,
        revision: sql`${applicationDrafts.revision} + (case when ${isOther} then 1 else 0 end)`,
      },
      setWhere: after === undefined ? sql`true` : eq(applicationDrafts.revision, after),
    })
    .returning({ revision: applicationDrafts.revision });
  return saved?.revision ?? null;
}
