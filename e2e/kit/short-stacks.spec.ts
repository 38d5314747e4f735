import { expect, test } from "#e2e/fixtures.ts";

test("the stack of a test names its file and line as they were written", () => {
  const stack = String(new Error("here").stack);
  expect(stack).toMatch(/^Error: here\n\s+at .*e2e\/kit\/short-stacks\.spec\.ts:4:\d+/);
});

test("two calls on one line are told apart, and one made again is found again", () => {
  const stacks = () => [new Error("one"), new Error("two")].map(({ stack }) => String(stack));
  const [one, two] = stacks();
  const column = (stack = "") => /short-stacks\.spec\.ts:\d+:(\d+)/.exec(stack)?.[1];
  expect(column(one)).not.toBe(column(two));
  expect(stacks().map(column)).toEqual([column(one), column(two)]);
});
