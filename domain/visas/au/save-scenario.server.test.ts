import { expect } from "vitest";
import { eraseAccounts } from "#domain/accounts/erasure/erase-accounts.server.ts";
import { exportMyData } from "#domain/accounts/erasure/export-my-data.server.ts";
import { requestErasure } from "#domain/accounts/erasure/request-erasure.server.ts";
import { noAnswers } from "#rules/au-points/answers.ts";
import { test } from "#test/database.ts";
import { aStudent, PASSWORD } from "#test/factories.ts";
import { MAX_SCENARIOS } from "./refusals.ts";
import { changeScenario, deleteScenario, saveScenario } from "./save-scenario.server.ts";
import type { ScenarioDraft } from "./scenario.ts";
import { findScenario, findScenarios, listScenarios } from "./scenarios.queries.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const later = new Date("2026-11-15T10:00:00Z");

const draft = (name: string, bornOn: string | null = null): ScenarioDraft => ({
  name,
  invitedOn: null,
  answers: { ...noAnswers, bornOn },
});

async function kept(userId: string, name: string, at = now): Promise<string> {
  const result = await saveScenario(userId, draft(name), at);
  if (!result.ok) throw new Error(result.error);
  return result.value.id;
}

test("a calculation is kept with its answers and the day of its rules", async () => {
  const { id: userId } = await aStudent();
  const id = await kept(userId, "As I stand");
  expect(await findScenario(userId, id)).toEqual({
    ...draft("As I stand"),
    id,
    rulesOf: "2026-07-16",
    version: 1,
    updatedAt: now,
  });
});

test("the day of its rules is Australia's: in the evening of London it is tomorrow's", async () => {
  const { id: userId } = await aStudent();
  // In Sydney 16 July has begun, the first day of the newest tables.
  const id = await kept(userId, "In the morning", new Date("2026-07-15T20:00:00Z"));
  expect(await findScenario(userId, id)).toMatchObject({ rulesOf: "2026-07-16" });
});

test("the last changed stands first, and those asked for come in the order they were asked for", async () => {
  const { id: userId } = await aStudent();
  const first = await kept(userId, "first");
  const second = await kept(userId, "second", later);
  expect((await listScenarios(userId)).map(({ name }) => name)).toEqual(["second", "first"]);
  const found = await findScenarios(userId, [first, "no-such", second, first]);
  expect(found.map(({ name }) => name)).toEqual(["first", "second"]);
});

test("a name is used once a person, whatever its capitals, also when pressed twice at once", async () => {
  const { id: userId } = await aStudent();
  const { id: otherId } = await aStudent();
  const outcomes = await Promise.all([
    saveScenario(userId, draft("With superior English"), now),
    saveScenario(userId, draft("with Superior English"), now),
  ]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, error: "name-taken" });
  expect(await saveScenario(otherId, draft("With superior English"), now)).toMatchObject({
    ok: true,
  });
});

test("nobody keeps more than twenty, even when the last two are sent together", async () => {
  const { id: userId } = await aStudent();
  for (let number = 1; number < MAX_SCENARIOS; number += 1) await kept(userId, `${number}`);

  const outcomes = await Promise.all([
    saveScenario(userId, draft("one"), now),
    saveScenario(userId, draft("other"), now),
  ]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, error: "too-many" });
  expect(await listScenarios(userId)).toHaveLength(MAX_SCENARIOS);
});

test("of two windows the second to save is told, and the first one's answers stay", async () => {
  const { id: userId } = await aStudent();
  const id = await kept(userId, "mine");
  const open = { id, version: 1 };

  expect(await changeScenario(userId, open, draft("mine", "1994-03-02"), later)).toEqual({
    ok: true,
    value: { id },
  });
  expect(await changeScenario(userId, open, draft("mine", "1999-01-01"), later)).toEqual({
    ok: false,
    error: "changed-elsewhere",
  });
  expect(await findScenario(userId, id)).toMatchObject({
    answers: { bornOn: "1994-03-02" },
    version: 2,
    updatedAt: later,
  });
});

test("two windows that save at the same moment: one wins and one is told", async () => {
  const { id: userId } = await aStudent();
  const open = { id: await kept(userId, "mine"), version: 1 };
  const outcomes = await Promise.all([
    changeScenario(userId, open, draft("mine", "1994-03-02"), later),
    changeScenario(userId, open, draft("mine", "1999-01-01"), later),
  ]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, error: "changed-elsewhere" });
});

test("a calculation cannot take the name of another", async () => {
  const { id: userId } = await aStudent();
  await kept(userId, "one");
  const id = await kept(userId, "other");
  expect(await changeScenario(userId, { id, version: 1 }, draft("ONE"), later)).toEqual({
    ok: false,
    error: "name-taken",
  });
});

test("somebody else's calculation is not there", async () => {
  const { id: userId } = await aStudent();
  const { id: strangerId } = await aStudent();
  const id = await kept(userId, "mine");

  expect(await findScenario(strangerId, id)).toBeNull();
  expect(await findScenarios(strangerId, [id])).toEqual([]);
  expect(await changeScenario(strangerId, { id, version: 1 }, draft("theirs"), later)).toEqual({
    ok: false,
    error: "not-found",
  });
  await deleteScenario(strangerId, id);
  expect(await listScenarios(userId)).toHaveLength(1);
});

test("what is deleted is gone, and saving it again from an old window says so", async () => {
  const { id: userId } = await aStudent();
  const id = await kept(userId, "mine");
  await deleteScenario(userId, id);
  await deleteScenario(userId, id);
  expect(await listScenarios(userId)).toEqual([]);
  expect(await changeScenario(userId, { id, version: 1 }, draft("mine"), later)).toEqual({
    ok: false,
    error: "not-found",
  });
});

test("calculations are in the file of one's own data and go with the account", async () => {
  const student = await aStudent();
  await kept(student.id, "mine");
  const mine = await exportMyData(student.id, now);
  expect(mine?.tables.points_scenarios).toMatchObject([
    { name: "mine", answers: { bornOn: null }, rules_of: "2026-07-16" },
  ]);

  await requestErasure(student, PASSWORD, now);
  await eraseAccounts(new Date("2027-03-01T09:00:00Z"));
  expect(await listScenarios(student.id)).toEqual([]);
});
