import { expect } from "vitest";
import { listSecurityEventsOf } from "#domain/audit/security-events.server.ts";
import { setSettings } from "#platform/settings.server.ts";
import { anAuthenticator } from "#test/authenticator.ts";
import { test, testSettings } from "#test/database.ts";
import {
  aStaffMember,
  aStudent,
  facts,
  lastMailTo,
  PASSWORD,
  signedIn,
  visitorWith,
  withCookies,
} from "#test/factories.ts";
import { exportMyData } from "../erasure/export-my-data.server.ts";
import { unsafeFindMember } from "../people/find-member.server.ts";
import type { RequestFacts } from "../request-facts.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { removeTwoFactor } from "../two-factor/remove-two-factor.server.ts";
import { needsTwoFactor } from "../two-factor/two-factor.server.ts";
import type { SignedInMember } from "../visitor.ts";
import { addPasskey, startPasskey } from "./add-passkey.server.ts";
import { listPasskeysOf } from "./passkeys.queries.server.ts";
import { removePasskey } from "./remove-passkey.server.ts";
import { passkeyRequest, signInWithPasskey } from "./sign-in-with-passkey.server.ts";

const now = new Date();
const refused = { ok: false, error: "passkey-refused" };

async function withPasskey(person: SignedInMember, here: RequestFacts = facts()) {
  const authenticator = anAuthenticator();
  const started = await startPasskey(person, PASSWORD, here);
  if (!started.ok) throw new Error(started.error);
  const made = authenticator.make(started.value, here);
  const added = await addPasskey(person, { made, name: "My phone" }, here);
  if (!added.ok) throw new Error(added.error);
  return { authenticator, member: await unsafeFindMember(person.id) };
}

function asked(at: RequestFacts = facts()) {
  return passkeyRequest(at, now)!;
}

test("a passkey that was added signs in, and is remembered as used", async () => {
  const student = await aStudent();
  const { authenticator, member } = await withPasskey(student);
  expect(member.hasPasskey).toBe(true);
  expect(await lastMailTo(student.email)).toMatchObject({
    template: "passkey-changed",
    props: { isAdded: true, passkey: "My phone" },
  });

  const result = await signInWithPasskey(authenticator.use(asked(), facts()), facts(), now);

  expect(result).toMatchObject({ ok: true, value: { member: { id: student.id } } });
  const cookies = result.ok ? result.value.cookies : [];
  expect(await visitorWith(withCookies(new Headers(), cookies))).toMatchObject({ id: student.id });
  expect(await listPasskeysOf(student.id)).toMatchObject([{ name: "My phone", lastUsedAt: now }]);
  expect((await listSecurityEventsOf(student.id, 1)).rows[0]).toMatchObject({
    kind: "signed-in",
    detail: { way: "passkey" },
  });
});

test("adding one needs the password, and an answer to what this person was asked", async () => {
  const student = await aStudent();
  const other = await aStudent();
  expect(await startPasskey(student, "wrong", facts())).toEqual({
    ok: false,
    error: "wrong-password",
  });
  const started = await startPasskey(other, PASSWORD, facts());
  const made = anAuthenticator().make(started.ok ? started.value : { challenge: "" }, facts());

  const notMade = { ok: false, error: "not-made" };
  expect(await addPasskey(student, { made, name: null }, facts())).toEqual(notMade);
  expect(await addPasskey(student, { made: null, name: null }, facts())).toEqual(notMade);
  expect(await listPasskeysOf(student.id)).toEqual([]);
});

test("an answer signs in once, however often it is sent", async () => {
  const { authenticator } = await withPasskey(await aStudent());
  const used = authenticator.use(asked(), facts());

  const outcomes = await Promise.all(
    Array.from({ length: 4 }, () => signInWithPasskey(used, facts(), now)),
  );

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await signInWithPasskey(used, facts(), now)).toEqual(refused);
});

test("what does not hold is refused in the same words", async () => {
  const { authenticator } = await withPasskey(await aStudent());
  const here = facts();
  const old = new Date(now.getTime() - 2 * 3600_000);
  const stranger = anAuthenticator();
  const false_ = {
    "of a device nobody added": stranger.use(asked(), here),
    "made for another site": authenticator.use(asked(), { origin: "http://evil.example" }),
    "for another domain": authenticator.use({ ...asked(), rpId: "evil.example" }, here),
    "without a finger, a face or a PIN": authenticator.use(asked(), {
      ...here,
      isUserVerified: false,
    }),
    "to a challenge that is not ours": authenticator.use({ ...asked(), challenge: "b3Vycw" }, here),
    "to a challenge of two hours ago": authenticator.use(passkeyRequest(here, old)!, here),
    "signed by another key": {
      ...stranger.use(asked(), here),
      ...idOf(authenticator.use(asked(), here)),
    },
    "that is none": null,
  };

  for (const [what, used] of Object.entries(false_))
    expect({ what, ...(await signInWithPasskey(used, here, now)) }).toEqual({ what, ...refused });
});

function idOf({ id, rawId }: { id: string; rawId: string }) {
  return { id, rawId };
}

test("a device whose count does not go up is a copy, and refused", async () => {
  const { authenticator } = await withPasskey(await aStudent());
  const use = (counter: number) =>
    signInWithPasskey(authenticator.use(asked(), { ...facts(), counter }), facts(), now);

  expect(await use(7)).toMatchObject({ ok: true });
  expect(await use(7)).toEqual(refused);
  expect(await use(0)).toEqual(refused);
  expect(await use(8)).toMatchObject({ ok: true });
  const together = await Promise.all([use(9), use(9), use(9)]);
  expect(together.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a passkey made on the main site signs in on a microsite, and on no other domain", async () => {
  setSettings(testSettings({ baseDomain: "waymark.example" }));
  const main = facts({ origin: "https://waymark.example", isSecure: true });
  const microsite = facts({ origin: "https://northgate.waymark.example", isSecure: true });
  const { authenticator } = await withPasskey(await aStudent(), main);

  const used = authenticator.use(asked(microsite), microsite);

  expect(await signInWithPasskey(used, microsite, now)).toMatchObject({ ok: true });
  expect(passkeyRequest({ origin: "https://waymark.example.evil.test" }, now)).toBeNull();
  setSettings(testSettings());
  expect(passkeyRequest({ origin: "http://northgate.localhost:3000" }, now)).toBeNull();
});

test("with a passkey no code is asked for, because it is both factors", async () => {
  const student = await aStudent({ twoFactorEnabled: true });
  const { authenticator } = await withPasskey(student);
  const password = { email: student.email, password: PASSWORD, remember: false };

  expect(await signIn(password, facts(), now)).toMatchObject({ value: { kind: "two-factor" } });
  expect(await signInWithPasskey(authenticator.use(asked(), facts()), facts(), now)).toMatchObject({
    ok: true,
  });
});

test("a passkey is removed with the password, by its owner, and works no more", async () => {
  const student = await aStudent();
  const { authenticator, member } = await withPasskey(student);
  const [{ id: passkeyId } = { id: "" }] = await listPasskeysOf(student.id);
  const other = await aStudent();

  expect(await removePasskey(other, { passkeyId, password: PASSWORD })).toEqual({
    ok: false,
    error: "not-found",
  });
  expect(await removePasskey(member, { passkeyId, password: "wrong" })).toEqual({
    ok: false,
    error: "wrong-password",
  });
  expect(await removePasskey(member, { passkeyId, password: PASSWORD })).toMatchObject({
    ok: true,
  });

  expect(await signInWithPasskey(authenticator.use(asked(), facts()), facts(), now)).toEqual(
    refused,
  );
  expect(await unsafeFindMember(student.id)).toMatchObject({ hasPasskey: false });
  expect(await lastMailTo(student.email)).toMatchObject({
    template: "passkey-changed",
    props: { isAdded: false },
  });
});

test("the same device is added once", async () => {
  const student = await aStudent();
  const { authenticator } = await withPasskey(student);
  const started = await startPasskey(student, PASSWORD, facts());
  const options = started.ok ? started.value : { challenge: "", excludeCredentials: [] };

  expect(options.excludeCredentials).toHaveLength(1);
  const made = authenticator.make(options, facts());
  expect(await addPasskey(student, { made, name: null }, facts())).toEqual({
    ok: false,
    error: "already-added",
  });
});

test("for staff a passkey is the second factor: it is enough, and a password is not", async () => {
  const staff = await aStaffMember();
  setSettings(testSettings({ isDemo: false }));
  expect(needsTwoFactor(staff, { isDemo: false })).toBe(true);
  const { authenticator, member } = await withPasskey(staff);

  expect(needsTwoFactor(member, { isDemo: false })).toBe(false);
  const password = { email: staff.email, password: PASSWORD, remember: false };
  expect(await signIn(password, facts(), now)).toMatchObject({ value: { kind: "use-passkey" } });
  expect(await signInWithPasskey(authenticator.use(asked(), facts()), facts(), now)).toMatchObject({
    ok: true,
  });
  const [{ id: passkeyId } = { id: "" }] = await listPasskeysOf(staff.id);
  expect(await removePasskey(member, { passkeyId, password: PASSWORD })).toEqual({
    ok: false,
    error: "required-for-staff",
  });
});

test("staff remove the passkeys of somebody who lost their device", async () => {
  const student = await aStudent();
  const { authenticator } = await withPasskey(student);

  expect(await removeTwoFactor(await aStaffMember(), student.id)).toMatchObject({ ok: true });

  expect(await listPasskeysOf(student.id)).toEqual([]);
  expect(await signInWithPasskey(authenticator.use(asked(), facts()), facts(), now)).toEqual(
    refused,
  );
});

test("a passkey signs in however many wrong passwords were tried, and makes the browser known", async () => {
  const student = await aStudent();
  const { authenticator } = await withPasskey(student);
  const result = await signInWithPasskey(authenticator.use(asked(), facts()), facts(), now);

  const cookies = result.ok ? result.value.cookies : [];
  expect(cookies.some((cookie) => cookie.startsWith("waymark.device="))).toBe(true);
});

test("an export says which passkeys somebody has", async () => {
  const student = await aStudent();
  await signedIn(student);
  await withPasskey(student);

  expect((await exportMyData(student.id, now))?.tables.passkeys).toMatchObject([
    { name: "My phone" },
  ]);
});
