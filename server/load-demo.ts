import { db } from "#db/client.server.ts";
import { addLearning } from "#demo/learning/load-learning.server.ts";
import { loadDemo } from "#demo/load-demo.server.ts";
import { loadDemoChecks } from "#demo/load-demo-checks.server.ts";
import { loadDemoRegister } from "#demo/load-demo-register.server.ts";
import { loadCourses } from "#domain/learning/catalogue/load-courses.server.ts";
import { queueLinkCheck } from "#domain/links/ask-link-check.server.ts";
import { startQueue, stopQueue } from "#platform/queue.server.ts";
import type { Settings } from "#platform/settings.server.ts";
import { countSearchReportTask } from "#workers/count-search-report.ts";
import { prepareVerdicts } from "#workers/prepare-verdicts.ts";
import { resolveDemoEmployers } from "#workers/resolve-employers.ts";
import { rollUpAnalyticsTask } from "#workers/roll-up-analytics.ts";
import { SEARCH_TIMEOUT_MS, startSearch } from "./search/start.ts";

/** Loads the demo into the open database: its employers and jobs are looked up and read as any are. */
export async function loadWholeDemo(settings: Settings): Promise<void> {
  const now = new Date();
  await loadDemo(now);
  await loadDemoRegister(now);
  const search = startSearch(settings);
  await startQueue({});
  await search.settle(SEARCH_TIMEOUT_MS);
  await resolveDemoEmployers();
  await loadDemoChecks(now);
  await db.transaction(queueLinkCheck);
  await prepareVerdicts();
  await countSearchReportTask();
  // What the demo's people watched needs lessons, and the figures need what they watched.
  await loadCourses(now);
  await addLearning(now);
  await rollUpAnalyticsTask();
  await stopQueue();
  await search.stop();
}
