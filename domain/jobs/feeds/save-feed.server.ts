import { and, eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { jobFeedRuns, jobFeeds } from "#db/schema/job-feeds.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { isOutsideAllowed } from "#platform/switches.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { jobAudit } from "../audit-kinds.ts";
import type { FeedInput } from "./feed.schema.ts";
import { sourceOfFeed } from "./feeds.queries.server.ts";
import type { FeedDeskRefusal } from "./refusals.ts";
import { closeJobsFrom } from "./write-feed-jobs.server.ts";

type Saved = Result<{ id: number }, FeedDeskRefusal>;

export async function addFeed(staff: Member, input: FeedInput): Promise<Saved> {
  return unlessNameTaken(() =>
    db.transaction(async (tx) => {
      const row = { ...input, setById: staff.id };
      const [feed] = await tx.insert(jobFeeds).values(row).returning({ id: jobFeeds.id });
      await record(tx, jobAudit["job-feed-set"], {
        actorId: staff.id,
        detail: { feed: input.name },
      });
      return ok({ id: feed!.id });
    }),
  );
}

export async function changeFeed(staff: Member, id: number, input: FeedInput): Promise<Saved> {
  return unlessNameTaken(() => setOn(staff, id, input));
}

/** A paused feed is not fetched; its jobs stay as they are. */
export async function switchFeed(staff: Member, id: number, to: "on" | "off"): Promise<Saved> {
  return setOn(staff, id, { isActive: to === "on" });
}

/** Forgets the feed and its reports, and closes its jobs: nobody would close them later. */
export async function removeFeed(staff: Member, id: number, now: Date): Promise<Saved> {
  const removed = await db.transaction(async (tx) => {
    await waitForRuns(tx, id);
    const [feed] = await tx
      .delete(jobFeeds)
      .where(eq(jobFeeds.id, id))
      .returning({ name: jobFeeds.name });
    if (!feed) return no("not-found");
    await closeJobsFrom(tx, sourceOfFeed(id), now);
    await record(tx, jobAudit["job-feed-removed"], {
      actorId: staff.id,
      detail: { feed: feed.name },
    });
    return ok({ id });
  });
  if (removed.ok) invalidatePages("jobs");
  return removed;
}

/** A run that writes jobs of the feed just now comes to the end of its transaction, and writes no more. */
async function waitForRuns(tx: Transaction, feedId: number): Promise<void> {
  await tx
    .select({ id: jobFeedRuns.id })
    .from(jobFeedRuns)
    .where(and(eq(jobFeedRuns.feedId, feedId), eq(jobFeedRuns.state, "running")))
    .for("update");
}

/** Queues a run for now, whenever the last one was. */
export async function runFeedNow(id: number): Promise<Saved> {
  return queueRun(id, async (tx) => queueFeed(tx, id));
}

/** Queues a run that may close more than half of the feed's jobs: somebody looked, and they are gone. */
export async function runFeedAcceptingLoss(staff: Member, id: number): Promise<Saved> {
  return queueRun(id, async (tx, feed) => {
    await record(tx, jobAudit["job-feed-loss-accepted"], {
      actorId: staff.id,
      detail: { feed: feed.name },
    });
    await queueFeed(tx, id, { acceptsLoss: true });
  });
}

/** A feed waits in the queue once, however often it is asked for. */
export async function queueFeed(
  tx: Transaction,
  feedId: number,
  { acceptsLoss = false }: { acceptsLoss?: boolean } = {},
): Promise<void> {
  const singletonKey = acceptsLoss ? `${feedId}-accepting-loss` : String(feedId);
  await enqueue(tx, "import-feed", { feedId, acceptsLoss }, { singletonKey });
}

async function queueRun(
  id: number,
  queue: (tx: Transaction, feed: { name: string }) => Promise<void>,
): Promise<Saved> {
  if (!(await isOutsideAllowed())) return no("outside-off");
  return db.transaction(async (tx) => {
    const [feed] = await tx
      .select({ name: jobFeeds.name, isActive: jobFeeds.isActive })
      .from(jobFeeds)
      .where(eq(jobFeeds.id, id));
    if (!feed) return no("not-found");
    if (!feed.isActive) return no("paused");
    await queue(tx, feed);
    return ok({ id });
  });
}

async function setOn(staff: Member, id: number, set: Partial<FeedInput & { isActive: boolean }>) {
  return db.transaction(async (tx): Promise<Saved> => {
    const [feed] = await tx
      .update(jobFeeds)
      .set(set)
      .where(eq(jobFeeds.id, id))
      .returning({ name: jobFeeds.name });
    if (!feed) return no("not-found");
    await record(tx, jobAudit["job-feed-set"], { actorId: staff.id, detail: { feed: feed.name } });
    return ok({ id });
  });
}

async function unlessNameTaken(save: () => Promise<Saved>): Promise<Saved> {
  try {
    return await save();
  } catch (error) {
    if (violates(error, "job_feeds_name_unique")) return no("name-taken");
    throw error;
  }
}
