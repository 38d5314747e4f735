import { gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { sponsorUploads } from "#db/schema/sponsors.ts";
import type { RawRow } from "#rules/sponsor-register/raw-row.ts";
import { test } from "#test/database.ts";
import { aStaffMember, aStudent, lastMailTo } from "#test/factories.ts";
import { registerFile, row } from "#test/register-file.ts";
import { performTasks, waitingTasks } from "#test/tasks.ts";
import { confirmAlias, listAliases, removeAlias } from "./aliases.server.ts";
import { bulkCsv } from "./bulk-check.ts";
import { checkMany } from "./check-many.server.ts";
import { checkSponsor, findCheckOf, listChecks } from "./check-sponsor.server.ts";
import { findSponsors } from "./find-sponsors.server.ts";
import { importRegister } from "./import-register.server.ts";
import { lookUpForPublic } from "./look-up-for-public.server.ts";
import { listEvents } from "./timeline.queries.server.ts";
import { confirmUpload, importUpload, stageUpload, uploadProgress } from "./uploads.server.ts";
import { listWatches, unwatchSponsor, watchSponsor } from "./watch-sponsor.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const many = Array.from({ length: 40 }, (_, n) => row(`Firm ${n} Ltd`));
const tarnside = row("Tarnside Water Ltd", { town: "Carlisle" });

async function aRegister(rows: RawRow[], asOf = "2026-07-03") {
  const bytes = Buffer.from(registerFile(rows));
  const result = await importRegister({ bytes, asOf, source: "file", sourceName: "a.csv" }, now);
  if (!result.ok) throw new Error(result.error);
}

async function idOf(name: string): Promise<number> {
  const answer = await findSponsors({ q: name });
  return answer!.results[0]!.organisationId;
}

test("a watcher is mailed once about everything new, and nobody else is", async () => {
  await aRegister([...many, tarnside]);
  const [watcher, other] = [await aStudent(), await aStudent()];
  await watchSponsor(watcher, await idOf("Tarnside Water"), now);
  await watchSponsor(watcher, await idOf("Firm 3 Ltd"), now);
  await watchSponsor(other, await idOf("Firm 4 Ltd"), now);
  await performTasks({ "register-changed": async () => undefined });

  const fallen = row("Tarnside Water Ltd", { town: "Carlisle", rating: "Worker (B rating)" });
  await aRegister([...many.filter((_, n) => n !== 3), fallen], "2026-07-10");
  const [task] = await waitingTasks();
  await performTasks();
  const mail = await lastMailTo(watcher.email);

  expect(task).toMatchObject({ name: "register-changed", data: { importId: 2 } });
  expect(mail).toMatchObject({ template: "sponsor-changed" });
  expect(await lastMailTo(other.email)).toBeUndefined();
});

test("the same news is not told twice, even where the task runs again", async () => {
  await aRegister([...many, tarnside]);
  const watcher = await aStudent();
  await watchSponsor(watcher, await idOf("Tarnside Water"), now);
  await aRegister(many, "2026-07-10");
  const { tellWatchers } = await import("./tell-watchers.server.ts");
  await Promise.all([tellWatchers(2), tellWatchers(2)]);

  expect((await waitingTasks()).filter(({ name }) => name === "deliver-mail")).toHaveLength(1);
});

test("watches are listed with how each organisation stands today, and end when asked", async () => {
  await aRegister([...many, tarnside]);
  const student = await aStudent();
  const id = await idOf("Tarnside Water");
  await watchSponsor(student, id, now);
  await watchSponsor(student, id, now);
  await aRegister(many, "2026-07-10");

  const { rows, total } = await listWatches(student);
  expect(total).toBe(1);
  expect(rows[0]).toMatchObject({
    name: "Tarnside Water Ltd",
    standing: null,
    leftOn: "2026-07-10",
  });
  expect((await listEvents(id)).rows).toMatchObject([{ kind: "left", seenOn: "2026-07-10" }]);

  await unwatchSponsor(student, id);
  expect((await listWatches(student)).total).toBe(0);
});

test("nobody can watch what is not there", async () => {
  expect(await watchSponsor(await aStudent(), 999, now)).toEqual({
    ok: false,
    error: "no-such-organisation",
  });
});

test("a check is kept as it was answered, for its asker alone", async () => {
  await aRegister([...many, tarnside]);
  const [asker, other] = [await aStudent(), await aStudent()];
  const checked = await checkSponsor(asker, { q: "tarnside water", town: null }, now);
  if (!checked.ok) throw new Error(checked.error);
  await aRegister(many, "2026-07-10");

  const record = await findCheckOf(asker, checked.value.id);
  expect(record).toMatchObject({ query: "tarnside water", status: "licensed", asOf: "2026-07-03" });
  expect(record?.answer.results[0]?.name).toBe("Tarnside Water Ltd");
  expect(await findCheckOf(other, checked.value.id)).toBeNull();
  expect((await listChecks(asker)).total).toBe(1);
  expect((await listChecks(other)).total).toBe(0);
});

test("a pasted list is checked line by line, towns and commas understood", async () => {
  await aRegister([...many, tarnside, row("Larkmoor, Rivers and Trust"), row("@@@ FILER LIMITED")]);
  const pasted =
    "Tarnside Water, Carlisle\n\ntarnside water, carlisle\nLarkmoor, Rivers and Trust\n@@@ filer\nNobody\n";
  const checked = await checkMany(await aStudent(), pasted, now);
  if (!checked.ok) throw new Error(checked.error);

  const { lines, repeated } = checked.value;
  expect(repeated).toBe(1);
  expect(lines.map(({ answer }) => answer.verdict.status)).toEqual([
    "licensed",
    "licensed",
    "licensed",
    "not_found",
  ]);
  const csv = bulkCsv(lines).split("\r\n");
  expect(csv[1]).toContain("Tarnside Water Ltd,Carlisle,A,Skilled Worker");
  expect(csv[3]).toMatch(/^'@@@ filer,.*,'@@@ FILER LIMITED,/);
});

test("more than fifty names, or none, are refused", async () => {
  await aRegister(many);
  const student = await aStudent();
  const tooMany = Array.from({ length: 51 }, (_, n) => `Name ${n}`).join("\n");
  expect(await checkMany(student, tooMany, now)).toEqual({ ok: false, error: "too-many-names" });
  expect(await checkMany(student, " \n ", now)).toEqual({ ok: false, error: "no-names" });
});

test("an alias that staff confirm is found at once, with who and when; removed, it is not", async () => {
  await aRegister([...many, tarnside]);
  const staff = await aStaffMember();
  const organisationId = await idOf("Tarnside Water");
  expect(await confirmAlias(staff, { organisationId, alias: "T.W.C." }, now)).toMatchObject({
    ok: true,
  });
  expect(await confirmAlias(staff, { organisationId, alias: "twc" }, now)).toEqual({
    ok: false,
    error: "alias-taken",
  });
  expect(await confirmAlias(staff, { organisationId, alias: " - " }, now)).toEqual({
    ok: false,
    error: "alias-empty",
  });

  const found = await findSponsors({ q: "TWC" });
  expect(found?.verdict).toMatchObject({
    status: "licensed",
    organisationId,
    why: "Known name is the same.",
  });
  const { rows } = await listAliases();
  expect(rows).toMatchObject([{ alias: "T.W.C.", confirmedBy: staff.name, confirmedAt: now }]);

  await removeAlias(rows[0]!.id);
  expect((await findSponsors({ q: "TWC" }))?.verdict.status).toBe("not_found");
});

test("an upload changes nothing until it is confirmed, then its progress can be read", async () => {
  await aRegister(many);
  const staff = await aStaffMember();
  const file = registerFile([...many, tarnside]);
  const staged = await stageUpload(
    staff,
    { bytes: Buffer.from(file), fileName: "register-2026-07-10.csv" },
    now,
  );
  if (!staged.ok) throw new Error(staged.error);
  const { id } = staged.value;
  expect(staged.value).toMatchObject({
    asOf: "2026-07-10",
    state: "staged",
    losesTooMuch: false,
    counts: { rowsAdded: 1 },
  });
  expect((await findSponsors({ q: "Tarnside Water" }))?.verdict.status).toBe("not_found");
  const [kept] = await db
    .select({ bytes: sponsorUploads.bytes })
    .from(sponsorUploads)
    .where(eq(sponsorUploads.id, id));
  expect(gunzipSync(kept!.bytes!).toString()).toBe(file);

  expect(await confirmUpload(id, { acceptsLoss: false })).toEqual({ ok: true, value: {} });
  expect(await confirmUpload(id, { acceptsLoss: false })).toEqual({
    ok: false,
    error: "already-decided",
  });
  await performTasks();

  expect(await uploadProgress(id)).toMatchObject({ state: "done", rowsRead: 41, importId: 2 });
  expect((await findSponsors({ q: "Tarnside Water" }))?.verdict.status).toBe("licensed");
});

test("an upload that lost many rows needs a tick, and one overtaken by another is told so", async () => {
  await aRegister(many);
  const staff = await aStaffMember();
  const bytes = Buffer.from(registerFile(many.slice(0, 20)));
  const staged = await stageUpload(staff, { bytes, fileName: "r.csv", asOf: "2026-07-10" }, now);
  if (!staged.ok) throw new Error(staged.error);
  const { id, losesTooMuch } = staged.value;
  expect(losesTooMuch).toBe(true);
  expect(await confirmUpload(id, { acceptsLoss: false })).toEqual({
    ok: false,
    error: "loses-too-much",
  });
  expect(await confirmUpload(id, { acceptsLoss: true })).toMatchObject({ ok: true });

  await aRegister(many, "2026-07-17");
  await importUpload(id, true, now);
  expect(await uploadProgress(id)).toMatchObject({
    state: "refused",
    refusal: expect.stringContaining("newer copy"),
  });
});

test("the public look-up answers with these fields and no others, and leaves out those who left", async () => {
  await aRegister([...many, tarnside, row("Tarnside Wafer Ltd")]);
  await aRegister([...many, tarnside], "2026-07-10");
  const answer = await lookUpForPublic(
    { q: "tarnside watr", town: null, limit: "5" },
    "192.0.2.7",
    now,
  );

  expect(answer).toEqual({
    kind: "answer",
    asOf: "2026-07-10",
    results: [
      {
        name: "Tarnside Water Ltd",
        town: "Carlisle",
        county: null,
        ratings: ["A"],
        routes: ["Skilled Worker"],
        status: "possible_match",
        why: "Name differs by one letter.",
        score: expect.any(Number),
      },
    ],
  });
});

test("the public look-up refuses what is no name, and slows down who asks without end", async () => {
  await aRegister(many);
  const ask = (q: string | null) =>
    lookUpForPublic({ q, town: null, limit: null }, "192.0.2.8", now);
  expect(await ask("x")).toMatchObject({ kind: "bad-question" });
  expect(await ask(null)).toMatchObject({ kind: "bad-question" });
  for (let asked = 2; asked < 300; asked++) await ask("x");
  expect(await ask("Firm 1")).toMatchObject({ kind: "slow-down", retryAfterSeconds: 60 });
});
