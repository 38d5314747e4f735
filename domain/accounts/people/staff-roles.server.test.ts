import { expect } from "vitest";
import { unsafeListSecurityEvents } from "#domain/audit/security-events.server.ts";
import { test } from "#test/database.ts";
import { aStaffMember, aStudent } from "#test/factories.ts";
import { setPersonAccess } from "../access/set-person-access.server.ts";
import { unsafeFindMember } from "./find-member.server.ts";

test("an administrator gives a role at the desk, and it is in the trail", async () => {
  const [administrator, author] = [
    await aStaffMember(),
    await aStaffMember({ staffRole: "author" }),
  ];

  await setPersonAccess(administrator, author.id, { staffRole: "moderator" });

  expect(await unsafeFindMember(author.id)).toMatchObject({ staffRole: "moderator" });
  const { rows } = await unsafeListSecurityEvents({ page: 1 });
  expect(rows).toMatchObject([
    {
      kind: "staff-role-changed",
      userId: author.id,
      actorId: administrator.id,
      detail: { from: "author", to: "moderator" },
    },
  ]);
});

test.for(["author", "editor", "moderator"] as const)(
  "one who is %s gives nobody a role, not even themselves",
  async (staffRole) => {
    const person = await aStaffMember({ staffRole });
    expect(await setPersonAccess(person, person.id, { staffRole: "administrator" })).toEqual({
      ok: false,
      error: "forbidden",
    });
  },
);

test("the last administrator stays one, though other staff are left", async () => {
  const administrator = await aStaffMember();
  await aStaffMember({ staffRole: "editor" });

  expect(await setPersonAccess(administrator, administrator.id, { staffRole: "editor" })).toEqual({
    ok: false,
    error: "last-administrator",
  });
});

test("of two administrators who step down together one stays", async () => {
  const [one, two] = [await aStaffMember(), await aStaffMember()];

  const outcomes = await Promise.all([
    setPersonAccess(one, one.id, { staffRole: "author" }),
    setPersonAccess(two, two.id, { staffRole: "author" }),
  ]);

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});

test("anyone who becomes staff begins as an author, and leaves with nothing", async () => {
  const administrator = await aStaffMember();
  const student = await aStudent();

  await setPersonAccess(administrator, student.id, { role: "staff" });
  expect(await unsafeFindMember(student.id)).toMatchObject({ staffRole: "author" });

  await setPersonAccess(administrator, student.id, { role: "student", staffRole: "editor" });
  expect(await unsafeFindMember(student.id)).toMatchObject({ role: "student", staffRole: null });
});
