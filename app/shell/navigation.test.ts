import { matchPath } from "react-router";
import { expect, test } from "vitest";
import { addresses } from "#addresses/addresses.ts";
import { decide } from "#rules/access/decide.ts";
import { officeRoles } from "#rules/access/office-role.ts";
import { guest, roles } from "#rules/access/visitor.ts";
import { accountLinks } from "./account-links.ts";
import { analyticsLinks } from "./analytics-links.ts";
import * as employers from "./employer-links.ts";
import * as jumpstart from "./jumpstart-links.ts";
import * as navigation from "./navigation.ts";
import * as staff from "./staff-links.ts";
import * as universities from "./university-links.ts";

const { staffLinks } = staff;
const advisersLinks = universities.universityLinks("adviser");
const lists = [navigation, jumpstart, { advisersLinks, analyticsLinks }, employers, { staffLinks }]
  .flatMap((links) => Object.entries(links))
  .flatMap(([name, list]) => (Array.isArray(list) ? [[name, list] as const] : []));
const accounts = roles.map((role) => [`the ${role}'s menu`, accountLinks(role)] as const);

test.each([...lists, ...accounts])("%s leads only to addresses we have", (_name, links) => {
  const lost = links.filter(({ to }: navigation.NavLink) => !leadsSomewhere(to));
  expect(lost).toEqual([]);
});

test("the stop somebody stands at is the longest link above the page", () => {
  const { currentLink } = navigation;
  expect(currentLink(staffLinks, "/staff")?.label).toBe("Overview");
  expect(currentLink(staffLinks, "/staff/people/42")?.label).toBe("People");
  expect(currentLink(staffLinks, "/staff/employers/3")?.label).toBe("Employers");
  expect(currentLink(staffLinks, "/staff/sponsor-register/other-names")?.label).toBe("Other names");
  expect(currentLink(staffLinks, "/staff/sponsor-register/upload")?.label).toBe("Sponsor register");
  expect(currentLink(staffLinks, "/staffing")).toBeUndefined();
});

test.each([...analyticsLinks.slice(1), { to: "/university/analytics/views" }])(
  "a page of figures stands at their stop: $to",
  ({ to }) => {
    expect(navigation.currentLink(advisersLinks, to)?.label).toBe("Figures");
  },
);

test.each(officeRoles)(
  "a careers service's %s is led to what they may open, and to all of it",
  (officeRole) => {
    const member = { kind: "member", id: "x", role: "university_admin", universityId: 1 } as const;
    const flags = { cihPremium: false, countryGuide: false, pageAccess: true };
    const visitor = { ...member, ...flags, officeRole };
    const mayOpen = ({ to }: navigation.NavLink) => {
      const address = addresses.find(({ path }) => path === to)!;
      return decide(address, { visitor, isMicrosite: false, previousPath: null }).kind === "allow";
    };
    const links = universities.universityLinks(officeRole);
    expect(links).toEqual(advisersLinks.filter(mayOpen));
  },
);

test("no stop of the public line asks a guest to sign in, but for the CV studio", () => {
  const visit = { visitor: guest, isMicrosite: false, previousPath: null };
  const closed = navigation.publicLinks.filter(({ to }) => {
    const address = addresses.find(({ path }) => path === to)!;
    return decide(address, visit).kind !== "allow";
  });
  expect(closed.map(({ label }) => label)).toEqual(["CV studio"]);
});

function leadsSomewhere(to: string): boolean {
  return addresses.some(({ path }) => path !== "/*" && matchPath(path, to));
}
