import { expect } from "vitest";
import { test } from "#test/database.ts";
import { anAdminOf, aPerson, aStaffMember, aStudent, aUniversity } from "#test/factories.ts";
import { chooseCampus } from "./choose-campus.server.ts";
import { unsafeFindMember } from "./find-member.server.ts";
import { listStudentsOf, unsafeFindPerson, unsafeListPeople } from "./people.queries.server.ts";
import { unsafeListSecurityEvents } from "./security-events.server.ts";
import { setAccessFlags, setUniversityAccessFlags } from "./set-access-flags.server.ts";
import { setRole } from "./set-role.server.ts";

test("a university sees its own students and nobody else's", async () => {
  const [ours, theirs] = [await aUniversity(), await aUniversity()];
  const student = await aStudent({ university: ours, name: "Ada Lovelace" });
  await aStudent({ university: theirs, name: "Ada Byron" });
  await anAdminOf(ours, { name: "Ada Admin" });

  const { rows, total } = await listStudentsOf(ours.id, 1, "ada");

  expect(rows).toMatchObject([{ id: student.id, name: "Ada Lovelace" }]);
  expect(total).toBe(1);
  // What is typed is searched for, not read as a pattern.
  expect((await listStudentsOf(ours.id, 1, "%")).total).toBe(0);
});

test("staff find people by name, role and university", async () => {
  const university = await aUniversity();
  const student = await aStudent({ university, name: "Ada Lovelace" });
  await aPerson("employer", { name: "Ada Firm" });

  expect((await unsafeListPeople({ q: "ada" }, 1)).total).toBe(2);
  expect((await unsafeListPeople({ q: "ada", role: "student" }, 1)).rows).toMatchObject([
    { id: student.id },
  ]);
  expect((await unsafeListPeople({ universityId: university.id }, 1)).total).toBe(1);
  expect(await unsafeFindPerson(student.id)).toMatchObject({ universityName: university.name });
  expect(await unsafeFindPerson("nobody")).toBeNull();
});

test("a person's own flag wins over the university's, and null follows it again", async () => {
  const university = await aUniversity({ cihPremium: true });
  const student = await aStudent({ university });
  const staff = await aStaffMember();

  await setAccessFlags(staff, student.id, { cihPremium: false });
  expect(await unsafeFindMember(student.id)).toMatchObject({ cihPremium: false });
  await setAccessFlags(staff, student.id, { cihPremium: null });
  expect(await unsafeFindMember(student.id)).toMatchObject({ cihPremium: true });

  const { rows } = await unsafeListSecurityEvents(1);
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

  expect(await setAccessFlags(admin, student.id, { cihPremium: true })).toEqual(refused);
  expect(await setUniversityAccessFlags(admin, university.id, { cihPremium: true })).toEqual(
    refused,
  );
  expect(await setRole(admin, student.id, "university_admin")).toEqual(refused);
  expect(await setRole(student, student.id, "staff")).toEqual(refused);
});

test("flags and roles of nobody are not found", async () => {
  const staff = await aStaffMember();

  expect(await setAccessFlags(staff, "nobody", { cihPremium: true })).toEqual({
    ok: false,
    error: "not-found",
  });
  expect(await setUniversityAccessFlags(staff, 999, { cihPremium: true })).toEqual({
    ok: false,
    error: "not-found",
  });
  expect(await setRole(staff, "nobody", "student")).toEqual({ ok: false, error: "not-found" });
});

test("the last staff account stays staff, also when two demote each other together", async () => {
  const [one, two] = [await aStaffMember(), await aStaffMember()];

  const outcomes = await Promise.all([
    setRole(one, two.id, "alumni"),
    setRole(two, one.id, "alumni"),
  ]);

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, error: "last-staff" });
});

test("somebody without a university cannot be made its admin", async () => {
  const student = await aStudent();

  expect(await setRole(await aStaffMember(), student.id, "university_admin")).toEqual({
    ok: false,
    error: "university-needed",
  });
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
