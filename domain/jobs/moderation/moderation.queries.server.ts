import { and, asc, count, desc, eq, gte, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { jobDecisions, jobs } from "#db/schema/jobs.ts";
import type { Paged } from "#rules/paged.ts";
import { fieldChanges } from "./field-changes.ts";
import { adverts, type QueuedAdvert, waitsToBeRead } from "./queued-advert.server.ts";
import type { Signal } from "./signal.ts";
import { signalFacts } from "./signal-facts.server.ts";
import { signalsOf } from "./signals.ts";

const PAGE_SIZE = 20;

export type QueueRow = QueuedAdvert & {
  signals: Signal[];
  /** Decided in this sitting: the row holds its place, so that none slips under the pointer. */
  decided: "approved" | "sent-back" | "declined" | "taken-down" | null;
};

type Place = { page: number; since: Date | null };

/** The queue's rows, and how many of all of them still wait. */
export type Queue = Paged<QueueRow> & { waiting: number };

/** What waits to be read, the oldest first. For our staff only. */
export async function unsafeListQueue({ page, since }: Place, now: Date): Promise<Queue> {
  const entries = queueEntries(since).as("entries");
  const [all] = await db.select({ total: count() }).from(entries);
  const listed = await db
    .select({ id: entries.id, decided: entries.decided })
    .from(entries)
    .orderBy(asc(entries.sentAt), asc(entries.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);

  const found = await adverts(listed.map(({ id }) => id));
  const facts = await signalFacts([...found.values()], now);
  const rows = listed.flatMap(({ id, decided }) => {
    const advert = found.get(id);
    const fact = facts.get(id);
    return advert && fact ? [{ ...advert, signals: signalsOf(fact), decided }] : [];
  });
  const waiting = since === null ? undefined : await db.$count(jobs, waitsToBeRead());
  const total = all?.total ?? 0;
  return { rows, total, waiting: waiting ?? total, page, pageSize: PAGE_SIZE };
}

function queueEntries(since: Date | null) {
  const waiting = db
    .select({
      id: jobs.id,
      sentAt: sql<Date>`coalesce(${jobs.changeSentAt}, ${jobs.sentAt})`.as("sent_at"),
      decided: sql<QueueRow["decided"]>`null`.as("decided"),
    })
    .from(jobs)
    .where(waitsToBeRead());
  if (since === null) return waiting;

  // Decided twice in one sitting, an advert stands there once, with the last word.
  const decided = db
    .selectDistinctOn([jobDecisions.jobId], {
      id: jobDecisions.jobId,
      sentAt: sql<Date>`${jobDecisions.sentAt}`.as("sent_at"),
      decided: sql<QueueRow["decided"]>`${jobDecisions.decision}`.as("decided"),
    })
    .from(jobDecisions)
    .innerJoin(jobs, eq(jobs.id, jobDecisions.jobId))
    .where(
      and(
        gte(jobDecisions.at, since),
        isNotNull(jobDecisions.sentAt),
        ne(jobs.state, "waiting"),
        isNull(jobs.changeSentAt),
      ),
    )
    .orderBy(jobDecisions.jobId, desc(jobDecisions.at), desc(jobDecisions.id))
    .as("decided");
  return unionAll(
    waiting,
    db.select({ id: decided.id, sentAt: decided.sentAt, decided: decided.decided }).from(decided),
  );
}

/** One advert with everything staff decide by. For our staff only. */
export async function unsafeFindReview(jobId: number, now: Date) {
  const advert = (await adverts([jobId])).get(jobId);
  if (!advert) return null;
  const facts = (await signalFacts([advert], now)).get(jobId);
  return {
    advert,
    signals: facts ? signalsOf(facts) : [],
    duplicates: facts?.duplicates ?? [],
    changes: advert.published ? fieldChanges(advert.published, advert, now) : [],
    decisions: await decisionsOf(jobId),
  };
}

/** What was decided about an advert so far, newest first. */
export function decisionsOf(jobId: number) {
  return db
    .select({
      id: jobDecisions.id,
      decision: jobDecisions.decision,
      reasons: jobDecisions.reasons,
      note: jobDecisions.note,
      at: jobDecisions.at,
      by: users.name,
    })
    .from(jobDecisions)
    .leftJoin(users, eq(users.id, jobDecisions.byId))
    .where(eq(jobDecisions.jobId, jobId))
    .orderBy(desc(jobDecisions.at))
    .limit(20);
}

/** The one that waits longest, but for this one. */
export async function unsafeNextInQueue(jobId: number): Promise<number | null> {
  const sent = sql`coalesce(${jobs.changeSentAt}, ${jobs.sentAt})`;
  const [next] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(waitsToBeRead(), ne(jobs.id, jobId)))
    .orderBy(sent, jobs.id)
    .limit(1);
  return next?.id ?? null;
}
