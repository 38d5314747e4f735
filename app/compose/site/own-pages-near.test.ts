import { expect, test } from "vitest";
import { type Role, roles } from "#rules/access/visitor.ts";
import { ownPagesNear } from "./own-pages-near.ts";

const firstOf = (words: string, role: Role) => ownPagesNear(words, role)[0];

test.each(["dashboard", "home", "account", "my account", "Dashboard", "user home"])(
  "at /%s everybody's own home comes first",
  (words) => {
    expect(Object.fromEntries(roles.map((role) => [role, firstOf(words, role)?.path]))).toEqual({
      student: "/student-dashboard",
      alumni: "/student-dashboard",
      ambassador: "/student-dashboard",
      predeparture_student: "/jumpstart-dashboard",
      university_admin: "/university-dashboard",
      employer: "/employer",
      staff: "/staff",
    });
  },
);

test.each([
  ["profile", "Profile"],
  ["my profile", "Profile"],
  ["saved", "Saved jobs"],
  ["student alerts", undefined],
  ["alerts", "Job alerts"],
  ["jobs in leeds", undefined],
  ["", undefined],
])("at /%s a student is shown %s", (words, title) => {
  expect(firstOf(words, "student")?.title).toBe(title);
});
