import { expect, test } from "vitest";
import { type MergeSide, officeRoleAfter, roleAfter, whyNotMerge } from "./may-merge.ts";

const student: MergeSide = {
  id: "one",
  role: "student",
  officeRole: null,
  universityId: 1,
  eraseAfter: null,
  deactivatedAt: null,
  employerId: null,
  isInDirectory: false,
  isHost: false,
  issuers: [],
};
const another = (given: Partial<MergeSide> = {}): MergeSide => ({
  ...student,
  id: "two",
  ...given,
});
const day = new Date("2026-11-17T09:00:00Z");

test.for([
  ["two students of one university", another()],
  ["a student with a personal account", another({ universityId: null })],
  ["a student who was at another university before", another({ role: "alumni", universityId: 2 })],
  ["a student who was a pre-departure student", another({ role: "predeparture_student" })],
  ["an account that its university closed", another({ deactivatedAt: day })],
] as const)("%s can become one", ([, leaving]) => {
  expect(whyNotMerge(student, leaving)).toBeNull();
});

const office = another({ role: "university_admin", officeRole: "owner" });
const employer = another({ role: "employer", universityId: null, employerId: 5 });

test.for([
  ["same-account", student, student],
  ["staff", student, another({ role: "staff" })],
  ["staff", another({ role: "staff" }), student],
  ["being-deleted", student, another({ eraseAfter: day })],
  ["being-deleted", another({ eraseAfter: day }), student],
  ["other-kind", student, employer],
  ["other-kind", office, student],
  ["two-offices", office, { ...office, id: "three", universityId: 2 }],
  ["two-employers", employer, { ...employer, id: "three", employerId: 6 }],
  ["stays-closed", another({ deactivatedAt: day }), student],
  ["in-directory", student, another({ isInDirectory: true })],
  ["two-identities", { ...student, issuers: ["a", "b"] }, another({ issuers: ["b"] })],
  ["both-hosts", { ...office, isHost: true }, { ...office, id: "three", isHost: true }],
] as const)("%s is said", ([refusal, staying, leaving]) => {
  expect(whyNotMerge(staying, leaving)).toBe(refusal);
});

test("an employer that nobody speaks for yet is no other employer", () => {
  expect(whyNotMerge(employer, { ...employer, id: "three", employerId: null })).toBeNull();
});

test.for([
  ["student", "alumni", "student"],
  ["alumni", "student", "alumni"],
  ["predeparture_student", "student", "student"],
  ["student", "predeparture_student", "student"],
  ["student", "ambassador", "ambassador"],
  ["ambassador", "alumni", "ambassador"],
] as const)("%s with %s is %s afterwards", ([staying, leaving, after]) => {
  const as = (role: MergeSide["role"]) => ({ role, officeRole: null });
  expect(roleAfter(as(staying), as(leaving))).toBe(after);
});

test("of two roles in a careers service the stronger stays", () => {
  const as = (officeRole: MergeSide["officeRole"]) =>
    ({ role: "university_admin", officeRole }) as const;
  expect(officeRoleAfter(as("viewer"), as("owner"))).toBe("owner");
  expect(officeRoleAfter(as(null), as("adviser"))).toBe("adviser");
  expect(officeRoleAfter(as(null), as(null))).toBeNull();
});
