import { createHmac } from "node:crypto";
import { expect } from "vitest";
import { listSecurityEventsOf } from "#domain/audit/security-events.server.ts";
import { setSettings } from "#platform/settings.server.ts";
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
import { unsafeFindMember } from "../people/find-member.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { signInWithCode } from "../sign-in/sign-in-with-code.server.ts";
import type { SignedInMember } from "../visitor.ts";
import { removeTwoFactor } from "./remove-two-factor.server.ts";
import {
  confirmTwoFactor,
  needsTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  stopTwoFactor,
} from "./two-factor.server.ts";

const now = new Date();

async function withTwoFactor() {
  const student = await aStudent();
  const here = await signedIn(student);
  const started = await startTwoFactor(student, PASSWORD, here);
  const secret = started.ok ? started.value.secret : "";
  const step = Math.floor(Date.now() / 30_000);
  // Counted from the half minute of the first code, so that a slow test means the same.
  const code = (later: number) => codeOf(secret, step + later);
  const confirmed = await confirmTwoFactor(student, code(0), here);
  if (!confirmed.ok) throw new Error(confirmed.error);
  const headers = withCookies(here.headers, confirmed.value.cookies);
  const member = await unsafeFindMember(student.id);
  return { member, code, codes: confirmed.value.recoveryCodes, here: { ...here, headers } };
}

async function challenged(student: SignedInMember) {
  const result = await signIn(
    { email: student.email, password: PASSWORD, remember: true },
    facts(),
    now,
  );
  return {
    kind: result.ok && result.value.kind,
    facts: facts({ cookies: result.ok ? result.value.cookies : [] }),
  };
}

test("two-factor is on once a first code is confirmed, and the session stays", async () => {
  const { member, codes, here } = await withTwoFactor();

  expect(codes).toHaveLength(10);
  expect(await visitorWith(here.headers)).toMatchObject({ id: member.id, twoFactorEnabled: true });
  expect((await listSecurityEventsOf(member.id, 1)).rows[0]).toMatchObject({
    kind: "two-factor-on",
  });
  expect(await lastMailTo(member.email)).toMatchObject({
    template: "two-factor-changed",
    props: { isOn: true },
  });
});

test("with two-factor a password alone opens nothing; the code does", async () => {
  const { member, code } = await withTwoFactor();
  const challenge = await challenged(member);

  expect(challenge.kind).toBe("two-factor");
  expect(await visitorWith(challenge.facts.headers)).toEqual({ kind: "guest" });
  const wrong = await signInWithCode(
    { code: "000000", kind: "totp", trustDevice: false },
    challenge.facts,
    now,
  );
  expect(wrong).toEqual({ ok: false, error: "wrong-code" });
  const right = await signInWithCode(
    { code: code(1), kind: "totp", trustDevice: false },
    challenge.facts,
    now,
  );
  expect(right).toMatchObject({ ok: true, value: { member: { id: member.id } } });
  const cookies = right.ok ? right.value.cookies : [];
  expect(await visitorWith(withCookies(new Headers(), cookies))).toMatchObject({ id: member.id });
});

test("a code from the app works once, within its half minute too", async () => {
  const { member, code } = await withTwoFactor();
  const next = { code: code(1), kind: "totp" as const, trustDevice: false };

  expect(await signInWithCode(next, (await challenged(member)).facts, now)).toMatchObject({
    ok: true,
  });
  expect(await signInWithCode(next, (await challenged(member)).facts, now)).toEqual({
    ok: false,
    error: "used-code",
  });
});

test("the code that switched two-factor on does not sign in as well, nor does an earlier one", async () => {
  const { member, code } = await withTwoFactor();

  for (const later of [0, -1]) {
    const { facts: here } = await challenged(member);
    const old = { code: code(later), kind: "totp" as const, trustDevice: false };
    expect(await signInWithCode(old, here, now)).toEqual({ ok: false, error: "used-code" });
  }
});

test.for([
  ["a code from the app", "totp", "used-code"],
  ["a recovery code", "recovery", "wrong-recovery-code"],
] as const)("of several who use %s together, one is let in", async ([, kind, refusal]) => {
  const { member, code: totp, codes } = await withTwoFactor();
  const code = kind === "totp" ? totp(1) : codes[0]!;
  const several = await Promise.all(Array.from({ length: 5 }, () => challenged(member)));

  const outcomes = await Promise.all(
    several.map((one) => signInWithCode({ code, kind, trustDevice: false }, one.facts, now)),
  );

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, error: refusal });
});

test("somebody told that a code is used up goes on with the next one", async () => {
  const { member, code } = await withTwoFactor();
  const { facts: here } = await challenged(member);
  const typed = { kind: "totp" as const, trustDevice: false };

  await signInWithCode({ ...typed, code: code(0) }, here, now);

  expect(await signInWithCode({ ...typed, code: code(1) }, here, now)).toMatchObject({
    ok: true,
  });
});

test("anyone who tries ten wrong codes knows the password: its owner is told, once a day", async () => {
  const { member, codes } = await withTwoFactor();
  const enter = async (code: string) => {
    const typed = { code, kind: "recovery" as const, trustDevice: false };
    return signInWithCode(typed, here, now);
  };
  let here = (await challenged(member)).facts;
  for (let tries = 1; tries <= 9; tries += 1) {
    // A challenge takes five.
    if (tries === 5) here = (await challenged(member)).facts;
    await enter("not-a-code");
  }
  expect((await lastMailTo(member.email))?.template).toBe("two-factor-changed");

  here = (await challenged(member)).facts;
  await enter("not-a-code");

  expect(await lastMailTo(member.email)).toMatchObject({
    template: "code-guessed",
    props: { tries: 10 },
  });
  expect(await enter(codes[0]!)).toEqual({ ok: false, error: "wait" });
  expect((await listSecurityEventsOf(member.id, 1)).rows[0]).toMatchObject({
    kind: "code-failures",
  });
});

test("a recovery code signs in once", async () => {
  const { member, codes } = await withTwoFactor();
  const code = { code: codes[0]!, kind: "recovery" as const, trustDevice: false };

  expect(await signInWithCode(code, (await challenged(member)).facts, now)).toMatchObject({
    ok: true,
  });
  expect(await signInWithCode(code, (await challenged(member)).facts, now)).toEqual({
    ok: false,
    error: "wrong-recovery-code",
  });
});

test("a code without a password before it is worth nothing", async () => {
  const { code } = await withTwoFactor();

  const result = await signInWithCode(
    { code: code(1), kind: "totp", trustDevice: false },
    facts(),
    now,
  );

  expect(result).toEqual({ ok: false, error: "sign-in-again" });
});

test("a wrong first code leaves two-factor off, and a wrong password does not start it", async () => {
  const student = await aStudent();
  const here = await signedIn(student);

  expect(await startTwoFactor(student, "wrong", here)).toEqual({
    ok: false,
    error: "wrong-password",
  });
  await startTwoFactor(student, PASSWORD, here);
  expect(await confirmTwoFactor(student, "000000", here)).toEqual({
    ok: false,
    error: "wrong-code",
  });
  expect(await unsafeFindMember(student.id)).toMatchObject({ twoFactorEnabled: false });
});

test("two-factor is switched off with the password, and new recovery codes replace the old", async () => {
  const { member, codes, here } = await withTwoFactor();

  const renewed = await renewRecoveryCodes(member, PASSWORD, here);
  expect(renewed.ok && renewed.value.recoveryCodes).toHaveLength(10);
  expect(renewed.ok && renewed.value.recoveryCodes).not.toContain(codes[0]);

  expect(await stopTwoFactor(member, "wrong")).toEqual({
    ok: false,
    error: "wrong-password",
  });
  expect(await stopTwoFactor(member, PASSWORD)).toEqual({ ok: true, value: {} });
  expect((await challenged(member)).kind).toBe("signed-in");
});

test("recovery codes are not renewed once two-factor was switched off elsewhere", async () => {
  const { member, here } = await withTwoFactor();
  await stopTwoFactor(member, PASSWORD);

  expect(await renewRecoveryCodes(member, PASSWORD, here)).toEqual({ ok: false, error: "not-on" });
});

test("outside the demo staff must have two-factor and cannot switch it off", async () => {
  const staff = await aStaffMember();
  setSettings(testSettings({ isDemo: false }));

  expect(needsTwoFactor(staff, { isDemo: false })).toBe(true);
  expect(needsTwoFactor(staff, { isDemo: true })).toBe(false);
  expect(await stopTwoFactor(staff, PASSWORD)).toEqual({
    ok: false,
    error: "required-for-staff",
  });
});

test("staff switch two-factor off for somebody who lost it, who is signed out and told", async () => {
  const { member, here } = await withTwoFactor();
  const staff = await aStaffMember();

  expect(await removeTwoFactor(staff, member.id)).toEqual({ ok: true, value: {} });

  expect(await visitorWith(here.headers)).toEqual({ kind: "guest" });
  expect((await challenged(member)).kind).toBe("signed-in");
  expect((await listSecurityEventsOf(member.id, 1)).rows[1]).toMatchObject({
    kind: "two-factor-off",
    actorId: staff.id,
  });
  expect(await lastMailTo(member.email)).toMatchObject({
    template: "two-factor-changed",
    props: { isOn: false, isByStaff: true },
  });
  expect(await removeTwoFactor(staff, member.id)).toEqual({ ok: false, error: "not-on" });
});

test("nobody but staff takes two-factor away, and nobody from themselves", async () => {
  const { member } = await withTwoFactor();
  const staff = await aStaffMember({ twoFactorEnabled: true });

  expect(await removeTwoFactor(member, staff.id)).toEqual({ ok: false, error: "forbidden" });
  expect(await removeTwoFactor(staff, staff.id)).toEqual({ ok: false, error: "yourself" });
  expect(await removeTwoFactor(staff, "nobody")).toEqual({ ok: false, error: "not-found" });
  expect((await challenged(member)).kind).toBe("two-factor");
});

/** The six digits an authenticator app would show in a half minute, counted from 1970. */
function codeOf(secret: string, step: number): string {
  const bits = [...secret].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits
    .join("")
    .match(/.{8}/g)!
    .map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", Buffer.from(bytes)).update(counter).digest();
  const at = mac.at(-1)! & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
