import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { securityEvents, users } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/platform.ts";
import { exportMyData } from "#domain/accounts/erasure/export-my-data.server.ts";
import { test } from "#test/database.ts";
import { aPerson, aStaffMember, lastMailTo } from "#test/factories.ts";
import {
  ambassadorRowsOf,
  deleteOldAmbassadorRows,
  eraseAmbassadorRows,
} from "./ambassador-rows.server.ts";
import type { ApplicationInput } from "./application.schema.ts";
import { unsafeListApplications } from "./applications.queries.server.ts";
import { applyAsAmbassador } from "./apply.server.ts";
import { decideApplication, markAccount } from "./decide-application.server.ts";

const now = new Date("2026-11-16T09:00:00Z");
const ola: ApplicationInput = {
  name: "Ola Nowak",
  email: "ola@mail.example",
  university: "Northgate University",
  course: "MSc Logistics",
  languages: "English, Polish",
  why: "People ask about hours. I would show the hours log to three of them.",
};
const accepted = { decision: "accepted", note: null } as const;
const declined = { decision: "declined", note: "Please apply again in spring." } as const;

let caller = 0;
function apply(changes: Partial<ApplicationInput> = {}, userId: string | null = null) {
  caller += 1;
  return applyAsAmbassador(
    { ...ola, ...changes },
    { userId, clientAddress: `2001:db8:a${caller}::1` },
    now,
  );
}
const roleOf = async (id: string) =>
  (await db.select({ role: users.role }).from(users).where(eq(users.id, id)))[0]?.role;
const firstId = async () => (await list())[0]!.id;
const list = async () => (await unsafeListApplications({ page: 1 })).rows;

test("a student applies, staff accept once, and the account, the mail and the trail say so", async () => {
  const staff = await aStaffMember();
  const student = await aPerson("student", { email: ola.email });
  expect((await apply({}, student.id)).ok).toBe(true);
  expect(await lastMailTo(ola.email)).toMatchObject({ template: "ambassador-applied" });
  const [waiting] = await list();
  expect(waiting).toMatchObject({ decision: null, accountId: student.id, accountRole: "student" });

  const [one, other] = await Promise.all([
    decideApplication(staff, waiting!.id, accepted, now),
    decideApplication(staff, waiting!.id, declined, now),
  ]);
  expect([one.ok, other.ok].filter(Boolean)).toHaveLength(1);
  const [row] = await list();
  expect(await roleOf(student.id)).toBe(row?.decision === "accepted" ? "ambassador" : "student");
  const events = await db.select({ kind: securityEvents.kind }).from(securityEvents);
  expect(events.map(({ kind }) => kind)).toContain(`ambassador-${row?.decision}`);
});

test("somebody without an account is accepted, and marked once they have one", async () => {
  const staff = await aStaffMember();
  await apply();
  const id = await firstId();
  expect((await decideApplication(staff, id, accepted, now)).ok).toBe(true);
  expect(await lastMailTo(ola.email)).toMatchObject({ template: "ambassador-accepted" });
  expect(await markAccount(staff, id)).toEqual({ ok: false, error: "no-account" });

  const student = await aPerson("student", { email: ola.email });
  expect((await markAccount(staff, id)).ok).toBe(true);
  expect(await roleOf(student.id)).toBe("ambassador");
  expect((await markAccount(staff, id)).ok).toBe(true);
});

test("an account that belongs to no student keeps its role", async () => {
  const staff = await aStaffMember();
  const employer = await aPerson("employer", { email: ola.email });
  await apply();
  const id = await firstId();
  await decideApplication(staff, id, accepted, now);
  expect(await markAccount(staff, id)).toEqual({ ok: false, error: "other-role" });
  expect(await roleOf(employer.id)).toBe("employer");
});

test("a declined one may apply again; one that waits is stored once", async () => {
  const staff = await aStaffMember();
  await apply();
  await apply({ why: "Another answer, by somebody who typed the same address." });
  expect(await list()).toHaveLength(1);
  const id = await firstId();
  await decideApplication(staff, id, declined, now);
  const mail = await lastMailTo(ola.email);
  expect(mail).toMatchObject({ template: "ambassador-declined", props: { note: declined.note } });
  await apply();
  expect((await list()).map(({ decision }) => decision)).toEqual([null, "declined"]);
});

test("only staff decide, and nothing is decided by anybody else", async () => {
  const student = await aPerson("student");
  await apply();
  const id = await firstId();
  expect(await decideApplication(student, id, accepted, now)).toEqual({
    ok: false,
    error: "forbidden",
  });
  expect(await markAccount(student, id)).toEqual({ ok: false, error: "forbidden" });
  expect((await list())[0]?.decision).toBeNull();
});

test("the receipt holds none of the words typed", async () => {
  await apply({ name: "https://evil.example", why: `${"https://evil.example ".repeat(5)}` });
  const sent = await db.select({ props: mails.props }).from(mails);
  expect(JSON.stringify(sent)).not.toContain("evil");
});

test("it is in one's own data, goes with the account, and is forgotten after 180 days", async () => {
  const staff = await aStaffMember();
  const student = await aPerson("student", { email: ola.email });
  await apply({}, student.id);
  const mine = await exportMyData(student.id, now, [ambassadorRowsOf]);
  expect(mine?.tables.ambassador_applications_of_address).toMatchObject([{ why: ola.why }]);

  const id = await firstId();
  const after = (days: number) => new Date(now.getTime() + days * 86_400_000);
  await deleteOldAmbassadorRows(after(400));
  expect(await list()).toHaveLength(1);
  await decideApplication(staff, id, declined, now);
  await deleteOldAmbassadorRows(after(179));
  expect(await list()).toHaveLength(1);
  await deleteOldAmbassadorRows(after(181));
  expect(await list()).toHaveLength(0);
  await apply();
  await db.transaction((tx) => eraseAmbassadorRows(tx, "OLA@mail.example"));
  expect(await list()).toHaveLength(0);
});
