import { expect, test } from "vitest";
import { checkedInit, refusedCheck } from "./refused-check.server.ts";

test("anyone who checks too much is told when to come back, and keeps what they typed", () => {
  const { data, init } = refusedCheck({ q: "Firm 1" }, "slow-down");
  expect(init).toEqual({ status: 429, headers: { "retry-after": "60" } });
  expect(data).toMatchObject({
    values: { q: "Firm 1" },
    errors: { q: [expect.stringContaining("Wait a minute")] },
  });
});

test("a page that could not check says so in its status too", () => {
  const refused = { kind: "refused", sentence: "No." } as const;
  expect(checkedInit({ ...refused, status: 429 })).toEqual({
    status: 429,
    headers: { "retry-after": "60" },
  });
  expect(checkedInit({ ...refused, status: 400 })).toEqual({ status: 400 });
  expect(checkedInit({ kind: "answer" })).toEqual({ status: 200 });
  expect(checkedInit(null)).toEqual({ status: 200 });
});
