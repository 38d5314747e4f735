import { expect, test } from "vitest";
import { MAX_DOCUMENT_LENGTH } from "#domain/cvs/document/limits.ts";
import { maxBodyBytes } from "./body-limit.ts";

const MEGABYTE = 1024 * 1024;

test.each(["/staff/universities/7", "/employer/company", "/employer/company.data"])(
  "%s takes a logo of two megabytes with its form around it",
  (path) => {
    expect(maxBodyBytes(path)).toBeGreaterThan(2.2 * MEGABYTE);
  },
);

test.each(["/create-cv", "/create-cv.data", "/my-cvs/letters/a-1", "/my-cvs/a-1/save"])(
  "%s takes the longest document in a script of three bytes a letter, each written as %%E0 in a form",
  (path) => {
    expect(maxBodyBytes(path)).toBeGreaterThanOrEqual(3 * 3 * MAX_DOCUMENT_LENGTH);
  },
);

test.each([
  "/my-cvs",
  "/my-cvs/a-1/comments",
  "/employer",
  "/employer/company/x",
  "/staff/universities/new",
  "/login",
])("%s takes no more than any other page", (path) => {
  expect(maxBodyBytes(path)).toBe(MEGABYTE);
});
