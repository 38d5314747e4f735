import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { mails } from "#db/schema/platform.ts";
import { listSecurityEventsOf } from "#domain/audit/security-events.server.ts";
import { countFailures } from "#platform/limits.server.ts";
import { test } from "#test/database.ts";
import { aStudent, facts, lastMailTo, signedIn } from "#test/factories.ts";
import { statementsOf } from "#test/statements.ts";
import { performOnly, performTasks, waitingTasks } from "#test/tasks.ts";
import { countersFor } from "../auth/sign-in-limits.server.ts";
import { notifyPasswordGuessing } from "./notify-guessing.server.ts";
import { signIn } from "./sign-in.server.ts";

const now = new Date();

function guess(email: string) {
  return signIn({ email, password: "not the password", remember: false }, facts(), now);
}

/** As after so many wrong passwords from here, without the time they take. */
async function wrongTries(times: number, email: string) {
  const counters = countersFor(email, facts(), now);
  await countFailures(
    counters.map((one) => ({ ...one, by: times, windowSeconds: 3600 })),
    now,
  );
}

async function mailsTo(address: string) {
  const all = await db.select({ to: mails.recipient, template: mails.template }).from(mails);
  return all.filter(({ to }) => to === address).map(({ template }) => template);
}

test("the owner is told about the tenth wrong password, and how many there were by then", async () => {
  const student = await aStudent({ timeZone: "Asia/Kolkata" });
  await wrongTries(8, student.email);

  await guess(student.email);
  expect(await waitingTasks()).toEqual([]);
  await guess(student.email);
  await guess(student.email);
  expect(await waitingTasks()).toHaveLength(1);

  await performOnly("password-guessed");
  expect(await lastMailTo(student.email)).toMatchObject({
    template: "password-guessed",
    props: { tries: 11, timeZone: "Asia/Kolkata", since: now.toISOString() },
  });
  expect((await listSecurityEventsOf(student.id, 1)).rows[0]).toMatchObject({
    kind: "sign-in-failures",
    detail: { failures: "11" },
  });
});

test("the owner is told once a day, however long it goes on", async () => {
  const { email } = await aStudent();
  const guessed = { email, counter: "sign-in:account:somebody" };
  const day = 24 * 3600_000;

  for (let hour = 0; hour < 3; hour += 1) await notifyPasswordGuessing(guessed, now);
  expect(await mailsTo(email)).toEqual(["password-guessed"]);

  await notifyPasswordGuessing(guessed, new Date(now.getTime() + day + 60_000));
  expect(await mailsTo(email)).toEqual(["password-guessed", "password-guessed"]);
});

test("a right password as the tenth try alarms nobody", async () => {
  const student = await aStudent();
  await wrongTries(9, student.email);

  await signedIn(student);

  expect(await waitingTasks()).toEqual([]);
});

test("guessing at an address without an account is as much work, and mails nobody", async () => {
  const student = await aStudent();
  const work = [];
  for (const email of [student.email, "nobody@mail.example"]) {
    await wrongTries(9, email);
    const atOnce = await statementsOf(() => guess(email));
    work.push({ atOnce, later: await statementsOf(performTasks) });
  }

  expect(work[1]).toEqual(work[0]);
  expect(await mailsTo(student.email)).toEqual(["password-guessed"]);
  expect(await mailsTo("nobody@mail.example")).toEqual([]);
});
