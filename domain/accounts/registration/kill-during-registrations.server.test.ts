import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { expect, inject, onTestFinished, test } from "vitest";
import { sourcePath } from "#db/source-path.server.ts";
import { createDatabase, urlOf } from "#test/postgres-cluster.ts";
import { TEMPLATE } from "#test/postgres-server.ts";
import "#test/provided.ts";

const ROUNDS = 3;
const MAX_LIFE_MS = 500;

// @both-engines: a kill leaves another state behind on each.
test("kill -9 during registrations loses no confirmed account and leaves no half one", {
  // Mostly the start of four processes, which takes long on a busy machine.
  timeout: 240_000,
}, async () => {
  const where = await aDatabaseOfItsOwn();
  const confirmed: string[] = [];

  // Each round starts on what the one before left behind.
  for (let round = 0; round < ROUNDS; round++) confirmed.push(...(await registerAndKill(where)));

  expect(confirmed.length).toBeGreaterThanOrEqual(ROUNDS);
  expect(await check(where, confirmed)).toEqual({ lost: [], half: [] });
});

type Environment = Record<string, string>;

async function aDatabaseOfItsOwn(): Promise<Environment> {
  const home = inject("engineHome");
  const dataDir = mkdtempSync(join(tmpdir(), "wm-kill-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const environment = { DATA_DIR: dataDir, APP_SECRET: "known to the killed and to the checker" };

  if (inject("engine") === "pglite") {
    cpSync(join(home, "template/postgres"), join(dataDir, "postgres"), { recursive: true });
    return environment;
  }
  const database = `waymark_killed_${process.pid}`;
  await createDatabase(home, database, TEMPLATE);
  // Nothing listens there: the links are read from the database.
  return { ...environment, DATABASE_URL: urlOf(home, database), SMTP_URL: "smtp://127.0.0.1:9" };
}

/** The addresses it confirmed before it was killed, at a moment nobody chose. */
async function registerAndKill(where: Environment): Promise<string[]> {
  const child = start(sourcePath("#test/children/register-people.ts"), where);
  const confirmed: string[] = [];
  for await (const email of createInterface(child.stdout!)) {
    if (confirmed.length === 0)
      setTimeout(() => child.kill("SIGKILL"), Math.random() * MAX_LIFE_MS);
    confirmed.push(email);
  }
  return confirmed;
}

async function check(where: Environment, confirmed: string[]): Promise<unknown> {
  const child = start(sourcePath("#test/children/check-people.ts"), where);
  child.stdin!.end(confirmed.join("\n"));
  return JSON.parse(await text(child.stdout!));
}

function start(script: string, where: Environment): ChildProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const flags = ["--liftoff-only", "--import", "./test/cheap-passwords.mjs"];
  const child = spawn(process.execPath, [...flags, script], {
    env: { PATH, NODE_COMPILE_CACHE, ...where },
    stdio: ["pipe", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}
