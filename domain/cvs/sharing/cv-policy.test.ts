import { expect, test } from "vitest";
import { guest, type Member, type Role, roles, type Visitor } from "#rules/access/visitor.ts";
import { cvActions, judgeCv } from "./cv-policy.ts";

const HERE = 1;
const ELSEWHERE = 2;

const member = (role: Role, universityId: number | null, id = "somebody"): Member => ({
  kind: "member",
  id,
  role,
  universityId,
  cihPremium: false,
  countryGuide: false,
  pageAccess: false,
  ...(role === "university_admin" ? { officeRole: "adviser" as const } : {}),
});

const invited = { ownerId: "owner", invitedUniversityId: HERE };
const uninvited = { ownerId: "owner", invitedUniversityId: null };
const allowed = (visitor: Visitor, cv: typeof invited | typeof uninvited) =>
  cvActions.filter((action) => judgeCv(visitor, action, cv) === true);

test("its owner reads and answers, and comments on nothing", () => {
  const owner = member("student", HERE, "owner");
  expect(allowed(owner, uninvited)).toEqual(["read", "reply"]);
});

test("an adviser of the invited university reads, comments and answers, and changes nothing", () => {
  expect(allowed(member("university_admin", HERE), invited)).toEqual(["read", "comment", "reply"]);
});

test.each<[string, Visitor]>([
  ["a guest", guest],
  ["a viewer", { ...member("university_admin", HERE), officeRole: "viewer" }],
  ["an adviser elsewhere", member("university_admin", ELSEWHERE)],
  ["an adviser of no university", member("university_admin", null)],
  ...roles
    .filter((role) => role !== "university_admin")
    .map((role): [string, Visitor] => [`another ${role} of that university`, member(role, HERE)]),
])("to %s it does not exist", (_who, visitor) => {
  expect(allowed(visitor, invited)).toEqual([]);
});

test("an adviser who was not invited is told it does not exist, also where nobody has a university", () => {
  expect(allowed(member("university_admin", HERE), uninvited)).toEqual([]);
  expect(allowed(member("university_admin", null), uninvited)).toEqual([]);
  expect(judgeCv(member("university_admin", HERE), "read", uninvited)).toBe("not-found");
});
