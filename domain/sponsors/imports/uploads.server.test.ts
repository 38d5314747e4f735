import { gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db, pool } from "#db/client.server.ts";
import { sponsorUploads } from "#db/schema/sponsors.ts";
import { findFile, readWhole } from "#platform/files/files.server.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { aFile } from "#test/files.ts";
import { aRegister, manyFirms, afterTheCopies as now } from "#test/register.ts";
import { registerFile, row } from "#test/register-file.ts";
import { performOnly, performTasks, waitingTasks } from "#test/tasks.ts";
import { findSponsors } from "../find-sponsors.server.ts";
import { stageUpload } from "./stage-upload.server.ts";
import { confirmUpload, discardUpload, listOpenUploads, uploadProgress } from "./uploads.server.ts";
import { compareUpload, importUpload } from "./work-on-upload.server.ts";

const tarnside = row("Tarnside Water Ltd", { town: "Carlisle" });

async function send(text: string, fileName = "register-2026-07-10.csv"): Promise<string> {
  const sent = await stageUpload(await aStaffMember(), { bytes: Buffer.from(text), fileName }, now);
  if (!sent.ok) throw new Error(sent.error);
  return sent.value.id;
}

async function fileOf(id: string) {
  const [upload] = await db
    .select({ fileId: sponsorUploads.fileId })
    .from(sponsorUploads)
    .where(eq(sponsorUploads.id, id));
  return findFile(upload?.fileId ?? "");
}

async function statusOf(q: string) {
  return (await findSponsors({ q }))?.verdict.status;
}

test("an upload is taken at once, compared in a thread, and changes nothing until it is confirmed", async () => {
  await aRegister(manyFirms);
  await performTasks({ "register-changed": async () => undefined });
  const file = registerFile([...manyFirms, tarnside]);
  const id = await send(file);
  expect(await uploadProgress(id)).toMatchObject({ state: "comparing", counts: null });
  const stored = await fileOf(id);
  expect(gunzipSync((await readWhole(stored!))!).toString()).toBe(file);

  await performTasks();
  expect(await uploadProgress(id)).toMatchObject({
    asOf: "2026-07-10",
    state: "staged",
    rows: 121,
    losesTooMuch: false,
    counts: { rowsAdded: 1 },
  });
  expect(await statusOf("Tarnside Water")).toBe("not_found");

  expect(await confirmUpload(id, { acceptsLoss: false })).toEqual({ ok: true, value: {} });
  const again = await confirmUpload(id, { acceptsLoss: false });
  expect(again).toEqual({ ok: false, error: "already-decided" });
  await performTasks();

  expect(await uploadProgress(id)).toMatchObject({ state: "done", rowsRead: 121, importId: 2 });
  expect(await fileOf(id)).toBeNull();
  expect(await readWhole(stored!)).toBeNull();
  expect(await statusOf("Tarnside Water")).toBe("licensed");
});

test.each([
  ["without a day", "register.csv", "no-date"],
  ["of a day to come", "register-2026-12-01.csv", "future-date"],
  ["older than ours", "register-2026-06-26.csv", "older-than-current"],
])("a file %s is refused at once", async (_what, fileName, error) => {
  await aRegister(manyFirms);
  const bytes = Buffer.from(registerFile(manyFirms));
  expect(await stageUpload(await aStaffMember(), { bytes, fileName }, now)).toEqual({
    ok: false,
    error,
  });
});

test("a file that is not the register is refused when it is read, with the sentence", async () => {
  const id = await send("Name,Phone\r\nAda,1\r\n");
  await compareUpload(id, now);
  expect(await uploadProgress(id)).toMatchObject({
    state: "refused",
    refusal: expect.stringContaining("This is not the register"),
  });
  expect((await waitingTasks()).map(({ name }) => name)).not.toContain("sponsor-upload-confirmed");
});

test("an upload that lost many rows needs a tick, and one overtaken by another is told so", async () => {
  await aRegister(manyFirms);
  const id = await send(registerFile(manyFirms.slice(0, 20)));
  await compareUpload(id, now);
  expect(await uploadProgress(id)).toMatchObject({ losesTooMuch: true });
  expect(await confirmUpload(id, { acceptsLoss: false })).toEqual({
    ok: false,
    error: "loses-too-much",
  });
  expect(await confirmUpload(id, { acceptsLoss: true })).toMatchObject({ ok: true });

  await aRegister(manyFirms, "2026-07-17");
  await importUpload(id, { acceptsLoss: true }, now);
  expect(await uploadProgress(id)).toMatchObject({
    state: "refused",
    refusal: expect.stringContaining("newer copy"),
  });
});

test("work that fails is told, is done when it is tried again, and may be given up", async () => {
  await aRegister(manyFirms);
  const id = await send(registerFile([...manyFirms, tarnside]));
  const failing = async () => {
    await expect(compareUpload(id, now)).rejects.toThrow();
    expect(await uploadProgress(id)).toMatchObject({ state: "failed" });
    expect(await listOpenUploads()).toMatchObject([{ id }]);
  };
  await withoutLicences(failing);
  await compareUpload(id, now);
  expect(await uploadProgress(id)).toMatchObject({ state: "staged" });

  await db.update(sponsorUploads).set({ state: "failed" }).where(eq(sponsorUploads.id, id));
  await discardUpload(id);
  expect(await uploadProgress(id)).toBeNull();
});

/** Meanwhile the rows of our copy cannot be read. */
async function withoutLicences(work: () => Promise<void>): Promise<void> {
  await pool().query("alter table sponsor_licences rename to licences_away");
  try {
    await work();
  } finally {
    await pool().query("alter table licences_away rename to sponsor_licences");
  }
}

test("an import that was done before the process ended is known for what it is", async () => {
  await aRegister(manyFirms);
  const id = await send(registerFile([...manyFirms, tarnside]));
  await compareUpload(id, now);
  await confirmUpload(id, { acceptsLoss: false });
  await importUpload(id, { acceptsLoss: false }, now);
  const { importId } = (await uploadProgress(id))!;
  // As it stood before the end was noted; a newer copy has come since.
  const { id: fileId } = await aFile(registerFile([...manyFirms, tarnside]));
  await db
    .update(sponsorUploads)
    .set({ state: "saving", importId: null, fileId })
    .where(eq(sponsorUploads.id, id));
  await aRegister([...manyFirms, tarnside], "2026-07-17");

  await importUpload(id, { acceptsLoss: false }, now);
  expect(await uploadProgress(id)).toMatchObject({ state: "done", importId });
});

test("an upload is listed as open until it is decided", async () => {
  await aRegister(manyFirms);
  const id = await send(registerFile([...manyFirms, tarnside]));
  expect(await listOpenUploads()).toMatchObject([{ id, state: "comparing" }]);
  await compareUpload(id, now);
  expect(await listOpenUploads()).toMatchObject([{ id, state: "staged" }]);
  const file = await fileOf(id);
  await discardUpload(id);
  expect(await listOpenUploads()).toEqual([]);
  await performOnly("remove-files");
  expect(await readWhole(file!)).toBeNull();
});

test("before it is confirmed an upload names the first organisations of each kind of change", async () => {
  const fallen = row("Firm 1 Ltd", { rating: "Worker (B rating)" });
  const joined = Array.from({ length: 25 }, (_, n) => row(`New Firm ${n} Ltd`));
  await aRegister([...manyFirms, tarnside]);
  const rest = manyFirms.filter((_, n) => n !== 1);
  const id = await send(registerFile([...rest, fallen, ...joined]));
  await compareUpload(id, now);

  const { changes, counts } = (await uploadProgress(id))!;
  expect(counts).toMatchObject({ rowsChanged: 1, ratingsChanged: 1 });
  expect(changes?.map(({ kind, total }) => [kind, total])).toEqual([
    ["joined", 25],
    ["left", 1],
    ["rating_changed", 1],
  ]);
  expect(changes?.[0]?.first).toHaveLength(20);
  expect(changes?.[1]?.first).toMatchObject([{ name: "Tarnside Water Ltd", town: "Carlisle" }]);
  expect(changes?.[2]?.first).toMatchObject([
    { name: "Firm 1 Ltd", route: "Skilled Worker", after: "B" },
  ]);
});
