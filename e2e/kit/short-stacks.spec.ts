import { expect, test } from "#e2e/fixtures.ts";

test("the stack of a test names its file and line as they were written", () => {
  const stack = String(new Error("here").stack);
  expect(stack).toMatch(/^Error: here\n\s+at .*e2e\/kit\/short-stacks\.spec\.ts:4:\d+/);
});
