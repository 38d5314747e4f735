/** Loads the demo into the database that the environment names; `npm start` does so for the embedded one only. */
import { loadDemo } from "#demo/load-demo.server.ts";
import { loadDemoRegister } from "#demo/load-demo-register.server.ts";
import { openFromEnvironment } from "#test/children/open.ts";

await openFromEnvironment();
const now = new Date();
await loadDemo(now);
await loadDemoRegister(now);
process.exit(0);
