import { expect, test } from "vitest";
import { largestBody } from "./body-limit.ts";

const MEGABYTE = 1024 * 1024;

test.each(["/staff/universities/7", "/employer/company", "/employer/company.data"])(
  "%s takes a logo of two megabytes with its form around it",
  (path) => {
    expect(largestBody(path)).toBeGreaterThan(2.2 * MEGABYTE);
  },
);

test.each(["/employer", "/employer/company/x", "/staff/universities/new", "/login"])(
  "%s takes no more than any other page",
  (path) => {
    expect(largestBody(path)).toBe(MEGABYTE);
  },
);
