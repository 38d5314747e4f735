import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobFeedRuns, jobFeeds } from "#db/schema/job-feeds.ts";
import { jobs } from "#db/schema/jobs.ts";
import { instantFrom } from "./relative-days.ts";

const nothing = {
  rows: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  closed: 0,
  duplicates: 0,
  refused: 0,
};

/** Two made-up feeds for the desk, paused: their addresses lead nowhere. */
export async function addFeeds(tx: Transaction, now: Date): Promise<void> {
  const [ostler, moss] = await tx
    .insert(jobFeeds)
    .values([
      {
        name: "Ostler Bay Foods",
        format: "greenhouse",
        url: "https://boards.example.org/v1/boards/ostlerbay/jobs?content=true",
        isActive: false,
        lastRunAt: instantFrom(now, -1),
      },
      {
        name: "Mossgate Care",
        format: "xml",
        url: "https://jobs.example.org/mossgate/feed.xml",
        employerName: "Mossgate Care",
        country: "gb",
        isActive: false,
        lastRunAt: instantFrom(now, -2),
      },
    ])
    .returning({ id: jobFeeds.id });

  const open = await bringBy(tx, ostler!.id, "ostler-bay-foods");
  await tx.insert(jobFeedRuns).values([
    {
      ...run(ostler!.id, "greenhouse", instantFrom(now, -1)),
      state: "done",
      ...{ rows: open + 4, added: 1, unchanged: open - 1, closed: 1, duplicates: 1, refused: 3 },
      refusals: [
        {
          reason: "no-way-to-apply",
          count: 2,
          examples: ["Line Cook (4100120)", "Night Baker (4100131)"],
        },
        { reason: "closing-unreadable", count: 1, examples: ["Dairy Technician (4100144)"] },
      ],
    },
    {
      ...run(moss!.id, "xml", instantFrom(now, -2)),
      state: "failed",
      failure: "The feed is incomplete or damaged: its XML cannot be read.",
    },
  ]);
}

/** The employer's adverts, as if the feed had brought them; answers how many. */
async function bringBy(tx: Transaction, feedId: number, slug: string): Promise<number> {
  const [employer] = await tx
    .select({ id: employers.id })
    .from(employers)
    .where(eq(employers.slug, slug));
  const brought = await tx
    .update(jobs)
    .set({
      feedId,
      source: `feed-${feedId}`,
      externalKey: sql`(4100000 + ${jobs.id})::text`,
      // Read in after it was posted: the same moment would say that the feed gave no day.
      createdAt: sql`${jobs.postedAt} + interval '1 hour'`,
    })
    .where(and(eq(jobs.employerId, employer!.id), eq(jobs.state, "approved")))
    .returning({ id: jobs.id });
  return brought.length;
}

function run(feedId: number, format: string, startedAt: Date) {
  const endedAt = new Date(startedAt.getTime() + 2000);
  return { feedId, source: `feed-${feedId}`, format, startedAt, endedAt, ...nothing };
}
