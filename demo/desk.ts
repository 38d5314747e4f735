import type { Transaction } from "#db/client.server.ts";
import { announcements } from "#db/schema/desk.ts";
import { redirects } from "#db/schema/editorial.ts";
import { failedTasks } from "#db/schema/platform.ts";
import { instantFrom } from "./relative-days.ts";

const HOUR_MS = 3600_000;

/** What the desk looks after besides queues: a line on one site, a moved address, a task that failed. */
export async function addDesk(tx: Transaction, harbourId: number, now: Date): Promise<void> {
  const line = {
    site: "university" as const,
    universityId: harbourId,
    audience: "students" as const,
  };
  await tx.insert(announcements).values([
    {
      ...line,
      message: "Demo: Harbour’s careers week begins on Monday, with advisers in every building.",
      linkPath: "/part-time-jobs",
      linkLabel: "Part-time jobs in Dublin",
      startsAt: instantFrom(now, -2),
      endsAt: instantFrom(now, 12),
    },
    {
      ...line,
      message: "Demo: the library’s CV desk moves to the second floor.",
      startsAt: instantFrom(now, -40),
      endsAt: instantFrom(now, -26),
      createdAt: instantFrom(now, -40),
    },
  ]);
  await tx.insert(redirects).values({
    ...{ fromPath: "/blog/visa-roads", toPath: "/blog/two-roads-after-a-masters" },
    ...{ reason: "Demo: the post was renamed", caught: 41 },
    ...{ createdAt: instantFrom(now, -30), lastCaughtAt: instantFrom(now, -1) },
  });
  await tx.insert(failedTasks).values({
    ...{ id: "demo-failed-task", task: "import-feed", data: { feedId: 1 }, attempts: 2 },
    error: "Demo: the feed broke off after 3 rows",
    failedAt: new Date(now.getTime() - 1.75 * HOUR_MS),
  });
}
