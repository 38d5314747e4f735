import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { sponsorImports } from "#db/schema/sponsors.ts";
import { test } from "#test/database.ts";
import { aStaffMember, aStudent } from "#test/factories.ts";
import { aRegister, idOfSponsor, afterTheCopies as now } from "#test/register.ts";
import { registerFile, row } from "#test/register-file.ts";
import { waitingTasks } from "#test/tasks.ts";
import { findSponsors } from "../find-sponsors.server.ts";
import { notifyWatchers } from "../watching/notify-watchers.server.ts";
import { watchSponsor } from "../watching/watch-sponsor.server.ts";
import { confirmCopy, takeBackCopy } from "./held-copies.server.ts";
import { importRegister } from "./import-register.server.ts";

const many = Array.from({ length: 150 }, (_, n) => row(`Firm ${n} Ltd`));
const tarnside = row("Tarnside Water Ltd", { town: "Carlisle" });

async function mailsQueued() {
  return (await waitingTasks()).filter(({ name }) => name === "deliver-mail").length;
}

async function statusOf(q: string) {
  const answer = await findSponsors({ q });
  return [answer?.asOf, answer?.verdict.status];
}

/** A copy that loses three rows of 151 and gains one: Tarnside has left, Newcomer joined. */
async function aPoorCopy() {
  await aRegister([...many, tarnside], "2026-07-03");
  return aRegister([...many.slice(0, 148), row("Newcomer Ltd")], "2026-07-10");
}

test.each([
  ["1 in 151 is taken at once", 150, true],
  ["2 in 151 wait for a person", 149, false],
])("of rows lost, %s", async (_what, left, isTaken) => {
  await aRegister([...many, tarnside], "2026-07-03");
  const bytes = Buffer.from(registerFile(many.slice(0, left)));
  const file = { bytes, asOf: "2026-07-10", source: "latest", sourceName: "a.csv" } as const;
  expect((await importRegister(file, now)).ok).toBe(isTaken);
});

test("a copy that lost many rows tells nobody until it is confirmed", async () => {
  await aRegister([...many, tarnside], "2026-07-03");
  const student = await aStudent();
  await watchSponsor(student, await idOfSponsor("Tarnside Water"), now);
  const id = await aRegister(many.slice(0, 148), "2026-07-10");

  await notifyWatchers();
  expect(await mailsQueued()).toBe(0);
  expect(await confirmCopy(await aStaffMember(), id)).toEqual({ ok: true, value: {} });
  await notifyWatchers();
  expect(await mailsQueued()).toBe(1);
  expect(await takeBackCopy(await aStaffMember(), id, now)).toEqual({
    ok: false,
    error: "already-decided",
  });
});

test("a copy that is taken back has never been: the one before answers, nobody joined or left", async () => {
  const id = await aPoorCopy();
  expect(await statusOf("Tarnside Water")).toEqual(["2026-07-10", "not_found"]);
  expect(await statusOf("Newcomer")).toEqual(["2026-07-10", "licensed"]);

  expect(await takeBackCopy(await aStaffMember(), id, now)).toEqual({ ok: true, value: {} });
  expect(await statusOf("Tarnside Water")).toEqual(["2026-07-03", "licensed"]);
  expect(await statusOf("Firm 149")).toEqual(["2026-07-03", "licensed"]);
  const gone = await findSponsors({ q: "Newcomer" });
  expect(gone).toMatchObject({ verdict: { status: "not_found", organisationId: null } });
  const [copy] = await db.select().from(sponsorImports).where(eq(sponsorImports.id, id));
  expect(copy).toMatchObject({ state: "taken back", noticesHeld: false, previousFileId: null });
});
