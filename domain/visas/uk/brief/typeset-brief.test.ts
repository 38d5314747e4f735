import { afterAll, expect, test, vi } from "vitest";
import { closePool } from "#platform/typesetting/typeset-pool.server.ts";
import { newGraduate } from "#test/uk-jobs.ts";
import type { BriefOrder } from "./brief.ts";
import { typesetBrief, unprintable } from "./typeset-brief.server.ts";
import { writeBrief } from "./write-brief.ts";

// Threads start cold, and on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 120_000 });
afterAll(closePool);

const student: BriefOrder = {
  name: "Nguyễn Bảo Châu",
  permission: "student",
  endsOn: "2027-01-27",
  study: "degree",
  level: "masters",
  courseEndsOn: "2027-01-12",
  employer: "Brackwater Software",
  jobTitle: "Graduate software developer",
  withSponsorship: true,
};

const longest: BriefOrder = {
  ...student,
  name: "W".repeat(80),
  employer: "M".repeat(80),
  jobTitle: '#import "x" \\ *bold* $y$ '.padEnd(80, "Q"),
};

test.each([
  ["a usual brief", student],
  ["the longest there can be", longest],
  ["a short one", { ...student, permission: "graduate" as const, withSponsorship: false }],
])("%s is one tagged page with its title", async (_case, order) => {
  const set = await typesetBrief(writeBrief(order, newGraduate, "2026-11-15"), "pdf");
  if (!set.ok) throw new Error(set.error);
  const raw = Buffer.from(set.value).toString("latin1");
  expect(raw).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);
  expect(raw.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(raw).toMatch(/\/Title\s*[(<]/);
  // Only what passed every check of ours is said to be accessible.
  expect(raw).toContain("<pdfuaid:part>1</pdfuaid:part>");
});

test("letters that cannot be printed are told at their field", () => {
  expect(unprintable(student)).toEqual({});
  expect(Object.keys(unprintable({ ...student, name: "ދިވެހި", employer: "ᚱ" }))).toEqual([
    "name",
    "employer",
  ]);
});
