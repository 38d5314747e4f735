import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { sessions } from "#db/schema/sign-in.ts";
import { signOnAttempts, signOnProviders } from "#db/schema/single-sign-on.ts";
import { setSettings } from "#platform/settings.server.ts";
import { test, testSettings } from "#test/database.ts";
import { facts } from "#test/factories.ts";
import {
  aConnectedUniversity,
  begin,
  comeIn,
  provider,
  withOidcProvider,
} from "#test/sign-on/oidc-journey.ts";
import { OIDC_CLIENT } from "#test/sign-on/oidc-provider.ts";
import { listFailures } from "../attempts/failures.server.ts";
import { usualMapping } from "../provider/mapping.ts";
import { saveOidc } from "../settings/save-provider.server.ts";
import { answerOidc } from "./answer-sign-on.server.ts";
import { finishSignOn } from "./finish-sign-on.server.ts";

withOidcProvider();

test("two windows of somebody new make one account", async () => {
  const { university } = await aConnectedUniversity();

  const both = await Promise.all([comeIn(university.id, "ada"), comeIn(university.id, "ada")]);

  expect(both.map(({ finished }) => finished?.kind)).toEqual(["signed-in", "signed-in"]);
  expect(await db.$count(users, eq(users.email, "ada@uni.example"))).toBe(1);
});

/** Ada signs in at the end of a way that one browser began. */
async function anAnswer(universityId: number) {
  const begun = await begin(universityId);
  if (!begun.ok) throw new Error("not begun");
  const answered = await answerOidc(await provider.signIn(begun.value.url, "ada"), new Date());
  if (!answered.ok) throw new Error("not answered");
  const { attemptId, answerSecret } = answered;
  return { attemptId, answerSecret, browserSecret: begun.value.browserSecret };
}
const notBegunHere = { kind: "refused", refused: { reason: "not-begun-here" } };

test("the person who began cannot finish with what another browser brought", async () => {
  const { university } = await aConnectedUniversity();
  const { answerSecret, ...beginner } = await anAnswer(university.id);
  const finish = (secrets: { browserSecret: string; answerSecret: string }) =>
    finishSignOn({ ...beginner, ...secrets }, facts(), new Date());

  // The thief has the cookie, and sent Ada the provider's address; Ada's browser has the answer.
  const thief = { browserSecret: beginner.browserSecret, answerSecret: "" };
  expect(await finish(thief)).toMatchObject(notBegunHere);
  expect(await finish({ browserSecret: "", answerSecret })).toMatchObject(notBegunHere);
  // From then on not even both together open it.
  const both = { browserSecret: beginner.browserSecret, answerSecret };
  expect(await finish(both)).toMatchObject({ kind: "refused" });
  expect(await db.$count(sessions)).toBe(0);
});

test("one browser that began and brought the answer finishes, once", async () => {
  const { university } = await aConnectedUniversity();
  const own = await anAnswer(university.id);

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
  // A secret is not sent to another issuer than the one it was entered for.
  const kept = { ...away, clientSecret: "", ...usualMapping.oidc };
  expect(await saveOidc(who, kept, new Date())).toEqual({ ok: false, error: "secret-again" });
  await saveOidc(who, { ...away, ...usualMapping.oidc }, new Date());
  expect(await begin(university.id)).toMatchObject({ refused: { reason: "provider-away" } });
});

test("outside of tests a provider on this machine or in a private network is not spoken to", async () => {
  const { university } = await aConnectedUniversity();
  setSettings(testSettings());
  await db.update(signOnProviders).set({ oidcIssuer: "https://10.0.0.1" });

  expect(await begin(university.id)).toMatchObject({ refused: { reason: "provider-away" } });
});
