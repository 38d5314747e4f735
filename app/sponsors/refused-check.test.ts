import { expect, test } from "vitest";
import { refusedCheck } from "./refused-check.server.ts";

test("whoever checks too much is told when to come back, and keeps what they typed", () => {
  const { data, init } = refusedCheck({ q: "Firm 1" }, "slow-down");
  expect(init).toEqual({ status: 429, headers: { "retry-after": "60" } });
  expect(data).toMatchObject({
    values: { q: "Firm 1" },
    errors: { q: [expect.stringContaining("Wait a minute")] },
  });
});
