import { expect, test } from "vitest";
import { newCode, readCode } from "./code.server.ts";

test("a new code can be read again, also as people type it", () => {
  const code = newCode();
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(readCode(code)).toBe(code);
  expect(readCode("7k2mq4rtoxwd")).toBe("7K2M-Q4RT-0XWD");
  expect(readCode("il00 0000 0000")).toBe("1100-0000-0000");
});

test.each(["", "7K2M-Q4RT", "7K2M-Q4RT-0XW!", "7K2M-Q4RT-0XWDD", "../../etc/pass"])(
  "“%s” is no code",
  (typed) => {
    expect(readCode(typed)).toBeNull();
  },
);
