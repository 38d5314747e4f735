import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, inject } from "vitest";
import { test } from "#test/database.ts";
import { createDatabase } from "#test/postgres-cluster.ts";
import { pool } from "./client.server.ts";
import { migrate, migrationsDone } from "./migrate.server.ts";
import { sourcePath } from "./source-path.server.ts";

test("migrating again changes nothing", async () => {
  const before = await ranAt();
  await migrate();
  expect(await ranAt()).toEqual(before);
  expect(await migrationsDone()).toBe(true);
});

test("a migration that has not run here is noticed", async () => {
  await pool().query("update migrations set name = name || '-renamed'");
  try {
    expect(await migrationsDone()).toBe(false);
  } finally {
    await pool().query("update migrations set name = replace(name, '-renamed', '')");
  }
});

test("a database from before the first release is refused with what to do", async () => {
  await pool().query("update migrations set name = name || '-unreleased'");
  try {
    await expect(migrate()).rejects.toThrow("delete its data folder");
  } finally {
    await pool().query("update migrations set name = replace(name, '-unreleased', '')");
  }
});

test.runIf(inject("engine") === "postgres")(
  "processes that migrate together agree, as the owner of the database and no superuser",
  async () => {
    const home = inject("engineHome");
    const owner = `owner_${process.pid}`;
    await createDatabase(home, owner);
    await pool().query(`create role ${owner} login nosuperuser`);
    await pool().query(`alter database ${owner} owner to ${owner}`);

    const codes = await Promise.all([1, 2, 3].map(() => migrateInAProcess(home, owner, owner)));
    expect(codes).toEqual([0, 0, 0]);
  },
);

async function migrateInAProcess(host: string, database: string, user: string): Promise<number> {
  const args = [sourcePath("#test/children/migrate.ts"), host, database, user];
  const child = spawn(process.execPath, args, { stdio: "inherit" });
  const [code] = await once(child, "exit");
  return code;
}

async function ranAt() {
  const { rows } = await pool().query("select name, run_at from migrations order by name");
  return rows;
}
