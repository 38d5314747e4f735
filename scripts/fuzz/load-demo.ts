/** Loads the demo into the database that the environment names; `npm start` does so for the embedded one only. */
import { loadDemo } from "#db/demo/load-demo.server.ts";
import { loadDemoRegister } from "#domain/sponsors/load-demo-register.server.ts";
import { openFromEnvironment } from "#test/children/open.ts";

await openFromEnvironment();
const now = new Date();
await loadDemo(now);
await loadDemoRegister(now);
process.exit(0);
