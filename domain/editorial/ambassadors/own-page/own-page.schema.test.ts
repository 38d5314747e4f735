import { expect, test } from "vitest";
import { ownPageDecisionSchema } from "./own-page.schema.ts";

test.each(["2147483648", "0", "-1", "1.5", "x"])("%s is the number of no page", (pageId) => {
  const decided = { pageId, revision: "1", decision: "approve-page", note: "" };
  expect(ownPageDecisionSchema.safeParse(decided).success).toBe(false);
  expect(ownPageDecisionSchema.safeParse({ ...decided, pageId: "7" }).success).toBe(true);
});
