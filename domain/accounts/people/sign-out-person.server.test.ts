import { expect } from "vitest";
import { unsafeListSecurityEvents } from "#domain/audit/security-events.server.ts";
import { test } from "#test/database.ts";
import { aStaffMember, aStudent, signedIn, visitorWith } from "#test/factories.ts";
import { signOutPerson } from "./sign-out-person.server.ts";

test("an administrator ends every session of somebody, and the trail says who did", async () => {
  const staff = await aStaffMember();
  const student = await aStudent();
  const browsers = [await signedIn(student), await signedIn(student)];

  expect(await signOutPerson(staff, student.id)).toEqual({ ok: true, value: { sessions: 2 } });

  for (const { headers } of browsers) expect(await visitorWith(headers)).toEqual({ kind: "guest" });
  const [last] = (await unsafeListSecurityEvents({ page: 1 })).rows;
  expect(last).toMatchObject({
    kind: "signed-out-everywhere",
    actorId: staff.id,
    userId: student.id,
  });
});

test("nobody else may, and nobody signs themselves out here", async () => {
  const staff = await aStaffMember();
  const moderator = await aStaffMember({ staffRole: "moderator" });
  const student = await aStudent();
  await signedIn(student);

  expect(await signOutPerson(moderator, student.id)).toEqual({ ok: false, error: "forbidden" });
  expect(await signOutPerson(staff, staff.id)).toEqual({ ok: false, error: "yourself" });
  expect(await signOutPerson(staff, "nobody")).toEqual({ ok: false, error: "not-found" });
});
