import { expect, test } from "vitest";
import { addresses } from "./addresses.ts";
import { postingAt } from "./posting.ts";

test("every address with a rule for what is posted there is found by its example", () => {
  const ruled = addresses.filter(({ posting }) => posting !== undefined);
  expect(ruled.length).toBeGreaterThan(5);
  for (const { example, posting } of ruled) {
    const path = example.split("?")[0]!;
    expect(postingAt(path), path).toBe(posting);
    expect(postingAt(`${path}.data`), path).toBe(posting);
  }
});

test("a path without blanks has its own rule, not that of one with a blank in its place", () => {
  expect(postingAt("/staff/universities/7").maxMegabytes).toBe(2.5);
  expect(postingAt("/staff/universities/new")).toEqual({});
});

test.each([
  "/",
  "/nowhere",
  "/my-cvs/a/save/more",
  "/my-cvs//save",
  "/x/my-cvs/a/save",
  "/my-cvs/../save",
  "/my-cvs/%2E%2e/save",
])("%s takes what any page takes", (path) => {
  expect(postingAt(path)).toEqual({});
});
