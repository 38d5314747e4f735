import { expect, test } from "vitest";
import { readEmails } from "./read-emails.ts";

test.each([
  ["linh@mail.example\nben@mail.example", ["linh@mail.example", "ben@mail.example"]],
  ["Linh Pham <Linh@Mail.example>; ben@mail.example,", ["linh@mail.example", "ben@mail.example"]],
  ["name\temail\r\nLinh\tlinh@mail.example", ["linh@mail.example"]],
  ["nobody here", []],
])("%j", (pasted, emails) => {
  expect(readEmails(pasted)).toEqual(emails);
});
