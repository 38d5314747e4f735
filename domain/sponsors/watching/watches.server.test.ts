import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aStudent, lastMailTo } from "#test/factories.ts";
import { aRegister, idOfSponsor, manyFirms, afterTheCopies as now } from "#test/register.ts";
import { row } from "#test/register-file.ts";
import { performTasks, waitingTasks } from "#test/tasks.ts";
import { listEvents } from "../timeline.queries.server.ts";
import { notifyWatchers } from "./notify-watchers.server.ts";
import { listWatches, unwatchSponsor, watchSponsor } from "./watch-sponsor.server.ts";

const tarnside = row("Tarnside Water Ltd", { town: "Carlisle" });
const fallen = row("Tarnside Water Ltd", { town: "Carlisle", rating: "Worker (B rating)" });

async function mailsQueued() {
  return (await waitingTasks()).filter(({ name }) => name === "deliver-mail").length;
}

test("a watcher is mailed once about everything new, and nobody else is", async () => {
  await aRegister([...manyFirms, tarnside]);
  const [watcher, other] = [await aStudent(), await aStudent()];
  await watchSponsor(watcher, await idOfSponsor("Tarnside Water"), now);
  await watchSponsor(watcher, await idOfSponsor("Firm 3 Ltd"), now);
  await watchSponsor(other, await idOfSponsor("Firm 4 Ltd"), now);

  await aRegister([...manyFirms.filter((_, n) => n !== 3), fallen], "2026-07-10");
  await notifyWatchers();

  expect(await mailsQueued()).toBe(1);
  const mail = await lastMailTo(watcher.email);
  expect(mail).toMatchObject({
    template: "sponsor-changed",
    props: {
      asOf: "2026-07-10",
      organisations: [
        { name: "Firm 3 Ltd, Leeds", lines: ["Left the register."] },
        {
          name: "Tarnside Water Ltd, Carlisle",
          lines: ["Rating for Skilled Worker changed from A to B."],
        },
      ],
    },
  });
  expect(await lastMailTo(other.email)).toBeUndefined();
});

test("an import has its watchers told", async () => {
  await aRegister([...manyFirms, tarnside]);
  await performTasks({ "register-changed": async () => undefined });
  await watchSponsor(await aStudent(), await idOfSponsor("Tarnside Water"), now);
  await aRegister(manyFirms, "2026-07-10");
  await performTasks({ "register-changed": notifyWatchers, "deliver-mail": async () => undefined });

  const rows = await listEvents(await idOfSponsor("Tarnside Water"));
  expect(rows.map(({ kind }) => kind)).toEqual(["left"]);
});

test("the same news is not told twice, even where the task runs again", async () => {
  await aRegister([...manyFirms, tarnside]);
  await watchSponsor(await aStudent(), await idOfSponsor("Tarnside Water"), now);
  await aRegister(manyFirms, "2026-07-10");
  await Promise.all([notifyWatchers(), notifyWatchers()]);

  expect(await mailsQueued()).toBe(1);
});

test("news of two copies is all told, whichever task runs first", async () => {
  await aRegister([...manyFirms, tarnside]);
  const watcher = await aStudent();
  await watchSponsor(watcher, await idOfSponsor("Tarnside Water"), now);
  await watchSponsor(watcher, await idOfSponsor("Firm 3 Ltd"), now);
  await aRegister([...manyFirms, fallen], "2026-07-10");
  await aRegister([...manyFirms.filter((_, n) => n !== 3), fallen], "2026-07-17");
  // The task of the later copy runs first; that of the earlier has nothing left to tell.
  await notifyWatchers();
  await notifyWatchers();

  expect(await mailsQueued()).toBe(1);
  expect((await lastMailTo(watcher.email))?.props.organisations).toHaveLength(2);
});

test("what happened before somebody watched is no news to them", async () => {
  await aRegister([...manyFirms, tarnside]);
  await aRegister([...manyFirms, fallen], "2026-07-10");
  await watchSponsor(await aStudent(), await idOfSponsor("Tarnside Water"), now);
  await notifyWatchers();

  expect(await mailsQueued()).toBe(0);
});

test("watches are listed with how each organisation stands today, and end when asked", async () => {
  await aRegister([...manyFirms, tarnside]);
  const student = await aStudent();
  const id = await idOfSponsor("Tarnside Water");
  await watchSponsor(student, id, now);
  await watchSponsor(student, id, now);
  await aRegister(manyFirms, "2026-07-10");

  const { rows, total } = await listWatches(student);
  expect(total).toBe(1);
  expect(rows[0]).toMatchObject({
    name: "Tarnside Water Ltd",
    standing: null,
    leftOn: "2026-07-10",
  });

  await unwatchSponsor(student, id);
  expect((await listWatches(student)).total).toBe(0);
});

test("nobody can watch what is not there", async () => {
  expect(await watchSponsor(await aStudent(), 999, now)).toEqual({
    ok: false,
    error: "no-such-organisation",
  });
});
