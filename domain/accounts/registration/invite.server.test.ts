import { expect } from "vitest";
import { test } from "#test/database.ts";
import {
  anAdminOf,
  aStaffMember,
  aStudent,
  aUniversity,
  facts,
  lastMailTo,
  tokenFrom,
} from "#test/factories.ts";
import { createStaff } from "../people/create-staff.server.ts";
import { invite } from "./invite.server.ts";
import { setUpAccountSchema } from "./register.schema.ts";
import { findInvitation } from "./registrations.server.ts";
import { setUpAccount } from "./set-up-account.server.ts";

const now = new Date();
const input = setUpAccountSchema.parse({ name: "Ada", password: "a long enough one" });

test("an invitation becomes an account with the role it names", async () => {
  const university = await aUniversity();
  const invited = {
    email: "ada@mail.example",
    name: "Ada",
    role: "alumni" as const,
    universityId: university.id,
  };

  const result = await invite(invited, await anAdminOf(university), now);

  const link = (await lastMailTo("ada@mail.example"))?.props.link;
  const id = result.ok ? result.value.registrationId : "";
  expect(link).toContain(`/register-invite/${id}?token=`);
  const token = tokenFrom(link);
  expect(await findInvitation(id, token, now)).toMatchObject({
    email: "ada@mail.example",
    role: "alumni",
  });
  const account = await setUpAccount({ token, email: "ada@mail.example", input }, facts(), now);
  expect(account).toMatchObject({
    ok: true,
    value: { member: { role: "alumni", universityId: university.id } },
  });
});

test("inviting again withdraws the earlier invitation", async () => {
  const university = await aUniversity();
  const admin = await anAdminOf(university);
  const invited = {
    email: "ada@mail.example",
    name: "Ada",
    role: "student" as const,
    universityId: university.id,
  };
  const first = await invite(invited, admin, now);
  const token = tokenFrom((await lastMailTo("ada@mail.example"))?.props.link);

  await invite(invited, admin, now);

  expect(await findInvitation(first.ok ? first.value.registrationId : "", token, now)).toBeNull();
});

test("an admin invites only to their own university and never to our staff; a student invites nobody", async () => {
  const [ours, theirs] = [await aUniversity(), await aUniversity()];
  const admin = await anAdminOf(ours);
  const invited = { email: "ada@mail.example", name: "Ada", role: "student" as const };
  const refused = { ok: false, error: "forbidden" };

  expect(await invite({ ...invited, universityId: theirs.id }, admin, now)).toEqual(refused);
  expect(await invite({ ...invited, universityId: null }, admin, now)).toEqual(refused);
  expect(await invite({ ...invited, role: "staff", universityId: ours.id }, admin, now)).toEqual(
    refused,
  );
  const student = await aStudent({ university: ours });
  expect(await invite({ ...invited, universityId: ours.id }, student, now)).toEqual(refused);
});

test("inviting an address with an account says nothing of it to the inviter", async () => {
  const university = await aUniversity();
  const known = await aStudent();
  const admin = await anAdminOf(university);

  const result = await invite(
    { email: known.email, name: "Ada", role: "student", universityId: university.id },
    admin,
    now,
  );

  expect(result.ok).toBe(true);
  expect((await lastMailTo(known.email))?.template).toBe("account-exists");
});

test("staff invite an employer without a university, and an admin only with one", async () => {
  const staff = await aStaffMember();
  const invited = { email: "boss@firm.example", name: "Boss", universityId: null };

  expect(await invite({ ...invited, role: "employer" }, staff, now)).toMatchObject({ ok: true });
  expect(await invite({ ...invited, role: "university_admin" }, staff, now)).toEqual({
    ok: false,
    error: "no-such-university",
  });
});

test("the first staff account comes from a printed link", async () => {
  const created = await createStaff({ email: "chief@waymark.example", name: "Chief" }, now);

  const token = tokenFrom(created.ok ? created.value.link : "");
  const account = await setUpAccount(
    { token, email: "chief@waymark.example", input },
    facts(),
    now,
  );
  expect(account).toMatchObject({
    ok: true,
    value: { member: { role: "staff", staffRole: "administrator" } },
  });
  expect(await createStaff({ email: "chief@waymark.example", name: "Chief" }, now)).toEqual({
    ok: false,
    error: "account-exists",
  });
});
