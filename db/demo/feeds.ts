import type { Transaction } from "#db/client.server.ts";
import { jobFeedRuns, jobFeeds } from "#db/schema/job-feeds.ts";
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

  await tx.insert(jobFeedRuns).values([
    {
      ...run(ostler!.id, "greenhouse", instantFrom(now, -1)),
      state: "done",
      ...{ rows: 41, added: 2, changed: 3, unchanged: 32, closed: 1, duplicates: 1, refused: 3 },
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
      failure: "The feed breaks off or is damaged: its XML cannot be read.",
    },
  ]);
}

function run(feedId: number, format: string, startedAt: Date) {
  const endedAt = new Date(startedAt.getTime() + 2000);
  return { feedId, source: `feed-${feedId}`, format, startedAt, endedAt, ...nothing };
}
