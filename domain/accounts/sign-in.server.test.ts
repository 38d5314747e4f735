import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { sessions } from "#db/schema/accounts.ts";
import { countFailure } from "#platform/limits.server.ts";
import { useSettings } from "#platform/settings.server.ts";
import { test, testSettings } from "#test/database.ts";
import {
  aStudent,
  aUniversity,
  facts,
  PASSWORD,
  signedIn,
  visitorWith,
  withCookies,
} from "#test/factories.ts";
import { countersFor } from "./auth/sign-in-limits.server.ts";
import { listSecurityEventsOf } from "./security-events.server.ts";
import { signIn } from "./sign-in.server.ts";

const now = new Date();

function typed(email: string, password = "not the password") {
  return { email, password, remember: true };
}

async function failTimes(times: number, email: string, from = facts()) {
  for (let failed = 0; failed < times; failed += 1) await signIn(typed(email), from, now);
}

test("a right password opens a session that later requests carry", async () => {
  const university = await aUniversity({ cihPremium: true });
  const student = await aStudent({ university });

  const result = await signIn(typed(student.email, PASSWORD), facts(), now);

  expect(result).toMatchObject({
    ok: true,
    value: { kind: "signed-in", member: { id: student.id } },
  });
  const cookies = result.ok ? result.value.cookies : [];
  const visitor = await visitorWith(withCookies(new Headers(), cookies));
  expect(visitor).toMatchObject({
    kind: "member",
    id: student.id,
    role: "student",
    cihPremium: true,
  });
  expect((await listSecurityEventsOf(student.id, 1)).rows[0]).toMatchObject({ kind: "signed-in" });
});

test("a wrong password and an unknown address are refused in the same words", async () => {
  const student = await aStudent();

  const wrong = await signIn(typed(student.email), facts(), now);
  const unknown = await signIn(typed("nobody@mail.example"), facts(), now);

  expect(wrong).toEqual({ ok: false, error: "wrong-credentials" });
  expect(unknown).toEqual(wrong);
});

test("a wrong password and an unknown address take about as long", async () => {
  const student = await aStudent();
  const took = { known: [] as number[], unknown: [] as number[] };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    took.known.push(await millis(() => signIn(typed(student.email), facts(), now)));
    took.unknown.push(await millis(() => signIn(typed("nobody@mail.example"), facts(), now)));
  }
  const ratio = median(took.known) / median(took.unknown);

  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test("cookies are HttpOnly and Lax, and Secure over https", async () => {
  const student = await aStudent();

  const result = await signIn(typed(student.email, PASSWORD), facts({ isSecure: true }), now);

  const cookies = result.ok ? result.value.cookies : [];
  const session = cookies.find((cookie) => cookie.startsWith("__Secure-waymark.session_token="));
  expect(session).toMatch(/HttpOnly/);
  expect(session).toMatch(/SameSite=Lax/i);
  expect(session).toMatch(/Secure/);
  expect(await visitorWith(withCookies(new Headers(), cookies), { isSecure: true })).toMatchObject({
    id: student.id,
  });
});

test("sessions are shared with the microsites where the domain has sub-domains to share with", async () => {
  const student = await aStudent();
  useSettings(testSettings({ baseDomain: "waymark.example" }));

  const result = await signIn(typed(student.email, PASSWORD), facts({ isSecure: true }), now);

  const cookies = result.ok ? result.value.cookies : [];
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toContain("Domain=waymark.example");
});

test("signing in ends the session the browser had", async () => {
  const student = await aStudent();
  const before = await signedIn(student);

  const again = await signIn(typed(student.email, PASSWORD), before, now);

  expect(again.ok).toBe(true);
  expect(await visitorWith(before.headers)).toEqual({ kind: "guest" });
  expect(await db.select().from(sessions).where(eq(sessions.userId, student.id))).toHaveLength(1);
});

test("a session that is not remembered ends with the browser", async () => {
  const student = await aStudent();

  const result = await signIn({ ...typed(student.email, PASSWORD), remember: false }, facts(), now);

  const cookies = result.ok ? result.value.cookies : [];
  expect(cookies.find((cookie) => cookie.includes("session_token"))).not.toMatch(
    /Max-Age|Expires/i,
  );
});

test("after many failures a wrong password is told to slow down and the right one is let in", async () => {
  const student = await aStudent();
  await failTimes(10, student.email);

  expect(await signIn(typed(student.email), facts(), now)).toEqual({
    ok: false,
    error: "slow-down",
  });
  expect(await signIn(typed(student.email, PASSWORD), facts(), now)).toMatchObject({ ok: true });
  // The right password cleared the count.
  expect(await signIn(typed(student.email), facts(), now)).toEqual({
    ok: false,
    error: "wrong-credentials",
  });
});

test("an unknown address is slowed down like a known one", async () => {
  const { own } = countersFor("nobody@mail.example", facts(), now);
  for (let n = 0; n < 10; n += 1) await countFailure(own, { limit: 10, windowSeconds: 900 }, now);

  const slowed = await signIn(typed("nobody@mail.example"), facts(), now);

  expect(slowed).toEqual({ ok: false, error: "slow-down" });
});

test("a browser the person has used before is not slowed down by strangers' failures", async () => {
  const student = await aStudent();
  const known = await signedIn(student);
  await failTimes(10, student.email, facts({ clientAddress: "198.51.100.7" }));

  const mistyped = await signIn(typed(student.email), known, now);

  expect(mistyped).toEqual({ ok: false, error: "wrong-credentials" });
});

test("one address guessing at many accounts is slowed down", async () => {
  const from = facts({ clientAddress: "198.51.100.8" });
  const { address } = countersFor("another@mail.example", from, now);
  for (let n = 0; n < 50; n += 1)
    await countFailure(address!, { limit: 50, windowSeconds: 900 }, now);

  const next = await signIn(typed("another@mail.example"), from, now);
  const elsewhere = await signIn(typed("another@mail.example"), facts(), now);

  expect(next).toEqual({ ok: false, error: "slow-down" });
  expect(elsewhere).toEqual({ ok: false, error: "wrong-credentials" });
});

test("people behind one slowed address do not wait for each other, nor are they turned away", async () => {
  const campus = facts({ clientAddress: "198.51.100.9" });
  const { address } = countersFor("anybody@mail.example", campus, now);
  for (let n = 0; n < 50; n += 1)
    await countFailure(address!, { limit: 50, windowSeconds: 900 }, now);
  const students = [];
  for (let n = 0; n < 6; n += 1) students.push(await aStudent());

  const outcomes = await Promise.all(
    students.map(({ email }) => signIn(typed(email, PASSWORD), campus, now)),
  );

  expect(outcomes.map(({ ok }) => ok)).toEqual(students.map(() => true));
});

test("an attempt that was not checked says so, and does not call the password wrong", async () => {
  const student = await aStudent();
  await failTimes(10, student.email);

  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => signIn(typed(student.email), facts(), now)),
  );

  // Three of one address wait at a time; which three is chance.
  expect(outcomes.map((outcome) => !outcome.ok && outcome.error).sort()).toEqual([
    "not-checked",
    "not-checked",
    "slow-down",
    "slow-down",
    "slow-down",
  ]);
});

test("neighbouring IPv6 addresses of one network are counted together", async () => {
  const from = (clientAddress: string) =>
    countersFor("ada@mail.example", facts({ clientAddress }), now);

  expect(from("2001:db8:1:2::1").address).toBe(from("2001:db8:1:2:aaaa::9").address);
  expect(from("2001:db8:1:2::1").address).not.toBe(from("2001:db8:1:3::1").address);
});

test("a burst of failures is recorded once, for the person it was aimed at", async () => {
  const student = await aStudent();
  await failTimes(11, student.email);

  const { rows } = await listSecurityEventsOf(student.id, 1);

  expect(rows.map(({ kind }) => kind)).toEqual(["sign-in-failures"]);
});

async function millis(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}
