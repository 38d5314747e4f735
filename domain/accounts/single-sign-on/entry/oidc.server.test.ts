import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect } from "vitest";
import { db } from "#db/client.server.ts";
import { sessions, users } from "#db/schema/accounts.ts";
import { signOnAttempts, signOnIdentities, signOnProviders } from "#db/schema/single-sign-on.ts";
import { listSecurityEventsOf } from "#domain/audit/security-events.server.ts";
import { useSettings } from "#platform/settings.server.ts";
import { test, testSettings } from "#test/database.ts";
import {
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
import { OIDC_CLIENT, type OidcPerson, startOidcProvider } from "#test/sign-on/oidc-provider.ts";
import { signIn } from "../../sign-in/sign-in.server.ts";
import { listFailures } from "../attempts/failures.server.ts";
import { ourAddresses } from "../provider/addresses.server.ts";
import { usualMapping } from "../provider/mapping.ts";
import { saveOidc, switchSignOn } from "../settings/save-provider.server.ts";
import { answerOidc } from "./answer-sign-on.server.ts";
import { beginSignOn } from "./begin-sign-on.server.ts";
import { finishSignOn } from "./finish-sign-on.server.ts";
import { findTryResult } from "./try-result.server.ts";

const ada = { email: "Ada@uni.example", email_verified: true, given_name: "Ada", family_name: "Lovelace" };
const people: Record<string, OidcPerson> = {
  ada,
  unconfirmed: { ...ada, email_verified: false },
  stranger: { ...ada, email: "somebody@elsewhere.example" },
  nameless: {},
};

let provider: Awaited<ReturnType<typeof startOidcProvider>>;

beforeEach(async () => {
  useSettings(testSettings({ allowsLoopbackProviders: true }));
  provider = await startOidcProvider({ people, redirectUri: ourAddresses(1).redirectUri });
});
afterEach(() => provider.stop());

async function aConnectedUniversity({ mode = "beside" as "beside" | "only" } = {}) {
  const university = await aUniversity({ domains: ["uni.example"] });
  const admin = await anAdminOf(university);
  const who = { id: admin.id, universityId: university.id };
  const { clientSecret, ...client } = {
    issuer: provider.issuer,
    clientId: OIDC_CLIENT.id,
    clientSecret: OIDC_CLIENT.secret,
  };
  await saveOidc(who, { ...client, clientSecret, ...usualMapping.oidc }, new Date());
  await switchSignOn(who, { isOn: true, mode }, new Date());
  return { university, admin };
}

function begin(universityId: number, more: { userId?: string; next?: string } = {}) {
  return beginSignOn(
    {
      universityId,
      origin: "http://uni.localhost",
      purpose: more.userId ? "try" : "sign-in",
      userId: more.userId ?? null,
      next: more.next ?? null,
    },
    new Date(),
  );
}

/** All the way through, as one browser. */
async function comeIn(universityId: number, as: string, next = "/jobs") {
  const begun = await begin(universityId, { next });
  if (!begun.ok) throw new Error(begun.refused.reason);
  const back = await provider.signIn(begun.value.url, as);
  const answered = await answerOidc(back, new Date());
  if (!answered.ok) return { answered, back, begun };
  const { browserSecret } = begun.value;
  const finishing = { attemptId: answered.attemptId, browserSecret };
  const finished = await finishSignOn(finishing, facts(), new Date());
  return { answered, back, begun, finishing, finished };
}

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

test("whoever comes again is the same person, also when their address changed at the provider", async () => {
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

test("two windows of somebody new make one account", async () => {
  const { university } = await aConnectedUniversity();

  const both = await Promise.all([comeIn(university.id, "ada"), comeIn(university.id, "ada")]);

  expect(both.map(({ finished }) => finished?.kind)).toEqual(["signed-in", "signed-in"]);
  expect(await db.$count(users, eq(users.email, "ada@uni.example"))).toBe(1);
});

test("another browser cannot finish what somebody began", async () => {
  const { university } = await aConnectedUniversity();
  const begun = await begin(university.id);
  if (!begun.ok) throw new Error("not begun");
  const answered = await answerOidc(await provider.signIn(begun.value.url, "ada"), new Date());
  if (!answered.ok) throw new Error("not answered");
  const { attemptId } = answered;

  const stolen = await finishSignOn({ attemptId, browserSecret: "of a thief" }, facts(), new Date());
  const own = { attemptId, browserSecret: begun.value.browserSecret };

  expect(stolen).toMatchObject({ kind: "refused", refused: { reason: "not-begun-here" } });
  expect(await finishSignOn(own, facts(), new Date())).toMatchObject({ kind: "signed-in" });
  expect(await finishSignOn(own, facts(), new Date())).toMatchObject({
    refused: { reason: "used-already" },
  });
});

test("a code is used once, also by two at the same moment", async () => {
  const { university } = await aConnectedUniversity();
  const begun = await begin(university.id);
  if (!begun.ok) throw new Error("not begun");
  const back = await provider.signIn(begun.value.url, "ada");

  const both = await Promise.all([answerOidc(back, new Date()), answerOidc(back, new Date())]);

  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ refused: { reason: "used-already" } });
});

test("a code from another sign-in is refused by the provider", async () => {
  const { university } = await aConnectedUniversity();
  const [mine, theirs] = [await begin(university.id), await begin(university.id)];
  if (!mine.ok || !theirs.ok) throw new Error("not begun");
  const back = await provider.signIn(mine.value.url, "ada");
  const other = await provider.signIn(theirs.value.url, "unconfirmed");
  back.searchParams.set("code", other.searchParams.get("code")!);

  expect(await answerOidc(back, new Date())).toMatchObject({
    ok: false,
    refused: { reason: "used-already" },
  });
});

test("a wrong state is not believed", async () => {
  const { university } = await aConnectedUniversity();
  const begun = await begin(university.id);
  if (!begun.ok) throw new Error("not begun");
  const back = await provider.signIn(begun.value.url, "ada");
  back.searchParams.set("state", "0123456789");

  expect(await answerOidc(back, new Date())).toMatchObject({
    ok: false,
    refused: { reason: "not-begun-here" },
  });
});

test("a wrong nonce is refused: the ID token belongs to another request", async () => {
  const { university } = await aConnectedUniversity();
  const begun = await begin(university.id);
  if (!begun.ok) throw new Error("not begun");
  const back = await provider.signIn(begun.value.url, "ada");
  await db.update(signOnAttempts).set({ nonce: "another" });

  const answered = await answerOidc(back, new Date());

  expect(answered).toMatchObject({ ok: false, refused: { reason: "wrong-answer" } });
  const { rows } = await listFailures(university.id, { page: 1 });
  expect(rows[0]?.detail).toMatch(/nonce/);
});

test("a wrong issuer in the answer is refused", async () => {
  const { university } = await aConnectedUniversity();
  const begun = await begin(university.id);
  if (!begun.ok) throw new Error("not begun");
  const back = await provider.signIn(begun.value.url, "ada");
  back.searchParams.set("iss", "https://evil.example");

  expect(await answerOidc(back, new Date())).toMatchObject({
    ok: false,
    refused: { reason: "wrong-answer" },
  });
});

test("a provider that calls itself otherwise than the settings is refused before anybody is sent there", async () => {
  const { university } = await aConnectedUniversity();
  const issuer = provider.issuer.replace("127.0.0.1", "localhost");
  await db.update(signOnProviders).set({ oidcIssuer: issuer });

  expect(await begin(university.id)).toMatchObject({
    ok: false,
    refused: { reason: "settings-wrong" },
  });
});

test("what took longer than ten minutes is refused", async () => {
  const { university } = await aConnectedUniversity();
  const begun = await begin(university.id);
  if (!begun.ok) throw new Error("not begun");
  const back = await provider.signIn(begun.value.url, "ada");
  const late = new Date(Date.now() + 11 * 60_000);

  expect(await answerOidc(back, late)).toMatchObject({ refused: { reason: "took-too-long" } });
});

test("a wrong secret and a provider that is away each have their reason", async () => {
  const { university, admin } = await aConnectedUniversity();
  const who = { id: admin.id, universityId: university.id };
  const wrong = { issuer: provider.issuer, clientId: OIDC_CLIENT.id, clientSecret: "wrong" };
  await saveOidc(who, { ...wrong, ...usualMapping.oidc }, new Date());
  const { answered } = await comeIn(university.id, "ada");
  expect(answered).toMatchObject({ refused: { reason: "settings-wrong" } });

  provider.stop();
  const away = { ...wrong, issuer: "http://127.0.0.1:9" };
  await saveOidc(who, { ...away, ...usualMapping.oidc }, new Date());
  expect(await begin(university.id)).toMatchObject({ refused: { reason: "provider-away" } });
});

test("outside of tests a provider on this machine or in a private network is not spoken to", async () => {
  const { university } = await aConnectedUniversity();
  useSettings(testSettings());
  await db.update(signOnProviders).set({ oidcIssuer: "https://10.0.0.1" });

  expect(await begin(university.id)).toMatchObject({ refused: { reason: "provider-away" } });
});

test("a test shows what came and what it would become, and makes nothing", async () => {
  const { university, admin } = await aConnectedUniversity();
  const begun = await begin(university.id, { userId: admin.id });
  if (!begun.ok) throw new Error("not begun");
  const answered = await answerOidc(await provider.signIn(begun.value.url, "ada"), new Date());
  if (!answered.ok) throw new Error("not answered");
  const { attemptId } = answered;
  const finishing = { attemptId, browserSecret: begun.value.browserSecret };

  expect(await finishSignOn(finishing, facts(), new Date())).toEqual({ kind: "tried", attemptId });
  const who = { id: admin.id, universityId: university.id };
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
