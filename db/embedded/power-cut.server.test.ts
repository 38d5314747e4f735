import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { PowerCutDisk } from "#test/power-cut-disk.ts";
import { SeededRandom } from "#test/seeded-random.ts";
import "#test/provided.ts";
import { DURABLE_START, DurableFiles } from "./durable-files.ts";

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "wm-cut-"));
  if (inject("engine") === "postgres") return;
  cpSync(join(inject("engineHome"), "template/postgres"), join(home, "live"), { recursive: true });
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

describe.runIf(inject("engine") === "pglite")(
  "the embedded engine's files",
  { timeout: 180_000 },
  () => {
    test("hold every acknowledged row, whenever the power is cut", async () => {
      // Among commits, among the syncs of a checkpoint, and at the end.
      for (const cut of await writeAndCut([20, 60])) {
        expect(await rowsAfterRecovery(cut.left)).toBeGreaterThanOrEqual(cut.acknowledged);
      }
    });
  },
);

type Cut = { left: string; acknowledged: number };

/** Writes rows one by one, with a checkpoint half-way. Cuts the power before these syncs and after the last row. */
async function writeAndCut(atSyncs: number[]): Promise<Cut[]> {
  const disk = new PowerCutDisk(join(home, "live"), join(home, "disk"));
  const engine = await open(disk);
  const firstSync = disk.syncs;
  const dice = new SeededRandom(1);
  const cuts: Cut[] = [];
  let rows = 0;
  const cut = () => {
    const left = join(home, `left-${cuts.length}`);
    disk.cut(left, dice);
    cuts.push({ left, acknowledged: rows });
  };
  disk.beforeSync = () => {
    if (atSyncs.includes(disk.syncs - firstSync)) cut();
  };

  await engine.exec("create table acknowledged (id int primary key, words text)");
  while (rows < 60) {
    await engine.query("insert into acknowledged values ($1, repeat('x', 500))", [rows + 1]);
    rows += 1;
    if (rows === 30) await engine.exec("checkpoint");
  }
  cut();
  await engine.close();
  return cuts;
}

async function rowsAfterRecovery(folder: string): Promise<number> {
  const engine = await open(new DurableFiles(folder));
  const { rows } = await engine.query<{ count: number; last: number }>(
    "select count(*)::int as count, coalesce(max(id), 0) as last from acknowledged",
  );
  await engine.close();
  expect(rows[0]!.count).toBe(rows[0]!.last);
  return rows[0]!.count;
}

async function open(files: DurableFiles): Promise<PGlite> {
  const extensions = { btree_gist, pg_trgm };
  const engine = await PGlite.create({ fs: files, startParams: DURABLE_START, extensions });
  files.hasStarted();
  return engine;
}
