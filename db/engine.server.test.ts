import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { HALF_WAY } from "#test/pglite-template.ts";
import "#test/provided.ts";
import { findHolder } from "./embedded/lock.server.ts";
import { placesIn, preparePlaces } from "./embedded/places.server.ts";
import { unfinished } from "./embedded/start.server.ts";
import { sourcePath } from "./source-path.server.ts";

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "wm-engine-"));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe.runIf(inject("engine") === "pglite")("the embedded engine", { timeout: 120_000 }, () => {
  test("keeps every confirmed row through kill -9, again and again", async () => {
    copyTemplate();
    let confirmed = 0;
    for (let round = 0; round < 3; round++) {
      const writer = startWriter();
      const { first, last } = await readLines(writer, 40 + round * 25);
      // What the writer found at its start holds all that was confirmed before.
      expect(first).toBeGreaterThanOrEqual(confirmed);
      confirmed = last;
    }
    expect(confirmed).toBeGreaterThan(100);
  });

  test("begins again where the first start was killed half-way", () => {
    // All tests stand on a database that was made so (test/pglite-template.ts).
    const { databaseDir } = placesIn(join(inject("engineHome"), "template"));
    expect(readdirSync(databaseDir)).not.toContain(HALF_WAY);
    expect(existsSync(unfinished(databaseDir))).toBe(false);
  });

  // To start an engine takes seconds, so one stands all three.
  test("refuses a second process, lets a command-line task in, and ends with a sentence when PostgreSQL gives up", async () => {
    copyTemplate();
    const writer = startWriter();
    try {
      await readLine(writer);
      expect(await output(startWriter())).toContain(
        `The data folder is in use by process ${writer.pid}`,
      );
      const client = await connect();
      const { rows } = await client.query("select count(*)::int > 0 as any from confirmed");
      expect(rows).toEqual([{ any: true }]);

      // It knows the other though the lock was deleted.
      rmSync(placesIn(dataDir).lockPath);
      expect(await output(startWriter())).toContain("The data folder is in use by");

      const said = output(writer);
      rmSync(join(dataDir, "postgres/pg_wal"), { recursive: true });
      // The next segment is made by the next writer: this query, or the writer's next row.
      await client.query("select pg_switch_wal()").catch(() => undefined);
      expect(await said).toMatch(/^The embedded database stopped, so Waymark ends: PANIC: .*\n$/);
      expect(writer.exitCode ?? (await once(writer, "exit"))[0]).toBe(1);
    } finally {
      await kill(writer);
    }
  });
});

test("folders are their owner's alone, and a long path moves the socket out", () => {
  const long = join(dataDir, "x".repeat(120));
  const { socketPath } = preparePlaces(long);
  expect(statSync(long).mode & 0o777).toBe(0o700);
  expect(Buffer.byteLength(socketPath)).toBeLessThan(104);
  expect(statSync(dirname(socketPath)).mode & 0o777).toBe(0o700);
  rmSync(dirname(socketPath), { recursive: true });
});

function copyTemplate(): void {
  const template = join(inject("engineHome"), "template/postgres");
  cpSync(template, join(dataDir, "postgres"), { recursive: true });
}

/** A process that opens the engine, says how many rows it found, then each row once it is confirmed. */
function startWriter(): ChildProcess {
  // It is killed long before code that is compiled twice pays.
  const args = ["--liftoff-only", sourcePath("#test/children/confirm-rows.ts"), dataDir];
  return spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
}

async function connect(): Promise<pg.Client> {
  const { socketPath } = findHolder(placesIn(dataDir).lockPath)!;
  const client = new pg.Client({
    host: dirname(socketPath),
    user: "postgres",
    database: "postgres",
  });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

async function readLines(writer: ChildProcess, howMany: number) {
  const numbers: number[] = [];
  for await (const line of createInterface(writer.stdout!)) {
    numbers.push(Number(line));
    if (numbers.length === howMany) writer.kill("SIGKILL");
  }
  return { first: numbers[0]!, last: numbers.at(-1)! };
}

async function readLine(writer: ChildProcess): Promise<void> {
  const lines = createInterface(writer.stdout!);
  await once(lines, "line");
  await once(lines, "line");
}

async function output(writer: ChildProcess): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of writer.stderr!) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function kill(writer: ChildProcess): Promise<void> {
  if (writer.exitCode !== null || writer.signalCode !== null) return;
  writer.kill("SIGKILL");
  await once(writer, "exit");
}
