import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { mails } from "#db/schema/platform.ts";
import { preAuthorisedStudents } from "#db/schema/universities.ts";
import { test } from "#test/database.ts";
import { aListedStudent, anAdminOf, aStudent, aUniversity } from "#test/factories.ts";
import { stopListReminders } from "../mail-stop.server.ts";
import { countJoined, listPreAuthorised } from "../pre-authorised.queries.server.ts";
import { beginImport } from "./begin-import.server.ts";
import { findImport, listImportRows } from "./imports.queries.server.ts";
import { countToRemind, remindStudents, sendReminders } from "./remind-students.server.ts";
import { leaveOutWrongRows, repairImport } from "./repair-import.server.ts";
import { runImport, startImport } from "./run-import.server.ts";
import { undoImport } from "./undo-import.server.ts";

// @both-engines: a read through the pool within a transaction waits for ever on the embedded one.
const now = new Date("2031-03-01T09:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 24 * 3600_000);

const cells = [
  ["Name", "Email", "Course end"],
  ["Ada", "ada@mail.example", "30/09/2032"],
  ["Bob", "bob at mail", ""],
  ["Cem", "cem@mail.example", "31/02/2032"],
];

async function anImport() {
  const university = await aUniversity();
  const admin = await anAdminOf(university, { officeRole: "adviser" });
  const begun = await beginImport(admin, { name: "list.xlsx", cells }, now);
  return { university, admin, importId: begun.ok ? begun.value.importId : 0 };
}

const emailsOf = async (universityId: number) =>
  (await listPreAuthorised(universityId, { q: "", page: 1 })).rows.map(({ email }) => email);

test("bad rows are repaired in place, keep what was typed, and then everybody is brought in", async () => {
  const { university, admin, importId } = await anImport();
  const wrong = async () => (await listImportRows(importId, "wrong", { page: 1 })).rows;
  expect((await wrong()).map(({ line }) => line)).toEqual([3, 4]);
  expect(await startImport(admin, importId)).toEqual({ ok: false, error: "still-wrong" });

  const bob = { line: 3, name: "Bob", email: "bob@mail.example", courseEnds: "", isLeftOut: false };
  const cem = {
    line: 4,
    name: "Cem",
    email: "cem@mail.example",
    courseEnds: "soon",
    isLeftOut: false,
  };
  await repairImport(admin, importId, [bob, cem]);
  expect(await wrong()).toMatchObject([{ line: 4, courseEnds: "soon" }]);
  await repairImport(admin, importId, [{ ...cem, courseEnds: "2032-02-28" }]);
  expect(await startImport(admin, importId)).toEqual({ ok: true, value: {} });
  expect(await startImport(admin, importId)).toEqual({ ok: false, error: "not-in-review" });
  expect(await emailsOf(university.id)).toEqual([]);

  await runImport(importId, () => now);
  expect(await emailsOf(university.id)).toHaveLength(3);
  expect(await findImport(university.id, importId)).toMatchObject({
    ...{ status: "done", addedCount: 3, updatedCount: 0, doneCount: 3 },
  });
});

test("undone, a list leaves whom it found as they were and takes whom it added", async () => {
  const { university, admin, importId } = await anImport();
  const ada = await aListedStudent(university, { email: "ada@mail.example", name: "Ada before" });
  await aListedStudent(university, { email: "zoe@mail.example" });
  const cem = { line: 4, name: "Cem", email: "cem@mail.example", courseEnds: "", isLeftOut: false };
  await repairImport(admin, importId, [cem]);
  await leaveOutWrongRows(admin, importId);
  await startImport(admin, importId);
  await runImport(importId, () => now);
  expect(await findImport(university.id, importId)).toMatchObject({
    addedCount: 1,
    updatedCount: 1,
  });
  const adaNow = () =>
    db.select().from(preAuthorisedStudents).where(eq(preAuthorisedStudents.id, ada));
  expect(await adaNow()).toMatchObject([{ name: "Ada", courseEndsOn: "2032-09-30" }]);

  const stranger = await anAdminOf(await aUniversity());
  const viewer = await anAdminOf(university, { officeRole: "viewer" });
  expect(await undoImport(stranger, importId, now)).toEqual({ ok: false, error: "not-undoable" });
  expect(await undoImport(viewer, importId, now)).toEqual({ ok: false, error: "forbidden" });
  expect(await undoImport(admin, importId, later(31))).toEqual({
    ok: false,
    error: "not-undoable",
  });
  expect(await undoImport(admin, importId, later(1))).toEqual({
    ok: true,
    value: { removed: 1, restored: 1 },
  });
  expect(await adaNow()).toMatchObject([
    { name: "Ada before", courseEndsOn: null, importId: null },
  ]);
  expect((await emailsOf(university.id)).toSorted()).toEqual([
    "ada@mail.example",
    "zoe@mail.example",
  ]);
  expect(await undoImport(admin, importId, later(1))).toEqual({ ok: false, error: "not-undoable" });
});

test("an import that was interrupted goes on, and counts nobody twice", async () => {
  const university = await aUniversity();
  const admin = await anAdminOf(university);
  const many = Array.from({ length: 1200 }, (_, n) => [`s${n}@mail.example`, `Student ${n}`]);
  const begun = await beginImport(admin, { name: "many.csv", cells: many }, now);
  const importId = begun.ok ? begun.value.importId : 0;
  await startImport(admin, importId);
  let calls = 0;
  const fails = () => {
    calls += 1;
    if (calls > 2) throw new Error("The machine stopped");
    return now;
  };
  await expect(runImport(importId, fails)).rejects.toThrow("The machine stopped");
  expect(await findImport(university.id, importId)).toMatchObject({ doneCount: 1000 });
  await runImport(importId, () => now);
  expect(await findImport(university.id, importId)).toMatchObject({
    ...{ status: "done", doneCount: 1200, addedCount: 1200 },
  });
});

test("another university's list is not there", async () => {
  const { importId } = await anImport();
  const stranger = await anAdminOf(await aUniversity());
  expect(await findImport(stranger.universityId!, importId)).toBeNull();
  for (const act of [
    startImport(stranger, importId),
    repairImport(stranger, importId, []),
    leaveOutWrongRows(stranger, importId),
  ])
    expect(await act).toEqual({ ok: false, error: "not-found" });
});

test("who never joined is reminded once in two weeks, three times in all, and never after a no", async () => {
  const university = await aUniversity();
  const admin = await anAdminOf(university);
  await aStudent({ university, email: "joined@mail.example" });
  await aListedStudent(university, { email: "joined@mail.example" });
  await aListedStudent(university, { email: "late@mail.example" });
  const never = await aListedStudent(university, { email: "never@mail.example" });
  await stopListReminders(never, now);

  expect(await countJoined(university.id)).toEqual({ joined: 1, all: 3 });
  expect(await remindStudents(admin, now)).toEqual({ ok: true, value: { count: 1 } });
  expect(await remindStudents(admin, now)).toEqual({ ok: false, error: "slow-down" });
  expect(await sendReminders(university.id, now)).toBe(1);
  expect(await sendReminders(university.id, later(13))).toBe(0);
  expect(await sendReminders(university.id, later(15))).toBe(1);
  expect(await sendReminders(university.id, later(30))).toBe(1);
  expect(await sendReminders(university.id, later(60))).toBe(0);
  expect(await countToRemind(university.id, later(60))).toBe(0);
  const sent = await db.select().from(mails).where(eq(mails.template, "register-reminder"));
  expect(new Set(sent.map(({ recipient }) => recipient))).toEqual(new Set(["late@mail.example"]));
});

test("how many are reminded says nothing of accounts elsewhere", async () => {
  const university = await aUniversity();
  await aStudent({ university: await aUniversity(), email: "elsewhere@mail.example" });
  await aListedStudent(university, { email: "elsewhere@mail.example" });
  await aListedStudent(university, { email: "nowhere@mail.example" });
  expect(await countToRemind(university.id, now)).toBe(2);
});
