import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { mails } from "#db/schema/platform.ts";
import { test } from "#test/database.ts";
import { aStudent, facts, lastMailTo, tokenFrom } from "#test/factories.ts";
import type { SignedInMember } from "../visitor.ts";
import { sendPasswordReset } from "./request-password-reset.server.ts";
import { sendSignInLink } from "./request-sign-in-link.server.ts";
import { isResetLinkGood } from "./reset-password.server.ts";
import { signInWithLink } from "./sign-in-with-link.server.ts";

const now = new Date();
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** The tokens in every mail to a person, oldest first. */
async function tokensIn({ email }: SignedInMember): Promise<string[]> {
  const all = await db.select().from(mails).orderBy(mails.queuedAt);
  const theirs = all.filter(({ recipient }) => recipient === email);
  return theirs.map(({ props }) => tokenFrom(String(props.link)));
}

test("a stranger who asks for links does not take the owner's: each that is sent works", async () => {
  const student = await aStudent();
  for (let asked = 0; asked < 6; asked += 1) await sendSignInLink({ email: student.email }, now);

  await sendSignInLink({ email: student.email }, later(14));

  const tokens = await tokensIn(student);
  expect(tokens).toHaveLength(2);
  expect(await signInWithLink(tokens[0]!, facts(), later(29))).toMatchObject({ ok: true });
});

test.for([0, 5, 10, 14, 15, 20, 29, 31, 60])(
  "anyone who asks after %i minutes has a link that works for a quarter of an hour yet",
  async (minutes) => {
    const student = await aStudent();
    // A stranger asks every minute.
    for (let at = 0; at <= minutes; at += 1)
      await sendSignInLink({ email: student.email }, later(at));

    const newest = (await tokensIn(student)).at(-1)!;

    expect(await signInWithLink(newest, facts(), later(minutes + 15))).toMatchObject({ ok: true });
  },
);

test("a stranger who asks all the time causes eight mails an hour at most", async () => {
  const student = await aStudent();
  for (let at = 0; at < 60; at += 1) await sendSignInLink({ email: student.email }, later(at));

  expect((await tokensIn(student)).length).toBeLessThanOrEqual(8);
});

test("a link that was used makes room for the next, and the others stop working", async () => {
  const student = await aStudent();
  for (const minutes of [0, 1]) await sendSignInLink({ email: student.email }, later(minutes));
  const [first, second] = await tokensIn(student);
  await signInWithLink(second!, facts(), later(2));

  expect(await signInWithLink(first!, facts(), later(2))).toEqual({
    ok: false,
    error: "link-invalid",
  });
  await sendSignInLink({ email: student.email }, later(3));
  const next = tokenFrom((await lastMailTo(student.email))?.props.link);
  expect(await signInWithLink(next, facts(), later(3))).toMatchObject({ ok: true });
});

test("six mails for a new password that a stranger asked for leave the owner one that works", async () => {
  const student = await aStudent();
  for (let asked = 0; asked < 6; asked += 1) await sendPasswordReset(student.email, now);

  await sendPasswordReset(student.email, later(29));

  const tokens = await tokensIn(student);
  expect(tokens).toHaveLength(2);
  expect(await isResetLinkGood(tokens[0]!, later(59))).toBe(true);
});

test("links asked for together are counted together", async () => {
  const student = await aStudent();

  await Promise.all(Array.from({ length: 6 }, () => sendSignInLink({ email: student.email }, now)));

  expect(await tokensIn(student)).toHaveLength(2);
});
