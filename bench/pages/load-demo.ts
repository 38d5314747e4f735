/** Loads the demo into the database of DATABASE_URL, in the order a fresh embedded start has (server/load-demo.ts). */

import { openEngine } from "#db/engine.server.ts";
import { loadDemo } from "#demo/load-demo.server.ts";
import { loadDemoChecks } from "#demo/load-demo-checks.server.ts";
import { loadDemoRegister } from "#demo/load-demo-register.server.ts";
import { startQueue, stopQueue } from "#platform/queue.server.ts";
import { loadSettings } from "#platform/settings.server.ts";
import { startSearch } from "#server/search/start.ts";
import { prepareVerdicts } from "#workers/prepare-verdicts.ts";
import { resolveDemoEmployers } from "#workers/resolve-employers.ts";

const INDEX_TIMEOUT_MS = 120_000;

const settings = loadSettings();
const engine = await openEngine(settings);
const now = new Date();
await loadDemo(now);
await loadDemoRegister(now);
const search = startSearch(settings);
await startQueue();
await search.settle(INDEX_TIMEOUT_MS);
await resolveDemoEmployers();
await loadDemoChecks(now);
await prepareVerdicts();

await stopQueue();
await search.stop();
await engine.close();
process.exit(0);
