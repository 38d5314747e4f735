import { expect, test } from "vitest";
import { type OfficeRole, officeMay, officePowers } from "./office-role.ts";
import { guest, type Member } from "./visitor.ts";

const flags = { cihPremium: false, countryGuide: false, pageAccess: false };

function of(officeRole: OfficeRole | null, changes: Partial<Member> = {}): Member {
  const member = { kind: "member", id: "m", role: "university_admin", universityId: 1 } as const;
  return { ...member, ...flags, officeRole, ...changes };
}

test.each<[OfficeRole | null, string[]]>([
  ["owner", ["read", "see-students", "send-messages", "review-cvs", "change-settings"]],
  ["adviser", ["read", "see-students", "send-messages", "review-cvs"]],
  ["viewer", ["read"]],
  [null, ["read"]],
])("%s may %j", (role, powers) => {
  expect(officePowers.filter((power) => officeMay(of(role), power))).toEqual(powers);
});

test("somebody of another kind, or of no university, may nothing", () => {
  expect(officeMay(guest, "read")).toBe(false);
  expect(officeMay(of("owner", { role: "student" }), "read")).toBe(false);
  expect(officeMay(of("owner", { universityId: null }), "read")).toBe(false);
});
