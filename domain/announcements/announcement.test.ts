import { expect, test } from "vitest";
import { guest, type Member, type Role } from "#rules/access/visitor.ts";
import { type Announcement, isShownTo, shownTo } from "./announcement.ts";

const now = new Date("2031-03-10T12:00:00Z");
const announcement: Announcement = {
  ...{ id: 1, message: "Hello", linkPath: null, linkLabel: null },
  ...{ site: "all", universityId: null, audience: "everybody" },
  startsAt: new Date("2031-03-09T00:00:00Z"),
  endsAt: new Date("2031-03-12T00:00:00Z"),
};

function member(role: Role): Member {
  const flags = { cihPremium: false, countryGuide: true, pageAccess: true };
  return { kind: "member", id: "x", role, universityId: 1, ...flags };
}

test.each([
  ["2031-03-08T23:59:59Z", false],
  ["2031-03-09T00:00:00Z", true],
  ["2031-03-11T23:59:59Z", true],
  ["2031-03-12T00:00:00Z", false],
])("at %s it is shown: %s", (at, shown) => {
  const reader = { visitor: guest, siteUniversityId: null };
  expect(isShownTo(announcement, reader, new Date(at))).toBe(shown);
});

test.each([
  ["all", null, null, true],
  ["all", null, 7, true],
  ["main", null, null, true],
  ["main", null, 7, false],
  ["university", 7, 7, true],
  ["university", 7, 8, false],
  ["university", 7, null, false],
] as const)("for the site %s (%s) it is shown on %s: %s", (site, universityId, on, shown) => {
  const reader = { visitor: guest, siteUniversityId: on };
  expect(isShownTo({ ...announcement, site, universityId }, reader, now)).toBe(shown);
});

test("each audience is who it says", () => {
  const seenBy = (audience: Announcement["audience"]) =>
    [
      guest,
      member("student"),
      member("alumni"),
      member("university_admin"),
      member("employer"),
      member("staff"),
    ]
      .filter((visitor) =>
        isShownTo({ ...announcement, audience }, { visitor, siteUniversityId: null }, now),
      )
      .map((visitor) => (visitor.kind === "guest" ? "guest" : visitor.role));
  expect(seenBy("everybody")).toHaveLength(6);
  expect(seenBy("guests")).toEqual(["guest"]);
  expect(seenBy("students")).toEqual(["student", "alumni"]);
  expect(seenBy("universities")).toEqual(["university_admin"]);
  expect(seenBy("employers")).toEqual(["employer"]);
});

test("of several the one that began last is shown", () => {
  const later = { ...announcement, id: 2, startsAt: new Date("2031-03-10T00:00:00Z") };
  const reader = { visitor: guest, siteUniversityId: null };
  expect(shownTo([later, announcement], reader, now)?.id).toBe(2);
  expect(shownTo([], reader, now)).toBeNull();
});
