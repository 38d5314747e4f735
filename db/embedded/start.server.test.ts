import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import "#test/provided.ts";
import { SOCKET_PORT } from "./places.server.ts";
import { startEmbedded } from "./start.server.ts";

let folder: string;
let client: pg.Client;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wm-start-"));
  if (inject("engine") === "postgres") return;
  cpSync(join(inject("engineHome"), "template/postgres"), join(folder, "postgres"), {
    recursive: true,
  });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.runIf(inject("engine") === "pglite")("the embedded engine", { timeout: 180_000 }, () => {
  test("makes a checkpoint once its log has grown, so that a crash is soon recovered from", async () => {
    const engine = await start();
    const { rows: before } = await client.query("select redo_lsn from pg_control_checkpoint()");
    await client.query("create table growing (id int)");
    for (let segment = 0; segment < 6; segment++) {
      await client.query("insert into growing values (1)");
      await client.query("select pg_switch_wal()");
    }
    const { rows } = await client.query(
      "select redo_lsn > $1 as has_moved from pg_control_checkpoint()",
      [before[0].redo_lsn],
    );
    expect(rows).toEqual([{ has_moved: true }]);
    await client.end();
    await engine.stop();
  });

  test("stops while clients are connected, and their statements go first", async () => {
    const engine = await start();
    const others = await Promise.all(Array.from({ length: 12 }, connect));
    for (const other of [client, ...others]) {
      for (const name of ["one", "two", "three"]) await other.query({ name, text: "select 1" });
    }

    await expect(engine.stop()).resolves.toBeUndefined();
  });

  test("ends when PostgreSQL gives up, and says why", async () => {
    const failure = Promise.withResolvers<Error>();
    await start(failure.resolve);

    rmSync(join(folder, "postgres/pg_wal"), { recursive: true });
    await expect(client.query("select pg_switch_wal()")).rejects.toThrow();
    expect((await failure.promise).message).toMatch(/^PANIC: .* could not create file "pg_wal/);
  });
});

async function start(onFailure: (error: Error) => void = () => undefined) {
  const databaseDir = join(folder, "postgres");
  const socketPath = join(folder, `.s.PGSQL.${SOCKET_PORT}`);
  const engine = await startEmbedded({ databaseDir, socketPath, onFailure });
  client = await connect();
  return engine;
}

async function connect(): Promise<pg.Client> {
  const connected = new pg.Client({ host: folder, user: "postgres", database: "postgres" });
  connected.on("error", () => undefined);
  await connected.connect();
  return connected;
}
