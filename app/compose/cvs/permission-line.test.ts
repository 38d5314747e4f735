import { expect, test } from "vitest";
import { permissionLine } from "./permission-line.ts";

const graduate = { permission: "graduate", permissionEndsOn: "2026-11-15" } as const;

test("a permission is stated up to its last day, and never after it", () => {
  const line = "Graduate visa to 15 November 2026. Can work full time without sponsorship.";
  expect(permissionLine(graduate, "2026-11-14")).toBe(line);
  expect(permissionLine(graduate, "2026-11-15")).toBe(line);
  expect(permissionLine(graduate, "2026-11-16")).toBe("");
});

test.each(["student", "skilled-worker", "no-switching"] as const)(
  "an ended %s is not stated",
  (permission) => {
    expect(permissionLine({ permission, permissionEndsOn: "2025-03-03" }, "2026-11-15")).toBe("");
    expect(permissionLine({ permission, permissionEndsOn: "2027-03-03" }, "2026-11-15")).toContain(
      "3 March 2027",
    );
  },
);
