import { expect } from "vitest";
import type { RawRow } from "#rules/sponsor-register/raw-row.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { registerFile, row } from "#test/register-file.ts";
import { importRegister } from "./import-register.server.ts";
import {
  countImportEvents,
  findCurrentCopy,
  findImport,
  listImportEvents,
  listImports,
} from "./imports.queries.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const many = Array.from({ length: 120 }, (_, n) => row(`Firm ${n} Ltd`));
const newcomers = Array.from({ length: 60 }, (_, n) => row(`Newcomer ${n} Ltd`));

async function read(rows: RawRow[], asOf: string, importedById: string | null = null) {
  const bytes = Buffer.from(registerFile(rows));
  const file = { bytes, asOf, source: "file", sourceName: "a.csv", importedById } as const;
  return importRegister(file, now);
}

test("what was new in one copy is listed page by page, and of one kind where it is named", async () => {
  await read(many, "2026-07-03");
  await read([...many.slice(1), ...newcomers], "2026-07-10");

  expect(await countImportEvents(2)).toEqual([
    { kind: "joined", total: 60 },
    { kind: "left", total: 1 },
  ]);
  const first = await listImportEvents(2, { kind: null, page: 1 });
  const second = await listImportEvents(2, { kind: null, page: 2 });
  expect([first.total, first.rows.length, second.rows.length]).toEqual([61, 50, 11]);
  expect(second.rows.at(-1)).toMatchObject({ kind: "left", name: "Firm 0 Ltd", town: "Leeds" });
  const seen = new Set([...first.rows, ...second.rows].map(({ id }) => id));
  expect(seen.size).toBe(61);

  const left = await listImportEvents(2, { kind: "left", page: 1 });
  expect([left.total, left.rows.length]).toEqual([1, 1]);
  expect((await listImportEvents(1, { kind: null, page: 1 })).total).toBe(0);
});

test("copies are listed newest first, with who brought them and why one was refused", async () => {
  const staff = await aStaffMember();
  await read(many, "2026-07-10", staff.id);
  await read(many, "2026-07-03");

  const current = await findCurrentCopy();
  expect(current).toMatchObject({ asOf: "2026-07-10", rows: 120, importedBy: staff.name });
  const { rows, total } = await listImports();
  expect(total).toBe(2);
  expect(rows[0]).toMatchObject({
    state: "refused",
    refusal: expect.stringContaining("newer copy"),
    counts: null,
  });
  expect(await findImport(99)).toBeNull();
});
