/** The app as the browser tests see it: built, with a fresh demo, and mail over real SMTP. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLetterBox } from "#e2e/kit/letter-box.ts";
import { ports } from "#e2e/kit/ports.ts";

const { app, smtp, letterBox } = ports();
const dataDir = mkdtempSync(join(tmpdir(), "waymark-e2e-"));
const closeLetterBox = await openLetterBox({ smtp, letterBox });

const server = spawn(process.execPath, ["build/server/index.js"], {
  stdio: ["ignore", "inherit", "inherit"],
  env: {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    PORT: String(app),
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    // Each test says it comes from an address of its own, so that one test's
    // failed sign-ins do not slow another down.
    TRUSTED_PROXIES: "127.0.0.1,::1,::ffff:127.0.0.1",
  },
});

server.on("exit", async (code) => {
  await closeLetterBox();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
process.on("SIGTERM", () => server.kill("SIGTERM"));
process.on("SIGINT", () => server.kill("SIGTERM"));
