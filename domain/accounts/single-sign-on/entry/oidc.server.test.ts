import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { sessions } from "#db/schema/sign-in.ts";
import { signOnIdentities, signOnProviders } from "#db/schema/single-sign-on.ts";
import { listSecurityEventsOf } from "#domain/audit/security-events.server.ts";
import { test } from "#test/database.ts";
import {
  aListedStudent,
  anAdminOf,
  aPerson,
  aStudent,
  aUniversity,
  facts,
  lastMailTo,
  PASSWORD,
  visitorWith,
  withCookies,
} from "#test/factories.ts";
import {
  aConnectedUniversity,
  ada,
  begin,
  comeIn,
  FOLLOWED_AT,
  people,
  provider,
  withOidcProvider,
} from "#test/sign-on/oidc-journey.ts";
import { OIDC_CLIENT } from "#test/sign-on/oidc-provider.ts";
import { signIn } from "../../sign-in/sign-in.server.ts";
import { listFailures } from "../attempts/failures.server.ts";
import { deleteIdentities } from "../settings/save-provider.server.ts";
import { answerOidc } from "./answer-sign-on.server.ts";
import { finishSignOn } from "./finish-sign-on.server.ts";
import { findTryResult } from "./try-result.server.ts";

withOidcProvider();

test("somebody new comes in: an account of the university, a session, and where they wanted to go", async () => {
  const { university } = await aConnectedUniversity();

  const { finished, answered } = await comeIn(university.id, "ada");

  expect(answered).toMatchObject({ ok: true, origin: "http://uni.localhost" });
  if (finished?.kind !== "signed-in" || finished.signedIn.kind !== "signed-in")
    throw new Error(JSON.stringify(finished));
  expect(finished.next).toBe("/jobs");
  expect(finished.signedIn.member).toMatchObject({
    email: "ada@uni.example",
    name: "Ada Lovelace",
    role: "student",
    universityId: university.id,
    emailVerified: true,
  });
  const visitor = await visitorWith(withCookies(new Headers(), finished.signedIn.cookies));
  expect(visitor).toMatchObject({ kind: "member", id: finished.signedIn.member.id });
  const { rows } = await listSecurityEventsOf(finished.signedIn.member.id, 1);
  expect(rows.map(({ kind, detail }) => [kind, detail.way ?? detail.source])).toEqual([
    ["signed-in", "university"],
    ["account-set-up", "single-sign-on"],
  ]);
});

test("an account made by single sign-on keeps the invitation it came with, and one that was there does not get it", async () => {
  const { university } = await aConnectedUniversity();
  const invitedBy = async () => {
    const [user] = await db
      .select({ code: users.referralCode, at: users.referredAt })
      .from(users)
      .where(eq(users.email, "ada@uni.example"));
    return user;
  };
  const { finished } = await comeIn(university.id, "ada", { referralCode: "friend" });
  expect(finished).toMatchObject({ isNew: true });
  expect(await invitedBy()).toEqual({ code: "friend", at: FOLLOWED_AT });

  const again = await comeIn(university.id, "ada", { referralCode: "another" });
  expect(again.finished).toMatchObject({ isNew: false });
  expect(await invitedBy()).toEqual({ code: "friend", at: FOLLOWED_AT });
});

test("anyone who comes again is the same person, also when their address changed at the provider", async () => {
  const { university } = await aConnectedUniversity();
  await comeIn(university.id, "ada");
  people.ada = { ...ada, email: "countess@uni.example" };

  const { finished } = await comeIn(university.id, "ada");
  people.ada = ada;

  expect(finished).toMatchObject({ signedIn: { member: { email: "ada@uni.example" } } });
  expect(await db.$count(signOnIdentities)).toBe(1);
});

test("an account of the university with that address is linked, and its owner told", async () => {
  const { university } = await aConnectedUniversity();
  const student = await aStudent({ university, email: "ada@uni.example" });

  const { finished } = await comeIn(university.id, "ada");

  expect(finished).toMatchObject({ signedIn: { member: { id: student.id } } });
  expect(await lastMailTo("ada@uni.example")).toMatchObject({ template: "sign-on-linked" });
});

test("an address that was given to somebody else does not open the account of the one before", async () => {
  const { university, admin } = await aConnectedUniversity();
  await comeIn(university.id, "ada");
  people.successor = ada;

  const { finished } = await comeIn(university.id, "successor");

  expect(finished).toMatchObject({ kind: "refused", refused: { reason: "another-person" } });
  await deleteIdentities({ id: admin.id, universityId: university.id });
  expect((await comeIn(university.id, "successor")).finished).toMatchObject({ kind: "signed-in" });
});

test.for([
  [undefined, "refused"],
  ["false", "refused"],
  [true, "signed-in"],
  ["true", "signed-in"],
] as const)("an account on a foreign address, confirmed %s: %s", async ([email_verified, kind]) => {
  const { university } = await aConnectedUniversity();
  const email = "ada@mail.example";
  await aListedStudent(university, { email });
  await aStudent({ university, email });
  people.listed = { ...ada, email, email_verified };

  expect((await comeIn(university.id, "listed")).finished).toMatchObject({ kind });
});

test.for([
  ["of another university", "student", "other-university"],
  ["of an employer", "employer", "other-university"],
] as const)("an account %s with that address is refused", async ([, role, reason]) => {
  const { university } = await aConnectedUniversity();
  const other = role === "student" ? { university: await aUniversity() } : {};
  await aPerson(role, { ...other, email: "ada@uni.example" });

  const { finished } = await comeIn(university.id, "ada");

  expect(finished).toMatchObject({ kind: "refused", refused: { reason } });
  expect(await db.$count(sessions)).toBe(0);
});

test("an account that sees other people's data is never opened by the provider", async () => {
  const { university } = await aConnectedUniversity();
  await anAdminOf(university, { email: "ada@uni.example" });

  const { finished } = await comeIn(university.id, "ada");

  expect(finished).toMatchObject({ kind: "refused", refused: { reason: "use-password" } });
  expect(await db.$count(signOnIdentities)).toBe(0);
});

test.for([
  ["stranger", "not-listed"],
  ["unconfirmed", "email-unconfirmed"],
  ["nameless", "no-email"],
] as const)("%s is refused: %s, with a code that the admin sees", async ([as, reason]) => {
  const { university } = await aConnectedUniversity();

  const { finished } = await comeIn(university.id, as);

  expect(finished).toMatchObject({ kind: "refused", refused: { reason } });
  const { rows } = await listFailures(university.id, { page: 1 });
  expect(rows).toHaveLength(1);
  expect(finished).toMatchObject({ refused: { reference: rows[0]!.reference } });
  expect(JSON.stringify(rows)).not.toContain("somebody@");
  expect(await db.$count(users, eq(users.role, "student"))).toBe(0);
});

test("a test shows what came and what it would become, and makes nothing", async () => {
  const { university, admin } = await aConnectedUniversity();
  const begun = await begin(university.id, { userId: admin.id });
  if (!begun.ok) throw new Error("not begun");
  const answered = await answerOidc(await provider.signIn(begun.value.url, "ada"), new Date());
  if (!answered.ok) throw new Error("not answered");
  const { attemptId, answerSecret } = answered;
  const finishing = { attemptId, answerSecret, browserSecret: begun.value.browserSecret };
  const who = { id: admin.id, universityId: university.id };
  expect(await findTryResult(who, attemptId, new Date())).toBeNull();

  expect(await finishSignOn(finishing, facts(), new Date())).toEqual({ kind: "tried", attemptId });
  expect(await findTryResult(who, attemptId, new Date())).toMatchObject({
    attributes: { email: ["Ada@uni.example"], given_name: ["Ada"] },
    person: { email: "ada@uni.example", name: "Ada Lovelace", role: "student" },
    refusal: null,
  });
  expect(await findTryResult({ ...who, id: "somebody-else" }, attemptId, new Date())).toBeNull();
  expect(await db.$count(sessions)).toBe(0);
  expect(await db.$count(users, eq(users.email, "ada@uni.example"))).toBe(0);
});

test("where it is the only way, a password opens no student's account, but the admin's", async () => {
  const { university, admin } = await aConnectedUniversity({ mode: "only" });
  await aStudent({ university, email: "ada@uni.example" });
  await aPerson("alumni", { university, email: "grace@uni.example" });
  const enter = (email: string, password = PASSWORD) =>
    signIn({ email, password, remember: false }, facts(), new Date());
  const led = { ok: true, value: { kind: "use-university", universityId: university.id } };

  expect(await enter("ada@uni.example")).toMatchObject(led);
  expect(await enter("ada@uni.example", "wrong")).toMatchObject(led);
  expect(await enter("nobody@uni.example", "wrong")).toMatchObject(led);
  expect(await enter("grace@uni.example")).toMatchObject({ value: { kind: "signed-in" } });
  expect(await enter(admin.email)).toMatchObject({ value: { kind: "signed-in" } });
  expect((await comeIn(university.id, "ada")).finished).toMatchObject({
    kind: "signed-in",
    signedIn: { kind: "signed-in" },
  });
});

test("the client secret is kept encrypted", async () => {
  await aConnectedUniversity();
  const [row] = await db.select().from(signOnProviders);
  expect(row?.oidcSecret).not.toContain(OIDC_CLIENT.secret);
});
