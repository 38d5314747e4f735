import { expect, test } from "vitest";
import { decide } from "#rules/access/decide.ts";
import { type OfficeRole, officeRoles } from "#rules/access/office-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { addresses } from "./addresses.ts";

const office = addresses.filter(({ roles }) => roles?.join() === "university_admin");

function of(officeRole: OfficeRole | null): Member {
  const flags = { cihPremium: false, countryGuide: true, pageAccess: true };
  const who = {
    kind: "member",
    id: "somebody",
    role: "university_admin",
    universityId: 1,
  } as const;
  return { ...who, ...flags, officeRole };
}

function open(role: OfficeRole | null, isPosting: boolean): string[] {
  const visit = { visitor: of(role), isMicrosite: false, previousPath: null, isPosting };
  return office
    .filter((address) => decide(address, visit).kind === "allow")
    .map(({ path }) => path);
}

const isFigures = (path: string) => path.includes("analytics") || path.startsWith("/university-d");

test("a viewer opens figures, settings to read, the manual and messages, and nothing that names students", () => {
  const seen = open("viewer", false).filter((path) => !isFigures(path));
  expect(seen.toSorted()).toEqual([
    "/university-user-profile/:type?",
    "/university/career-manual",
    "/university/messages",
  ]);
  // Their own profile and password stand at that address; settings are checked again behind it.
  expect(open("viewer", true).filter((path) => !isFigures(path))).toEqual([
    "/university-user-profile/:type?",
  ]);
  expect(open(null, false)).toEqual(open("viewer", false));
});

test("an adviser opens all but settings, an owner everything", () => {
  const settings = office.filter(({ path }) => !open("adviser", true).includes(path));
  expect(settings.map(({ path }) => path)).toContain("/university/logo");
  expect(open("adviser", true)).toContain("/university/messages");
  expect(open("owner", true)).toEqual(office.map(({ path }) => path));
});

test("an address that names no need is for owners", () => {
  const address = { access: "login", roles: ["university_admin"] } as const;
  const opens = (role: OfficeRole) =>
    decide(address, { visitor: of(role), isMicrosite: false, previousPath: null }).kind;
  expect(officeRoles.filter((role) => opens(role) === "allow")).toEqual(["owner"]);
});
