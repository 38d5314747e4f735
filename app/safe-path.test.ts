import { expect, test } from "vitest";
import { safePath } from "./safe-path.ts";

test.each([
  ["/my-cvs", "/my-cvs"],
  ["/jobs?q=data%20analyst#top", "/jobs?q=data%20analyst#top"],
  ["/", "/"],
])("%s is a path on this site", (value, path) => {
  expect(safePath(value)).toBe(path);
});

test("an absurdly long path is refused", () => {
  expect(safePath(`/${"a".repeat(2000)}`)).toBeNull();
});

test.each([
  null,
  "",
  "jobs",
  "https://elsewhere.example/",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "/jobs\\..\\elsewhere",
  "/a/../..//elsewhere.example",
  "javascript:alert(1)",
  "/jobs/%",
  "/jobs/%00",
  "/jobs/%ED%A0%80",
])("%j is refused", (value) => {
  expect(safePath(value)).toBeNull();
});
