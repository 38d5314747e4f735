import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, inject } from "vitest";
import { test } from "#test/database.ts";
import { backUpRunning, backUpStopped } from "./backup.server.ts";
import { pool } from "./client.server.ts";
import { takeLock } from "./embedded/lock.server.ts";
import { preparePlaces } from "./embedded/places.server.ts";
import { startEmbedded } from "./embedded/start.server.ts";

test.runIf(inject("engine") === "pglite")(
  "a copy made under load opens, whole",
  async ({ database }) => {
    const home = mkdtempSync(join(tmpdir(), "wm-backup-"));
    await pool().query(
      "create table pairs (id int generated always as identity, half text not null)",
    );
    let isCopying = true;
    const writing = (async () => {
      while (isCopying) await pool().query("insert into pairs (half) values ('left'), ('right')");
    })();

    const files = join(home, "files");
    mkdirSync(join(files, "ab/cd"), { recursive: true });
    mkdirSync(join(files, "incoming"));
    writeFileSync(join(files, "ab/cd/abcd"), "a photo");
    writeFileSync(join(files, "incoming/half"), "an upload under way");
    const databaseDir = join(database.host!, "postgres");
    await backUpRunning({ databaseDir, filesDir: files }, join(home, "copy"));
    rmSync(files, { recursive: true });
    isCopying = false;
    await writing;

    const copy = await startEmbedded({
      databaseDir: join(home, "copy/postgres"),
      socketPath: join(home, ".s.PGSQL.5432"),
    });
    const client = new pg.Client({ host: home, user: "postgres", database: "postgres" });
    await client.connect();
    const { rows } = await client.query(
      "select half, count(*)::int as count from pairs group by half",
    );
    await client.end();
    await copy.stop();
    await pool().query("drop table pairs");
    const photo = readFileSync(join(home, "copy/files/ab/cd/abcd"), "utf8");
    const hasIncoming = existsSync(join(home, "copy/files/incoming"));
    rmSync(home, { recursive: true });

    expect([photo, hasIncoming]).toEqual(["a photo", false]);
    expect(new Set(rows.map(({ count }) => count)).size).toBe(1);
  },
);

test.runIf(inject("engine") === "pglite")(
  "a database at rest is copied as it lies, and only while nobody holds it",
  async () => {
    const home = mkdtempSync(join(tmpdir(), "wm-backup-"));
    const places = preparePlaces(join(home, "data"));
    cpSync(join(inject("engineHome"), "template/postgres"), places.databaseDir, {
      recursive: true,
    });
    const control = (folder: string) => readFileSync(join(folder, "global/pg_control"));
    const before = control(places.databaseDir);

    const from = { databaseDir: places.databaseDir, filesDir: join(home, "data/files") };
    await backUpStopped(places, from, join(home, "copy"));
    expect(control(join(home, "copy/postgres"))).toEqual(before);
    expect(control(places.databaseDir)).toEqual(before);

    const lock = await takeLock({ path: places.lockPath, socketPath: places.socketPath });
    await expect(backUpStopped(places, from, join(home, "second"))).rejects.toThrow(
      "in use by process",
    );
    lock.release();
    expect(existsSync(join(home, "second"))).toBe(false);
    rmSync(home, { recursive: true });
  },
);
