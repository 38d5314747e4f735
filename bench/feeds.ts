import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, startCluster, urlOf } from "#test/postgres-cluster.ts";

/**
 * Brings 33,055 real adverts in through `npm run jobs:import`, twice, on both
 * engines: seconds and the most memory of the command's process. On the embedded
 * engine that process is the database too.
 */
const FILE = "../shared/data/ats_jobs_union.csv.gz";

if (!existsSync(FILE)) console.log(`Nothing to measure: ${FILE} is not there.`);
else {
  await measureEmbedded();
  await measurePostgres();
}

async function measureEmbedded(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "wm-feeds-"));
  try {
    twice("embedded", { DATA_DIR: dataDir });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measurePostgres(): Promise<void> {
  const cluster = await startCluster();
  try {
    await createDatabase(cluster.home, "feeds");
    const secrets = { APP_SECRET: "x".repeat(40), SMTP_URL: "smtp://localhost:1" };
    twice("PostgreSQL", { DATABASE_URL: urlOf(cluster.home, "feeds"), ...secrets });
  } finally {
    await cluster.stop();
  }
}

function twice(engine: string, environment: Record<string, string>): void {
  for (const turn of ["first run", "again, unchanged"]) {
    const command = ["scripts/jobs-import.ts", "--format", "csv", FILE];
    const env = { ...process.env, ...environment };
    const lines = execFileSync(process.execPath, command, { env, encoding: "utf8" })
      .trim()
      .split("\n");
    console.log(`${engine}, ${turn}: ${lines[0]} ${lines.at(-1)}`);
  }
}
