import { expect, test } from "vitest";
import { usefulActs } from "#rules/referrals/activation.ts";
import { modulesAt } from "#test/modules-at.ts";
import type { ActivityKind } from "./activity-kind.ts";

const files = await modulesAt<Record<string, Record<string, ActivityKind>>>(
  "domain/**/activity-kinds.ts",
);
const kinds = files.flatMap((file) => Object.values(file).flatMap((named) => Object.values(named)));

test("no two capabilities name the same kind", () => {
  const names = kinds.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("kinds and things are short words: they stand in every row", () => {
  for (const { name, about } of kinds) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(about).toMatch(/^([a-z]+(-[a-z]+)*)?$/);
    expect(name.length).toBeLessThanOrEqual(24);
  }
});

test("what makes an invited friend active is something that somebody notes", () => {
  const names = kinds.map(({ name }) => name);
  expect(usefulActs.filter((act) => !names.includes(act))).toEqual([]);
});
