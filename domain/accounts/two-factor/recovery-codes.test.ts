import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { makeRecoveryCodes, tidyRecoveryCode } from "./recovery-codes.ts";

test("ten codes, each another, without letters that look like others", () => {
  const codes = makeRecoveryCodes((limit) => randomInt(limit));
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(code).not.toMatch(/[ilo01]/);
    expect(tidyRecoveryCode(code)).toBe(code);
  }
});

test.each([
  ["K7QM-X2HD-9WTC", "k7qm-x2hd-9wtc"],
  [" k7qm x2hd 9wtc ", "k7qm-x2hd-9wtc"],
  ["k7qmx2hd9wtc", "k7qm-x2hd-9wtc"],
  ["k7qm–x2hd–9wtc", "k7qm-x2hd-9wtc"],
  ["cc1uF-rqJgx", "cc1uF-rqJgx"],
  ["cc1uF- rqJgx", "cc1uF-rqJgx"],
])("%s is read as %s", (typed, kept) => {
  expect(tidyRecoveryCode(typed)).toBe(kept);
});
