import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { situations } from "#db/schema/situation.ts";
import { eraseAccounts } from "#domain/accounts/erasure/erase-accounts.server.ts";
import { exportMyData } from "#domain/accounts/erasure/export-my-data.server.ts";
import { requestErasure } from "#domain/accounts/erasure/request-erasure.server.ts";
import { test } from "#test/database.ts";
import { aStudent, PASSWORD } from "#test/factories.ts";
import { nothingSaid, type Situation } from "./situation.ts";
import { findSituation, forgetSituation, saveSituation, situationOf } from "./situations.server.ts";

const now = new Date("2026-11-15T09:00:00Z");

const graduate: Situation = {
  ...nothingSaid,
  permission: "graduate",
  permissionEndsOn: "2028-02-15",
  bornOn: "1999-03-04",
  monthsCounted: 10,
  monthsToldOn: "2026-06-15",
};

test("what somebody told is theirs, and nobody else's", async () => {
  const [ada, ben] = [await aStudent(), await aStudent()];
  expect(await saveSituation(ada.id, { situation: graduate, revision: 0 }, now)).toMatchObject({
    ok: true,
  });

  expect(await findSituation(ada.id)).toEqual({
    situation: graduate,
    revision: 1,
    updatedAt: now,
  });
  expect(await situationOf(ben.id)).toEqual(nothingSaid);
});

test("of two windows the later is told, and loses nothing", async () => {
  const { id } = await aStudent();
  await saveSituation(id, { situation: graduate, revision: 0 }, now);
  const save = (phd: "none" | "stem") =>
    saveSituation(id, { situation: { ...graduate, phd }, revision: 1 }, now);

  expect(await save("stem")).toMatchObject({ ok: true });
  expect(await save("none")).toEqual({ ok: false, error: "changed-elsewhere" });
  expect((await situationOf(id)).phd).toBe("stem");
});

test("two first savings at once: one is kept, one is told", async () => {
  const { id } = await aStudent();
  const outcomes = await Promise.all(
    ["none", "stem"].map((phd) =>
      saveSituation(
        id,
        { situation: { ...graduate, phd: phd as "none" | "stem" }, revision: 0 },
        now,
      ),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, error: "changed-elsewhere" });
});

test("a window that opened before all was forgotten is told", async () => {
  const { id } = await aStudent();
  await saveSituation(id, { situation: graduate, revision: 0 }, now);
  await forgetSituation(id);
  expect(await db.$count(situations)).toBe(0);
  expect(await saveSituation(id, { situation: graduate, revision: 1 }, now)).toEqual({
    ok: false,
    error: "changed-elsewhere",
  });
});

test("months sent back as shown still count from the day they were told", async () => {
  const { id } = await aStudent();
  await saveSituation(id, { situation: graduate, revision: 0 }, now);
  const shown = { ...graduate, monthsCounted: 15, monthsToldOn: "2026-11-15" };
  await saveSituation(id, { situation: shown, revision: 1 }, now);
  expect(await situationOf(id)).toMatchObject({ monthsCounted: 10, monthsToldOn: "2026-06-15" });

  const corrected = { ...shown, monthsCounted: 12 };
  await saveSituation(id, { situation: corrected, revision: 2 }, now);
  expect(await situationOf(id)).toMatchObject({ monthsCounted: 12, monthsToldOn: "2026-11-15" });
});

test("time before another visa was told of is not counted as spent on it", async () => {
  const { id } = await aStudent();
  const student: Situation = { ...graduate, permission: "student", monthsCounted: 0 };
  await saveSituation(id, { situation: student, revision: 0 }, now);
  const anew = { ...graduate, monthsCounted: 0, monthsToldOn: "2026-11-15" };
  await saveSituation(id, { situation: anew, revision: 1 }, now);
  expect(await situationOf(id)).toMatchObject({ monthsCounted: 0, monthsToldOn: "2026-11-15" });
});

const byFirstDay = (permissionSince: string): Situation => ({
  ...graduate,
  permissionSince,
  monthsCounted: 0,
  monthsToldOn: permissionSince,
});

test.for(["2026-03-02", "2026-09-02"])(
  "a first day corrected to %s is counted from",
  async (corrected) => {
    const { id } = await aStudent();
    await saveSituation(id, { situation: byFirstDay("2026-06-02"), revision: 0 }, now);
    await saveSituation(id, { situation: byFirstDay(corrected), revision: 1 }, now);
    expect(await situationOf(id)).toEqual(byFirstDay(corrected));
  },
);

test("the first day of a Graduate visa does not become a Skilled Worker's", async () => {
  const { id } = await aStudent();
  const since = "2023-09-01";
  await saveSituation(id, { situation: byFirstDay(since), revision: 0 }, now);
  const worker: Situation = { ...byFirstDay(since), permission: "skilled-worker" };
  const changed = await saveSituation(id, { situation: worker, revision: 1 }, now);
  expect(changed).toEqual({ ok: true, value: { isFirstDayAsked: true } });
  expect(await situationOf(id)).toMatchObject({ permissionSince: null, monthsToldOn: since });

  await saveSituation(id, { situation: worker, revision: 2 }, now);
  expect((await situationOf(id)).permissionSince, "typed anew, it is kept").toBe(since);
});

test("it is in the download, and goes with the account", async () => {
  const student = await aStudent();
  await saveSituation(student.id, { situation: graduate, revision: 0 }, now);
  const data = await exportMyData(student.id, now);
  expect(data?.tables.situations).toMatchObject([
    { permission: "graduate", born_on: "1999-03-04", months_counted: 10 },
  ]);

  await requestErasure(student, PASSWORD, now);
  await eraseAccounts(new Date(now.getTime() + 31 * 24 * 3_600_000));
  expect(await db.$count(situations)).toBe(0);
});
