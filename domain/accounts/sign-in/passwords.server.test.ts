import { expect } from "vitest";
import { listSecurityEventsOf } from "#domain/audit/security-events.server.ts";
import { test } from "#test/database.ts";
import {
  aStudent,
  facts,
  lastMailTo,
  PASSWORD,
  signedIn,
  tokenFrom,
  visitorWith,
} from "#test/factories.ts";
import { performOnly, waitingTasks } from "#test/tasks.ts";
import { changePassword } from "./change-password.server.ts";
import { requestPasswordReset, sendPasswordReset } from "./request-password-reset.server.ts";
import { requestSignInLink, sendSignInLink } from "./request-sign-in-link.server.ts";
import { isResetLinkGood, resetPassword } from "./reset-password.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signInWithLink } from "./sign-in-with-link.server.ts";

const now = new Date();
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test("asking for a new password queues the same task for every address", async () => {
  const student = await aStudent();

  await requestPasswordReset(student.email);
  await requestPasswordReset("nobody@mail.example");

  const tasks = await waitingTasks();
  expect(tasks.map(({ name, data }) => [name, data])).toEqual([
    ["password-reset-requested", { email: student.email }],
    ["password-reset-requested", { email: "nobody@mail.example" }],
  ]);
});

test("the link sets a new password once and ends every session", async () => {
  const student = await aStudent();
  const { headers } = await signedIn(student);
  await sendPasswordReset(student.email, now);
  const token = tokenFrom((await lastMailTo(student.email))?.props.link);
  expect(await isResetLinkGood(token, now)).toBe(true);

  const outcomes = await Promise.all([
    resetPassword(token, "a new long password", now),
    resetPassword(token, "another new password", now),
  ]);

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, error: "link-invalid" });
  expect(await visitorWith(headers)).toEqual({ kind: "guest" });
  expect(await isResetLinkGood(token, now)).toBe(false);
  const old = await signIn(
    { email: student.email, password: PASSWORD, remember: false },
    facts(),
    now,
  );
  expect(old).toEqual({ ok: false, error: "wrong-credentials" });
  expect((await lastMailTo(student.email))?.template).toBe("password-changed");
});

test("a reset link is worth nothing after an hour, or once another was used", async () => {
  const student = await aStudent();
  await sendPasswordReset(student.email, now);
  const first = tokenFrom((await lastMailTo(student.email))?.props.link);
  expect(await resetPassword(first, "a new long password", later(61))).toEqual({
    ok: false,
    error: "link-invalid",
  });

  await sendPasswordReset(student.email, later(1));
  const second = tokenFrom((await lastMailTo(student.email))?.props.link);
  expect(await isResetLinkGood(first, later(2))).toBe(true);
  expect(await resetPassword(second, "a new long password", later(2))).toMatchObject({ ok: true });

  expect(await resetPassword(first, "a new long password", later(2))).toEqual({
    ok: false,
    error: "link-invalid",
  });
});

test("the person's address is refused as a password, and the link stays good", async () => {
  const student = await aStudent();
  await sendPasswordReset(student.email, now);
  const token = tokenFrom((await lastMailTo(student.email))?.props.link);

  expect(await resetPassword(token, student.email, now)).toEqual({
    ok: false,
    error: "weak-password",
  });
  expect(await isResetLinkGood(token, now)).toBe(true);
});

test("an address without an account is sent nothing", async () => {
  await sendPasswordReset("nobody@mail.example", now);
  await sendSignInLink({ email: "nobody@mail.example" }, now);
  expect(await lastMailTo("nobody@mail.example")).toBeUndefined();
});

test("changing the password ends the other sessions and keeps this one", async () => {
  const student = await aStudent();
  const here = await signedIn(student);
  const there = await signedIn(student);

  const result = await changePassword(
    student,
    { currentPassword: PASSWORD, password: "a new long password" },
    here,
  );

  expect(result.ok).toBe(true);
  expect(await visitorWith(here.headers)).toMatchObject({ id: student.id });
  expect(await visitorWith(there.headers)).toEqual({ kind: "guest" });
  expect((await listSecurityEventsOf(student.id, 1)).rows[0]).toMatchObject({
    kind: "password-changed",
  });
});

test("changing the password needs the current one", async () => {
  const student = await aStudent();
  const here = await signedIn(student);

  const result = await changePassword(
    student,
    { currentPassword: "wrong", password: "a new long password" },
    here,
  );

  expect(result).toEqual({ ok: false, error: "wrong-password" });
});

test("an emailed link signs in once, within half an hour", async () => {
  const student = await aStudent({ emailVerified: false });
  await requestSignInLink({ email: student.email });
  await performOnly("sign-in-link-requested");
  const token = tokenFrom((await lastMailTo(student.email))?.props.link);

  expect(await signInWithLink(token, facts(), later(31))).toEqual({
    ok: false,
    error: "link-invalid",
  });
  expect(await signInWithLink(token, facts(), now)).toMatchObject({
    ok: true,
    value: { kind: "signed-in", member: { id: student.id, emailVerified: true } },
  });
  expect(await signInWithLink(token, facts(), now)).toEqual({ ok: false, error: "link-invalid" });
});
