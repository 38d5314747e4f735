import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/platform.ts";
import { unsafeListSecurityEvents } from "#domain/audit/security-events.server.ts";
import { test } from "#test/database.ts";
import { anAdminOf, aPerson, aStudent, aUniversity } from "#test/factories.ts";
import { askForPremium, lastRequestOf } from "./ask-for-premium.server.ts";
import { decidePremium } from "./decide-premium.server.ts";
import { premiumRequestsOf, unsafeListPremiumRequests } from "./requests.queries.server.ts";

const now = new Date("2031-03-01T09:00:00Z");
const everything = { q: "", page: 1, state: "" };

async function asked() {
  const university = await aUniversity();
  const student = await aStudent({ university });
  await askForPremium(student, "I interview in May.", now);
  const [request] = (await premiumRequestsOf(university.id, everything)).rows;
  return { university, student, id: request!.id };
}

test("a request waits once, for the student’s university and for our desk", async () => {
  const { university, student } = await asked();
  expect(await askForPremium(student, null, now)).toEqual({ ok: false, error: "waiting" });
  const other = await aUniversity();
  expect((await premiumRequestsOf(other.id, everything)).total).toBe(0);
  expect((await premiumRequestsOf(university.id, everything)).rows).toMatchObject([
    { name: student.name, reason: "I interview in May.", decision: null },
  ]);
  expect((await unsafeListPremiumRequests({ ...everything, state: "waiting" })).total).toBe(1);
});

test("a yes gives premium, tells the student and is on the trail", async () => {
  const { university, student, id } = await asked();
  const admin = await anAdminOf(university);
  const yes = { id, decision: "granted" as const, note: "Good luck." };
  expect(await decidePremium(admin, yes, now)).toMatchObject({ ok: true });
  const [user] = await db.select().from(users).where(eq(users.id, student.id));
  expect(user!.cihPremium).toBe(true);
  expect(await db.select({ to: mails.recipient, template: mails.template }).from(mails)).toEqual([
    { to: student.email, template: "premium-decided" },
  ]);
  const trail = await unsafeListSecurityEvents({ page: 1 });
  expect(trail.rows.map(({ kind }) => kind).toSorted()).toEqual([
    "flags-changed",
    "premium-granted",
  ]);
  expect(await decidePremium(admin, yes, now)).toEqual({ ok: false, error: "already-decided" });
});

test("another university cannot answer, and a student cannot answer for themselves", async () => {
  const { university, student, id } = await asked();
  const stranger = await anAdminOf(await aUniversity());
  const yes = { id, decision: "granted" as const, note: null };
  expect(await decidePremium(stranger, yes, now)).toEqual({ ok: false, error: "not-found" });
  const viewer = await anAdminOf(university, { officeRole: "viewer" });
  for (const nobody of [student, viewer])
    expect(await decidePremium(nobody, yes, now)).toEqual({ ok: false, error: "not-found" });
  expect(await lastRequestOf(student.id)).toMatchObject({ decision: null });
});

test("after a no somebody may ask again", async () => {
  const { student, id } = await asked();
  const moderator = await aPerson("staff", { staffRole: "moderator" });
  await decidePremium(moderator, { id, decision: "declined", note: null }, now);
  expect(await lastRequestOf(student.id)).toMatchObject({ decision: "declined" });
  expect(await askForPremium(student, null, now)).toMatchObject({ ok: true });
});
