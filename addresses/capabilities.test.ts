import { expect, test } from "vitest";
import { addresses } from "./addresses.ts";
import { capabilityOf } from "./capabilities.ts";

const at = (path: string) => capabilityOf(addresses.find((address) => address.path === path)!);

test.each([
  ["/jobs/:slug", "jobs"],
  ["/jobs-in-london-finance", "jobs"],
  ["/my-saved-jobs", "jobs"],
  ["/part-time-jobs", "part-time-jobs"],
  ["/my-cvs/:cv_id/versions", "cvs"],
  ["/work-hours/settings", "work-hours"],
  ["/jumpstart-dashboard", "jumpstart"],
  ["/", null],
  ["/account/profile", null],
  ["/jumpstart-login", null],
  ["/my-cvs/:cv_id/save", null],
  ["/staff", null],
])("%s is a page of %s", (path, capability) => {
  expect(at(path)).toBe(capability);
});

/** Pages that students see and that are for no capability in particular. */
const ofNone = ["/edit-profile", "/student-change-password"];

test("every page of a student's is counted for a capability", () => {
  const students = addresses.filter(({ audience }) => audience === "student");
  const left = students.filter((address) => !capabilityOf(address));
  expect(left.map(({ path }) => path)).toEqual(ofNone);
});
