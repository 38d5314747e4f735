import crypto, { type ScryptOptions } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { sessions } from "#db/schema/sign-in.ts";
import { listSecurityEventsOf } from "#domain/audit/security-events.server.ts";
import { setSettings } from "#platform/settings.server.ts";
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
import { signIn } from "./sign-in.server.ts";

const now = new Date();

function typed(email: string, password = "not the password") {
  return { email, password, remember: true };
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

test("an unknown address is hashed as often and as dearly as a wrong password", async () => {
  const student = await aStudent();
  // The first of all makes the hash that matches nothing.
  await signIn(typed("first@mail.example"), facts(), now);

  const known = await hashesMadeBy(() => signIn(typed(student.email), facts(), now));
  const unknown = await hashesMadeBy(() => signIn(typed("nobody@mail.example"), facts(), now));

  expect(known).toHaveLength(1);
  expect(unknown).toEqual(known);
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
  setSettings(testSettings({ baseDomain: "waymark.example" }));

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

/** What each hash would cost where passwords are not cheap (test/cheap-passwords.mjs). */
async function hashesMadeBy(work: () => Promise<unknown>): Promise<ScryptOptions[]> {
  const { costs } = crypto.scrypt as typeof crypto.scrypt & { costs: ScryptOptions[] };
  const before = costs.length;
  await work();
  return costs.slice(before);
}
