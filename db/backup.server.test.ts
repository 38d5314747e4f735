import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, inject } from "vitest";
import { test } from "#test/database.ts";
import { backUpEmbedded } from "./backup.server.ts";
import { pool } from "./client.server.ts";
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

    await backUpEmbedded(join(database.host!, "postgres"), join(home, "postgres"));
    isCopying = false;
    await writing;

    const copy = await startEmbedded({
      databaseDir: join(home, "postgres"),
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
    rmSync(home, { recursive: true });

    expect(new Set(rows.map(({ count }) => count)).size).toBe(1);
  },
);
