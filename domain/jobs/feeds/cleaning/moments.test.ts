import { expect, test } from "vitest";
import { closingMoment, readMoment } from "./moments.ts";

test.each([
  ["2026-08-21T23:57:54-04:00", "2026-08-22T03:57:54.000Z"],
  ["2026-08-22T06:19:48.436Z", "2026-08-22T06:19:48.436Z"],
  ["2026-08-22T02:19:29.278+00:00", "2026-08-22T02:19:29.278Z"],
  ["2026-08-21 10:37:52 UTC", "2026-08-21T10:37:52.000Z"],
  ["2026-08-21", "2026-08-21T00:00:00.000Z"],
  ["2026-08-13T12:30:15+00:00", "2026-08-13T12:30:15.000Z"],
  ["2026-08-13T12:30:15+0530", "2026-08-13T07:00:15.000Z"],
  ["2026-08-13T12:30", "2026-08-13T12:30:00.000Z"],
  ["Fri, 19 Dec 2014 22:49:39 GMT", "2014-12-19T22:49:39.000Z"],
  ["Fri, 19 Dec 2014 22:49:39 -0500", "2014-12-20T03:49:39.000Z"],
  ["19 December 2026", "2026-12-19T00:00:00.000Z"],
  ["1st Jan 2027", "2027-01-01T00:00:00.000Z"],
  ["19/12/2026", "2026-12-19T00:00:00.000Z"],
  ["12/19/2026", "2026-12-19T00:00:00.000Z"],
  [1793606400000, new Date(1793606400000).toISOString()],
  [1793606400, new Date(1793606400000).toISOString()],
])("%s is read", (given, expected) => {
  expect(readMoment(given)?.at.toISOString()).toBe(expected);
});

test.each([
  ...["", "soon", "11/12/2026", "2026-02-30", "2026-13-01", "2026-02-30T10:00:00Z", "31 Foo 2026"],
  ...["0001-01-01", "9999-12-31", "2026-08-21T99:00:00Z", "-5", "123", "yesterday"],
])("%j is not guessed at", (given) => {
  expect(readMoment(given)).toBeNull();
});

test("a closing day lasts until its end where the employer is", () => {
  const day = readMoment("2026-12-31")!;
  expect(closingMoment(day, "Europe/London").toISOString()).toBe("2026-12-31T23:59:00.000Z");
  expect(closingMoment(day, "Australia/Sydney").toISOString()).toBe("2026-12-31T12:59:00.000Z");
});
