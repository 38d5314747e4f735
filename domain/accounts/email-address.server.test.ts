import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aStudent, lastMailTo, PASSWORD, signedIn, tokenFrom } from "#test/factories.ts";
import {
  requestEmailChange,
  requestEmailVerification,
  verifyEmail,
} from "./email-address.server.ts";
import { findVisitor } from "./find-visitor.server.ts";

const now = new Date();
const tomorrow = new Date(now.getTime() + 25 * 3600_000);

test("an address is confirmed by the link mailed to it", async () => {
  const student = await aStudent({ emailVerified: false });
  const { headers } = await signedIn(student);

  await requestEmailVerification(student, now);
  const token = tokenFrom((await lastMailTo(student.email))?.props.link);

  expect(await verifyEmail(token, tomorrow)).toEqual({ ok: false, error: "link-invalid" });
  expect(await verifyEmail(token, now)).toEqual({ ok: true, value: { email: student.email } });
  expect(await findVisitor(headers)).toMatchObject({ emailVerified: true });
});

test("an address changes only when the new one is confirmed, and the old one is told", async () => {
  const student = await aStudent();
  const { headers } = await signedIn(student);

  await requestEmailChange(student, { email: "new@mail.example", password: PASSWORD }, now);
  expect(await findVisitor(headers)).toMatchObject({ email: student.email });
  const token = tokenFrom((await lastMailTo("new@mail.example"))?.props.link);
  expect(await verifyEmail(token, now)).toMatchObject({ ok: true });

  expect(await findVisitor(headers)).toMatchObject({
    email: "new@mail.example",
    emailVerified: true,
  });
  expect((await lastMailTo(student.email))?.template).toBe("email-changed");
  expect(await verifyEmail(token, now)).toEqual({ ok: false, error: "link-invalid" });
});

test("an address that somebody else took in the meantime is not taken over", async () => {
  const student = await aStudent();
  await requestEmailChange(student, { email: "wanted@mail.example", password: PASSWORD }, now);
  const token = tokenFrom((await lastMailTo("wanted@mail.example"))?.props.link);
  await aStudent({ email: "wanted@mail.example" });

  expect(await verifyEmail(token, now)).toEqual({ ok: false, error: "link-invalid" });
});

test("changing the address needs the password and another address", async () => {
  const student = await aStudent();

  expect(
    await requestEmailChange(student, { email: "new@mail.example", password: "wrong" }, now),
  ).toEqual({
    ok: false,
    error: "wrong-password",
  });
  expect(
    await requestEmailChange(student, { email: student.email, password: PASSWORD }, now),
  ).toEqual({
    ok: false,
    error: "same-email",
  });
});
