/** The app as the browser tests see it: built, with a fresh demo, and mail over real SMTP. */
import { mkdirSync, rmSync } from "node:fs";
import { spawnApp } from "#e2e/kit/app-process.ts";
import { demoEnvironment, prepareDemo } from "#e2e/kit/demo-data.ts";
import { startMailCatcher } from "#e2e/kit/mail-catcher.ts";
import { ports } from "#e2e/kit/ports.ts";

const { app, smtp, letterBox, home } = ports();
// PostgreSQL does not run as root, and has to reach its own folder in it.
mkdirSync(home, { mode: 0o755 });
const closeLetterBox = await startMailCatcher({ smtp, letterBox });
const stopDatabase = await prepareDemo();
const server = spawnApp({ ...(await demoEnvironment("shared")), PORT: String(app) });

process.on("SIGTERM", () => server.kill("SIGTERM"));
process.on("SIGINT", () => server.kill("SIGTERM"));
const code = await server.hasEnded;
await closeLetterBox();
await stopDatabase();
rmSync(home, { recursive: true, force: true });
process.exit(code ?? 1);
