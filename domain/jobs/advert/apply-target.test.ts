import { expect, test } from "vitest";
import { applyTarget } from "./apply-target.ts";

const by = (change: { applyUrl?: string; applyEmail?: string }) =>
  applyTarget({ title: "Baker & barista", applyUrl: null, applyEmail: null, ...change });

test("an application leads to the employer's page, or to a mail that names the job", () => {
  expect(by({ applyUrl: "https://fern.example/apply?job=1" })).toBe(
    "https://fern.example/apply?job=1",
  );
  expect(by({ applyEmail: "jobs@fern.example" })).toBe(
    "mailto:jobs@fern.example?subject=Application%3A%20Baker%20%26%20barista",
  );
});

test("an address that is no web address leads nowhere", () => {
  expect(by({ applyUrl: "javascript:alert(1)" })).toBeNull();
  expect(by({})).toBeNull();
});

test("a mailbox cannot bring more recipients or words of its own", () => {
  expect(by({ applyEmail: "a@fern.example?bcc=b@evil.example" })).toBe(
    "mailto:a@fern.example%3Fbcc%3Db%40evil.example?subject=Application%3A%20Baker%20%26%20barista",
  );
});
