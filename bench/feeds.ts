import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { pool } from "#db/client.server.ts";
import { openEngine } from "#db/engine.server.ts";
import { createDatabase, startCluster, urlOf } from "#test/postgres-cluster.ts";

/**
 * Brings 33,055 real adverts in through `npm run jobs:import`, twice, on both engines: seconds
 * and the most memory of the command's process. On the embedded engine it runs beside a process
 * that asks as a page does, and the longest wait of such a question is said too.
 */
const FILE = "../shared/data/ats_jobs_union.csv.gz";
const COMMAND = ["scripts/jobs-import.ts", "--format", "csv", FILE];
const TURNS = ["first run", "again, unchanged"];

async function measureEmbedded(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "wm-feeds-"));
  const engine = await openEngine({ dataDir, databaseUrl: null });
  try {
    for (const turn of TURNS) {
      const waits = new Waits();
      const lines = await run({ DATA_DIR: dataDir });
      const longest = await waits.longest();
      console.log(`embedded, ${turn}: ${lines} A page's question waited ${longest} ms at most.`);
    }
  } finally {
    await engine.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Asks again and again, as a page does, and remembers how long each answer took. */
class Waits {
  readonly #waits: number[] = [];
  readonly #asking: Promise<void>;
  #isOver = false;

  constructor() {
    this.#asking = this.#ask();
  }

  async longest(): Promise<number> {
    this.#isOver = true;
    await this.#asking;
    return Math.round(Math.max(...this.#waits));
  }

  async #ask(): Promise<void> {
    while (!this.#isOver) {
      const askedAt = performance.now();
      await pool().query("select name from employers where slug = $1", ["halden-rowe"]);
      this.#waits.push(performance.now() - askedAt);
      await wait(20);
    }
  }
}

/** What the command says first and last: its counts, its seconds and its memory. */
async function run(environment: Record<string, string>): Promise<string> {
  const command = spawn(process.execPath, COMMAND, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = await Promise.all([text(command.stdout), once(command, "exit")]);
  return firstAndLast(said);
}

async function measurePostgres(): Promise<void> {
  const cluster = await startCluster();
  try {
    await createDatabase(cluster.home, "feeds");
    const secrets = { APP_SECRET: "x".repeat(40), SMTP_URL: "smtp://localhost:1" };
    const env = { ...process.env, DATABASE_URL: urlOf(cluster.home, "feeds"), ...secrets };
    for (const turn of TURNS) {
      const said = execFileSync(process.execPath, COMMAND, { env, encoding: "utf8" });
      console.log(`PostgreSQL, ${turn}: ${firstAndLast(said)}`);
    }
  } finally {
    await cluster.stop();
  }
}

function firstAndLast(said: string): string {
  const lines = said.trim().split("\n");
  return `${lines.find((line) => line.includes(" rows: "))} ${lines.at(-1)}`;
}

if (!existsSync(FILE)) console.log(`Nothing to measure: ${FILE} is not there.`);
else {
  await measureEmbedded();
  await measurePostgres();
}
