import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { siteAudit } from "#domain/audit/audit-kinds.ts";
import { recordDone, unsafeListSecurityEvents } from "#domain/audit/security-events.server.ts";
import { test } from "#test/database.ts";
import { anAdminOf, aPerson, aStaffMember, aStudent, aUniversity } from "#test/factories.ts";
import { setUniversityAccessFlags } from "../access/set-access-flags.server.ts";
import { setPersonAccess } from "../access/set-person-access.server.ts";
import { chooseCampus } from "../registration/choose-campus.server.ts";
import { unsafeFindMember } from "./find-member.server.ts";
import { unsafeFindPerson, unsafeListPeople } from "./people.queries.server.ts";

test("staff find people by name, role and university", async () => {
  const university = await aUniversity();
  const student = await aStudent({ university, name: "Ada Lovelace" });
  await aPerson("employer", { name: "Ada Firm" });

  expect((await unsafeListPeople({ q: "ada" }, { page: 1 })).total).toBe(2);
  expect((await unsafeListPeople({ q: "ada", role: "student" }, { page: 1 })).rows).toMatchObject([
    { id: student.id },
  ]);
  expect((await unsafeListPeople({ universityId: university.id }, { page: 1 })).total).toBe(1);
  expect(await unsafeFindPerson(student.id)).toMatchObject({ universityName: university.name });
  expect(await unsafeFindPerson("nobody")).toBeNull();
});

test("people are ordered by day either way or by name, and a page is as long as asked", async () => {
  const made = ["Bo", "Ada", "Cy"];
  for (const [at, name] of made.entries()) {
    const { id } = await aStudent({ name });
    const createdAt = new Date(Date.UTC(2031, 0, at + 1));
    await db.update(users).set({ createdAt }).where(eq(users.id, id));
  }
  const namesBy = async (sort: "newest" | "oldest" | "name", pageSize?: number) => {
    const { rows } = await unsafeListPeople({ sort }, { page: 1, pageSize });
    return rows.map(({ name }) => name);
  };

  expect(await namesBy("newest")).toEqual(["Cy", "Ada", "Bo"]);
  expect(await namesBy("oldest")).toEqual(["Bo", "Ada", "Cy"]);
  expect(await namesBy("name", 2)).toEqual(["Ada", "Bo"]);
});

test("a person's own flag wins over the university's, and null follows it again", async () => {
  const university = await aUniversity({ cihPremium: true });
  const student = await aStudent({ university });
  const staff = await aStaffMember();

  await setPersonAccess(staff, student.id, { cihPremium: false });
  expect(await unsafeFindMember(student.id)).toMatchObject({ cihPremium: false });
  await setPersonAccess(staff, student.id, { cihPremium: null });
  expect(await unsafeFindMember(student.id)).toMatchObject({ cihPremium: true });

  const { rows } = await unsafeListSecurityEvents({ page: 1 });
  expect(rows[0]).toMatchObject({
    kind: "flags-changed",
    actorId: staff.id,
    detail: { cihPremium: "follows" },
  });
});

test("only staff set flags and roles", async () => {
  const university = await aUniversity();
  const admin = await anAdminOf(university);
  const student = await aStudent({ university });
  const refused = { ok: false, error: "forbidden" };

  expect(await setPersonAccess(admin, student.id, { cihPremium: true })).toEqual(refused);
  expect(await setUniversityAccessFlags(admin, university.id, { cihPremium: true })).toEqual(
    refused,
  );
  expect(await setPersonAccess(admin, student.id, { role: "university_admin" })).toEqual(refused);
  expect(await setPersonAccess(student, student.id, { role: "staff" })).toEqual(refused);
});

test("flags and roles of nobody are not found", async () => {
  const staff = await aStaffMember();

  expect(await setPersonAccess(staff, "nobody", { cihPremium: true })).toEqual({
    ok: false,
    error: "not-found",
  });
  expect(await setUniversityAccessFlags(staff, 999, { cihPremium: true })).toEqual({
    ok: false,
    error: "not-found",
  });
  expect(await setPersonAccess(staff, "nobody", { role: "student" })).toEqual({
    ok: false,
    error: "not-found",
  });
});

test("the last staff account stays staff, also when two demote each other together", async () => {
  const [one, two] = [await aStaffMember(), await aStaffMember()];

  const outcomes = await Promise.all([
    setPersonAccess(one, two.id, { role: "alumni" }),
    setPersonAccess(two, one.id, { role: "alumni" }),
  ]);

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, error: "last-administrator" });
});

test("somebody without a university cannot be made its admin", async () => {
  const student = await aStudent();

  expect(
    await setPersonAccess(await aStaffMember(), student.id, { role: "university_admin" }),
  ).toEqual({
    ok: false,
    error: "university-needed",
  });
});

test("role and flags are saved together or not at all, and only what changed is noted", async () => {
  const staff = await aStaffMember();
  const student = await aStudent();

  const refused = await setPersonAccess(staff, student.id, {
    role: "university_admin",
    cihPremium: true,
  });
  expect(refused).toEqual({ ok: false, error: "university-needed" });
  expect(await unsafeFindMember(student.id)).toMatchObject({ role: "student", cihPremium: false });

  await setPersonAccess(staff, student.id, { role: "student", cihPremium: true, pageAccess: null });
  const { rows } = await unsafeListSecurityEvents({ page: 1 });
  expect(rows.map(({ kind, detail }) => [kind, detail])).toEqual([
    ["flags-changed", { cihPremium: "true" }],
  ]);
});

test("a colleague who is about to be deleted does not count as staff who stay", async () => {
  const [leaving, last] = [await aStaffMember({ eraseAfter: new Date() }), await aStaffMember()];

  expect(await setPersonAccess(leaving, last.id, { role: "alumni" })).toEqual({
    ok: false,
    error: "last-administrator",
  });
});

test("what staff do to the whole site is in the trail", async () => {
  const staff = await aStaffMember();

  await recordDone(siteAudit["maintenance-switched"], { actorId: staff.id, detail: { to: "on" } });

  expect((await unsafeListSecurityEvents({ page: 1 })).rows).toMatchObject([
    { kind: "maintenance-switched", actorId: staff.id, detail: { to: "on" } },
  ]);
});

test("a student chooses a campus of their own university only", async () => {
  const ours = await aUniversity({ campusNames: ["City", "Shore"] });
  const theirs = await aUniversity({ campusNames: ["Hill"] });
  const student = await aStudent({ university: ours });

  expect(await chooseCampus(student, theirs.campusIds[0]!)).toEqual({
    ok: false,
    error: "not-found",
  });
  expect(await chooseCampus(student, ours.campusIds[1]!)).toEqual({ ok: true, value: {} });
  expect(await unsafeFindMember(student.id)).toMatchObject({ campusId: ours.campusIds[1] });
});
