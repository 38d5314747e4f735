/** Beside a running app: makes every job alert due now, for the jobs of two months, and has the digests sent. */
import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { attachEngine } from "#db/engine.server.ts";
import { jobAlerts } from "#db/schema/job-alerts.ts";
import { enqueue, startQueue } from "#platform/queue.server.ts";
import { readSettings, setSettings } from "#platform/settings.server.ts";

const settings = readSettings(process.env);
if (!settings.ok) throw new Error(settings.mistakes.join(" "));
setSettings(settings.value);
await attachEngine(settings.value);
await startQueue();

await db.transaction(async (tx) => {
  await tx.update(jobAlerts).set({ nextAt: sql`now()`, since: sql`now() - interval '60 days'` });
  await enqueue(tx, "send-job-alerts", {});
});
process.exit(0);
