import { expect, test } from "vitest";
import { type Applicant, findNewEntrant, type Permission } from "./new-entrant.ts";

const on = "2026-11-15";
const nobody: Applicant = { bornOn: "1990-01-01", lastPermission: "none", monthsCounted: 0 };

function studentUntil(endsOn: string, completedOn: string | null): Permission {
  return { kind: "student", endsOn, course: { isDegreeOrTeaching: true, completedOn } };
}

test.each<[string, Partial<Applicant>, string]>([
  ["under 26", { bornOn: "2000-11-16" }, "yes"],
  ["26 today", { bornOn: "2000-11-15" }, "no"],
  ["Student, course finished", { lastPermission: studentUntil("2027-01-27", "2026-09-30") }, "yes"],
  [
    "Student, three months to go",
    { lastPermission: studentUntil("2027-05-01", "2027-02-15") },
    "yes",
  ],
  [
    "Student, more than three months to go",
    { lastPermission: studentUntil("2027-05-01", "2027-02-16") },
    "no",
  ],
  [
    "Student permission that ended two years ago",
    { lastPermission: studentUntil("2024-11-15", "2024-09-01") },
    "no",
  ],
  [
    "Student permission that ended a day less ago",
    { lastPermission: studentUntil("2024-11-16", "2024-09-01") },
    "yes",
  ],
  ["Graduate, in force", { lastPermission: { kind: "graduate", endsOn: "2027-01-01" } }, "yes"],
  ["another permission", { lastPermission: { kind: "other", endsOn: "2027-01-01" } }, "no"],
  ["nothing said about age", { bornOn: null }, "unknown"],
  ["nothing said about visas", { lastPermission: null }, "unknown"],
])("%s", (_case, change, answer) => {
  expect(findNewEntrant({ ...nobody, ...change }, on).answer).toBe(answer);
});

test("four years of counted permission end it", () => {
  const finding = findNewEntrant({ ...nobody, bornOn: "2003-01-01", monthsCounted: 48 }, on);
  expect(finding).toMatchObject({ answer: "no", reason: "cap-reached" });
});
