import { expect, test } from "vitest";
import { decide } from "#rules/access/decide.ts";
import { type StaffRole, staffMay, staffRoles } from "#rules/access/staff-role.ts";
import { guest, type Member } from "#rules/access/visitor.ts";
import { listedAtDesk, mayAtDesk } from "#test/conformance/desk-roles.ts";
import { addresses } from "./addresses.ts";
import { poweredAtDesk } from "./desk-powers.ts";

const desk = addresses.filter(({ path }) => path === "/staff" || path.startsWith("/staff/"));

function staff(staffRole: StaffRole | null): Member {
  const flags = { cihPremium: false, countryGuide: true, pageAccess: true };
  return { kind: "member", id: "somebody", role: "staff", staffRole, universityId: null, ...flags };
}

test.each(staffRoles)("every address of the desk answers one who is %s as written down", (role) => {
  for (const address of desk) {
    for (const way of ["open", "post"] as const) {
      const visit = { visitor: staff(role), isMicrosite: false, previousPath: null };
      const { kind } = decide(address, { ...visit, isPosting: way === "post" });
      expect({ path: address.path, way, kind }).toEqual({
        path: address.path,
        way,
        kind: mayAtDesk(address.path, role, way) ? "allow" : "forbid",
      });
    }
  }
});

test("what is written down for the desk is there", () => {
  const paths = desk.map(({ path }) => path);
  expect([...listedAtDesk, ...poweredAtDesk].filter((path) => !paths.includes(path))).toEqual([]);
});

test("an address of the desk that names no power is for administrators", () => {
  const address = { access: "login", roles: ["staff"] } as const;
  const opens = (role: StaffRole) =>
    decide(address, { visitor: staff(role), isMicrosite: false, previousPath: null }).kind;
  expect(staffRoles.filter((role) => opens(role) === "allow")).toEqual(["administrator"]);
});

test("what other roles share with staff asks nothing more of staff", () => {
  const address = { access: "login", roles: ["student", "staff"] } as const;
  const visit = { visitor: staff(null), isMicrosite: false, previousPath: null };
  expect(decide(address, visit).kind).toBe("allow");
});

test("staff without a role read, and nobody else may anything", () => {
  expect(staffMay(staff(null), "read")).toBe(true);
  expect(staffMay(staff(null), "write")).toBe(false);
  expect(staffMay({ ...staff("administrator"), role: "student" }, "read")).toBe(false);
  expect(staffMay(guest, "read")).toBe(false);
});

test("who publishes does not decide, and who decides does not publish", () => {
  expect(staffMay(staff("editor"), "publish")).toBe(true);
  expect(staffMay(staff("editor"), "decide")).toBe(false);
  expect(staffMay(staff("moderator"), "decide")).toBe(true);
  expect(staffMay(staff("moderator"), "publish")).toBe(false);
  expect(staffMay(staff("author"), "publish")).toBe(false);
  expect(staffRoles.filter((role) => staffMay(staff(role), "change-settings"))).toEqual([
    "administrator",
  ]);
});
