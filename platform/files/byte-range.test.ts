import { expect, test } from "vitest";
import { rangeAsked } from "./byte-range.ts";

// RFC 9110, 14.1.2 and 14.2, of a file of ten bytes.
test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=2-5", { start: 2, end: 5 }],
  ["bytes=2-", { start: 2, end: 9 }],
  ["bytes=2-99", { start: 2, end: 9 }],
  ["bytes=9-9", { start: 9, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-99", { start: 0, end: 9 }],
  ["Bytes=0-4", { start: 0, end: 4 }],
])("%s asks for a part", (header, range) => {
  expect(rangeAsked(header, 10)).toEqual(range);
});

test.each(["bytes=10-", "bytes=10-12", "bytes=-0", "bytes=999999999999-"])(
  "%s lies outside",
  (header) => {
    expect(rangeAsked(header, 10)).toBe("outside");
  },
);

test.each([
  null,
  "",
  "bytes=",
  "bytes=-",
  "bytes=5-2",
  "bytes=a-b",
  "bytes=1-2,4-5",
  "bytes=0-0,-1",
  "items=0-4",
  "bytes=-1-5",
  "bytes=0x1-5",
  "bytes=99999999999999999999-",
])("%s asks for nothing that is answered in parts", (header) => {
  expect(rangeAsked(header, 10)).toBe("whole");
});

test("an empty file has no parts", () => {
  expect(rangeAsked("bytes=0-", 0)).toBe("outside");
  expect(rangeAsked("bytes=-5", 0)).toBe("outside");
  expect(rangeAsked(null, 0)).toBe("whole");
});
