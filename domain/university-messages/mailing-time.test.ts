import { expect, test } from "vitest";
import { mailingTime } from "./mailing-time.ts";

const now = new Date("2031-11-16T09:00:00Z");

test("a message that has begun is mailed at once, one to come on the morning of its first day", () => {
  expect(mailingTime(new Date("2031-11-16T00:00:00Z"), now)).toEqual(now);
  expect(mailingTime(new Date("2031-11-19T18:30:00Z"), now)).toEqual(
    new Date("2031-11-20T02:30:00Z"),
  );
});
