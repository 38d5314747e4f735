import { count, eq, or } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { profiles, registrations, securityEvents, users } from "#db/schema/accounts.ts";
import { checklistMarks } from "#db/schema/jumpstart.ts";
import { credentials, sessions } from "#db/schema/sign-in.ts";
import { beginImport } from "#domain/universities/lists/begin-import.server.ts";
import { test } from "#test/database.ts";
import {
  aListedStudent,
  anAccessRequest,
  anAdminOf,
  aStaffMember,
  aStudent,
  aUniversity,
  facts,
  lastMailTo,
  PASSWORD,
  signedIn,
  visitorWith,
} from "#test/factories.ts";
import { profileSchema } from "../people/profile.schema.ts";
import { findProfile, saveProfile } from "../people/profiles.server.ts";
import { register } from "../registration/register.server.ts";
import { deleteOldRows } from "./delete-old-rows.server.ts";
import { eraseAccounts } from "./erase-accounts.server.ts";
import { exportMyData } from "./export-my-data.server.ts";
import { cancelErasure, requestErasure } from "./request-erasure.server.ts";

const now = new Date();
const later = (days: number) => new Date(now.getTime() + days * 24 * 3600_000);

test("saving a profile changes what was posted and leaves the rest", async () => {
  const student = await aStudent();
  const posted = {
    name: "Ada Lovelace",
    phone: "07400 123456",
    phoneCountry: "GB",
    course: "Mathematics",
  };
  await saveProfile(student.id, profileSchema.parse(posted), now);

  const dates = {
    "courseEndsOn-day": "30",
    "courseEndsOn-month": "9",
    "courseEndsOn-year": "2027",
    course: "",
  };
  await saveProfile(student.id, profileSchema.parse(dates), now);

  expect(await findProfile(student.id)).toMatchObject({
    name: "Ada Lovelace",
    phone: "+447400123456",
    course: null,
    courseEndsOn: "2027-09-30",
  });
});

test("the export holds everything we keep on the person and nothing that signs in", async () => {
  const university = await aUniversity();
  const student = await aStudent({ university });
  await signedIn(student);
  await anAccessRequest(university, { email: student.email, reason: "Asked in spring." });
  await aListedStudent(university, { email: student.email, name: "Ada" });
  await beginImport(
    await anAdminOf(university),
    { name: "list.csv", cells: [[student.email, "Ada"]] },
    now,
  );
  await db.insert(checklistMarks).values({ userId: student.id, step: "visa" });
  await requestErasure(student, PASSWORD, now);

  const data = await exportMyData(student.id, now);

  expect(data?.account).toMatchObject({ id: student.id, email: student.email, role: "student" });
  expect(data?.tables).toMatchObject({
    profiles: [{ user_id: student.id }],
    sessions: [{ ip_address: "192.0.2.1" }],
    checklist_marks: [{ step: "visa" }],
    access_requests: [{ reason: "Asked in spring." }],
    pre_authorised_students: [{ name: "Ada" }],
    activity: [{ kind: "signed-in" }],
    security_events: [{ kind: "signed-in" }, { kind: "erasure-asked" }],
    mails: [{ template: "erasure-asked" }],
  });
  const text = JSON.stringify(data);
  const [{ token, password } = { token: "", password: "" }] = await db
    .select({ token: sessions.token, password: credentials.password })
    .from(sessions)
    .innerJoin(credentials, eq(credentials.userId, sessions.userId));
  expect(text).not.toContain(token);
  expect(text).not.toContain(password);
});

test("deleting asks for the password, waits thirty days, and can be called off", async () => {
  const student = await aStudent();
  const { headers } = await signedIn(student);

  expect(await requestErasure(student, "wrong", now)).toEqual({
    ok: false,
    error: "wrong-password",
  });
  expect(await requestErasure(student, PASSWORD, now)).toEqual({
    ok: true,
    value: { eraseAfter: later(30) },
  });
  expect(await visitorWith(headers)).toMatchObject({ eraseAfter: later(30) });
  expect((await lastMailTo(student.email))?.template).toBe("erasure-asked");

  expect(await cancelErasure(student)).toEqual({ ok: true, value: {} });
  expect(await cancelErasure(student)).toEqual({ ok: false, error: "not-asked" });
  expect(await eraseAccounts(later(31))).toBe(0);
  expect(await visitorWith(headers)).toMatchObject({ id: student.id, eraseAfter: null });
});

test("after the days of grace the person is gone from every table, and only then", async () => {
  const university = await aUniversity();
  const student = await aStudent({ university });
  const bystander = await aStudent({ university });
  const { headers } = await signedIn(student);
  await anAccessRequest(university, { email: student.email });
  await aListedStudent(university, { email: student.email, name: "Ada" });
  await beginImport(
    await anAdminOf(university),
    { name: "list.csv", cells: [[student.email, "Ada"]] },
    now,
  );
  await requestErasure(student, PASSWORD, now);

  expect(await eraseAccounts(later(29))).toBe(0);
  expect(await eraseAccounts(later(31))).toBe(1);

  expect(await everyRowText()).not.toContain(student.email);
  expect(await everyRowText()).not.toContain(`"${student.id}"`);
  expect(await visitorWith(headers)).toEqual({ kind: "guest" });
  expect(await db.select().from(users).where(eq(users.id, bystander.id))).toHaveLength(1);
  const linked = or(eq(securityEvents.userId, student.id), eq(securityEvents.actorId, student.id));
  expect(await db.select({ rows: count() }).from(securityEvents).where(linked)).toEqual([
    { rows: 0 },
  ]);
  expect(await db.select().from(profiles).where(eq(profiles.userId, student.id))).toEqual([]);
});

test("an account that cannot be erased does not keep the others", async () => {
  const [stuck, free] = [await aStudent({ id: "a-stuck-one" }), await aStudent()];
  for (const student of [stuck, free]) await requestErasure(student, PASSWORD, now);
  await db.execute("create table holds (user_id text references users (id))");
  try {
    await db.execute("insert into holds values ('a-stuck-one')");

    await expect(eraseAccounts(later(31))).rejects.toThrow("1 account could not be erased");

    expect(await db.select({ id: users.id }).from(users)).toEqual([{ id: stuck.id }]);
  } finally {
    await db.execute("drop table holds");
  }
  expect(await eraseAccounts(later(31))).toBe(1);
});

test("the last of our staff cannot have their account deleted", async () => {
  const [one, two] = [await aStaffMember(), await aStaffMember()];

  expect(await requestErasure(one, PASSWORD, now)).toMatchObject({ ok: true });
  expect(await requestErasure(two, PASSWORD, now)).toEqual({
    ok: false,
    error: "last-administrator",
  });
});

test("sessions that have run out and registrations nobody finished are forgotten in time", async () => {
  const university = await aUniversity({ domains: ["uni.example"] });
  const student = await aStudent({ university });
  await signedIn(student);
  const input = {
    universityId: university.id,
    email: "ada@uni.example",
    name: "Ada",
    referralCode: null,
  };
  await register({ ...input, source: "register" }, facts(), now);

  await deleteOldRows(now);
  expect([await db.$count(sessions), await db.$count(registrations)]).toEqual([1, 1]);
  await deleteOldRows(later(120));
  expect([await db.$count(sessions), await db.$count(registrations)]).toEqual([0, 0]);
});

/** Everything in the database as one text, to look for what should not be there. */
async function everyRowText(): Promise<string> {
  const { rows } = await db.execute<{ all: string }>(
    `select string_agg(query_to_xml(format('select to_jsonb(t)::text as row from %I t', tablename), true, false, '')::text, '') as "all"
     from pg_tables where schemaname = 'public'`,
  );
  return rows[0]!.all.replaceAll("&quot;", '"');
}
