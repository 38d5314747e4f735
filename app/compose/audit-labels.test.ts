import { expect, test } from "vitest";
import type { AuditKind } from "#domain/audit/audit-kind.ts";
import { modulesAt } from "#test/modules-at.ts";
import { allAuditKinds, auditLabelOf } from "./audit-labels.ts";

const files = await modulesAt<Record<string, Record<string, AuditKind>>>(
  "domain/**/audit-kinds.ts",
);
const declared = files
  .flatMap((file) => Object.values(file).flatMap((kinds) => Object.values(kinds)))
  .map(({ name }) => name);

test("every kind that a capability names has its label on screens, and no two have one name", () => {
  expect(declared.length).toBeGreaterThan(40);
  expect(allAuditKinds.map(({ name }) => name).sort()).toEqual(declared.sort());
  expect(new Set(declared).size).toBe(declared.length);
});

test("what a former release stored is shown as it is", () => {
  expect(auditLabelOf("signed-in")).toBe("Signed in");
  expect(auditLabelOf("goose-plucked")).toBe("goose-plucked");
});
