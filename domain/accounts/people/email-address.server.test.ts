import { expect } from "vitest";
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
import { sendPasswordReset } from "../sign-in/request-password-reset.server.ts";
import { sendSignInLink } from "../sign-in/request-sign-in-link.server.ts";
import { resetPassword } from "../sign-in/reset-password.server.ts";
import { signInWithLink } from "../sign-in/sign-in-with-link.server.ts";
import {
  requestEmailChange,
  requestEmailVerification,
  verifyEmail,
} from "./email-address.server.ts";
import { unsafeFindMember } from "./find-member.server.ts";

const now = new Date();
const tomorrow = new Date(now.getTime() + 25 * 3600_000);

test("an address is confirmed by the link mailed to it", async () => {
  const student = await aStudent({ emailVerified: false });
  const { headers } = await signedIn(student);

  await requestEmailVerification(student, now);
  const token = tokenFrom((await lastMailTo(student.email))?.props.link);

  expect(await verifyEmail(token, tomorrow)).toEqual({ ok: false, error: "link-invalid" });
  expect(await verifyEmail(token, now)).toEqual({ ok: true, value: { email: student.email } });
  expect(await visitorWith(headers)).toMatchObject({ emailVerified: true });
});

test("an address changes only when the new one is confirmed, and the old one is told", async () => {
  const student = await aStudent();
  const { headers } = await signedIn(student);

  await requestEmailChange(student, { email: "new@mail.example", password: PASSWORD }, now);
  expect(await visitorWith(headers)).toMatchObject({ email: student.email });
  const token = tokenFrom((await lastMailTo("new@mail.example"))?.props.link);
  expect(await verifyEmail(token, now)).toMatchObject({ ok: true });

  expect(await visitorWith(headers)).toMatchObject({
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

test("a link to change the address stops working when the password is reset", async () => {
  const student = await aStudent();
  await requestEmailChange(student, { email: "thief@mail.example", password: PASSWORD }, now);
  const token = tokenFrom((await lastMailTo("thief@mail.example"))?.props.link);
  await sendPasswordReset(student.email, now);
  const reset = tokenFrom((await lastMailTo(student.email))?.props.link);
  await resetPassword(reset, "a new long password", now);

  expect(await verifyEmail(token, now)).toEqual({ ok: false, error: "link-invalid" });
});

test("a link that moved the address once does not move it again after it was moved back", async () => {
  const student = await aStudent();
  await requestEmailChange(student, { email: "b@mail.example", password: PASSWORD }, now);
  const there = tokenFrom((await lastMailTo("b@mail.example"))?.props.link);
  await verifyEmail(there, now);
  const moved = await unsafeFindMember(student.id);
  await requestEmailChange(moved, { email: student.email, password: PASSWORD }, now);
  await verifyEmail(tokenFrom((await lastMailTo(student.email))?.props.link), now);

  expect(await verifyEmail(there, now)).toEqual({ ok: false, error: "link-invalid" });
  expect(await unsafeFindMember(student.id)).toMatchObject({ email: student.email });
});

test("a link mailed to the old address does not sign in after the address has changed", async () => {
  const student = await aStudent();
  await sendSignInLink({ email: student.email }, now);
  const old = tokenFrom((await lastMailTo(student.email))?.props.link);
  await requestEmailChange(student, { email: "new@mail.example", password: PASSWORD }, now);
  await verifyEmail(tokenFrom((await lastMailTo("new@mail.example"))?.props.link), now);

  expect(await signInWithLink(old, facts(), now)).toEqual({ ok: false, error: "link-invalid" });
});
