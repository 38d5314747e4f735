/** Loads the demo into the database of DATABASE_URL, which no app does that is not the demo's own. */
import { openEngine } from "#db/engine.server.ts";
import { loadSettings } from "#platform/settings.server.ts";
import { loadWholeDemo } from "#server/load-demo.ts";

const settings = loadSettings();
const engine = await openEngine(settings);
await loadWholeDemo(settings);
await engine.close();
process.exit(0);
