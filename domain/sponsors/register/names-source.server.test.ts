import { expect } from "vitest";
import { pool } from "#db/client.server.ts";
import { test } from "#test/database.ts";
import { aRegister, manyFirms } from "#test/register.ts";
import { row } from "#test/register-file.ts";
import { sponsorNames } from "./names-source.server.ts";

const readAll = () => sponsorNames.readAll(async () => undefined);

// @both-engines: the index reads on from a position in the database.
test("after a new copy only what it changed is read", async () => {
  await aRegister(manyFirms);
  const position = await readAll();
  expect(await sponsorNames.readChanges(position)).toEqual({ position, changed: [], gone: [] });

  await aRegister([...manyFirms, row("Tarnside Water Ltd")], "2026-07-10");
  const changes = await sponsorNames.readChanges(position);
  expect(changes?.changed.map(({ names }) => names[0]?.text)).toEqual([
    "tarnside water",
    undefined,
  ]);
  expect(changes?.changed.at(-1)?.copy).toMatchObject({ asOf: "2026-07-10", isDemo: false });
});

test("where an older copy of the database was put back, everything is read again", async () => {
  await aRegister(manyFirms);
  await aRegister([...manyFirms, row("Tarnside Water Ltd")], "2026-07-10");
  const position = await readAll();
  // As it stood before the second copy; the first import is the same row still.
  await pool().query("delete from sponsor_imports where id = 2");
  await pool().query("delete from sponsor_organisations where revision = 2");

  expect(await sponsorNames.readChanges(position)).toBeNull();
});
