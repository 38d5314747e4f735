import { expect, test } from "vitest";
import { isWebAddress } from "./web-address.ts";

test.each([
  "",
  "https://example.com/you",
  "HTTP://example.com",
  "mailto:ada@example.com",
  "example.com/you",
  "localhost/you",
  "example.com:8080/you",
  "linkedin.com/in/ada?utm=a:b",
])("%s is an address", (typed) => {
  expect(isWebAddress(typed)).toBe(true);
});

test.each([
  "javascript:alert(1)",
  "javascript:1;alert(1)",
  "java\tscript:alert(1)",
  " data:0",
  "data:text/html,x",
  "vbscript:x",
  "ftp://example.com",
])("%j could run, or leads elsewhere", (typed) => {
  expect(isWebAddress(typed)).toBe(false);
});
