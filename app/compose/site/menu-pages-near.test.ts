import { expect, test } from "vitest";
import { type Role, roles } from "#rules/access/visitor.ts";
import { menuPagesNear } from "./menu-pages-near.ts";

const firstOf = (words: string, role: Role) => menuPagesNear(words, role)[0];

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
  ["my cv", "CV studio"],
  ["book meeting", "Book a meeting"],
  ["settings", "Profile"],
  ["student alerts", undefined],
  ["alerts", "Job alerts"],
  ["jobs in leeds", undefined],
  ["", undefined],
])("at /%s a student is shown %s", (words, title) => {
  expect(firstOf(words, "student")?.title).toBe(title);
});

test("somebody who is not signed in is shown what stands at the foot of every page", () => {
  expect(menuPagesNear("book meeting", null)).toEqual([
    { title: "Book a meeting", path: "/book-a-meeting" },
  ]);
  expect(menuPagesNear("saved", null)).toEqual([]);
});

test.each([
  ["sign in", ["/login"]],
  ["signin", ["/login"]],
  ["log in", ["/login"]],
  ["dashboard", ["/login", "/university-dashboard"]],
  ["account", ["/login", "/register"]],
  ["sign up", ["/register"]],
  ["create account", ["/register"]],
  ["join", ["/register"]],
  ["settings", ["/login"]],
  ["saved jobs", []],
  ["home", ["/"]],
  ["new", []],
  ["in", []],
])("at /%s somebody who is not signed in is shown the way in", (words, paths) => {
  expect(menuPagesNear(words, null).map(({ path }) => path)).toEqual(paths);
  expect(menuPagesNear(words, "staff").map(({ path }) => path)).not.toContain("/login");
});
