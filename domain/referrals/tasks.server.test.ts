import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aPerson, aUniversity } from "#test/factories.ts";
import { addTask, endTask, tasksFor, tickTask, unsafeListTasks } from "./tasks.server.ts";

const now = new Date("2031-03-03T09:00:00Z");
const task = { title: "Show one tool", details: null, universityId: null, dueOn: null };

test("an ambassador sees everybody's tasks and their own university's, and ticks only those", async () => {
  const [university, other] = [await aUniversity(), await aUniversity()];
  const staff = await aPerson("staff");
  const ambassador = await aPerson("ambassador", { university });
  await addTask(staff, { ...task, dueOn: "2031-04-01" }, now);
  await addTask(
    staff,
    { ...task, title: "Ours", universityId: university.id, dueOn: "2031-03-20" },
    now,
  );
  await addTask(staff, { ...task, title: "Theirs", universityId: other.id }, now);

  const shown = await tasksFor(ambassador);
  expect(shown.map(({ title }) => title)).toEqual(["Ours", "Show one tool"]);
  const { rows } = await unsafeListTasks({ page: 1 });
  const theirs = rows.find(({ title }) => title === "Theirs")!;
  expect(await tickTask(ambassador, theirs.id, { isDone: true, now })).toMatchObject({ ok: false });
  const student = await aPerson("student", { university });
  expect(await tickTask(student, shown[0]!.id, { isDone: true, now })).toMatchObject({ ok: false });
  for (const isDone of [true, true, false, true])
    await tickTask(ambassador, shown[0]!.id, { isDone, now });
  expect((await tasksFor(ambassador))[0]).toMatchObject({ title: "Ours", tickedAt: now });
});

test("a task ends once, and only staff who decide set or end one", async () => {
  const staff = await aPerson("staff");
  const author = await aPerson("staff", { staffRole: "author" });
  expect(await addTask(author, task, now)).toEqual({ ok: false, error: "forbidden" });
  await addTask(staff, task, now);
  const { id } = (await unsafeListTasks({ page: 1 })).rows[0]!;
  expect(await endTask(author, id, now)).toEqual({ ok: false, error: "forbidden" });
  expect(await endTask(staff, id, now)).toMatchObject({ ok: true });
  expect(await endTask(staff, id, now)).toEqual({ ok: false, error: "not-found" });
  expect(await tasksFor(await aPerson("ambassador"))).toEqual([]);
});
