import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, startCluster, urlOf } from "#test/postgres-cluster.ts";
import { type Running, startApp } from "./running.ts";

/** The app on a PostgreSQL server of its own (fsync off, as for the tests), with the demo's people and jobs. */
export async function startAppOnPostgres(): Promise<Running> {
  const cluster = await startCluster();
  try {
    await createDatabase(cluster.home, "bench");
    const env = {
      DATABASE_URL: urlOf(cluster.home, "bench"),
      APP_SECRET: "a secret of the bench, long enough to be taken",
      // Nothing listens there: nobody waits for mail.
      SMTP_URL: "smtp://127.0.0.1:9",
    };
    loadDemo(env);
    const app = await startApp({ env });
    const stop = async () => {
      await app.stop();
      await cluster.stop();
    };
    return { ...app, stop };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** In a process of its own: the database is open once in each. */
function loadDemo(env: Record<string, string>): void {
  const dataDir = mkdtempSync(join(tmpdir(), "waymark-bench-demo-"));
  try {
    execFileSync(process.execPath, ["bench/pages/load-demo.ts"], {
      env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir, ...env },
      stdio: ["ignore", "ignore", "inherit"],
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
