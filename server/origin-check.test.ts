import { expect, test } from "vitest";
import { isOneClickUnsubscribe, isOpenWrite, isOwnWrite } from "./origin-check.ts";

const own = "https://waymark.example";

test.each([
  ["our own page", { origin: own, "sec-fetch-site": "same-origin" }, true],
  ["a form the visitor typed the address of", { origin: own, "sec-fetch-site": "none" }, true],
  ["another site", { origin: "https://evil.example" }, false],
  ["another site that hides its origin", { origin: "null" }, false],
  ["another site without Origin", { "sec-fetch-site": "cross-site" }, false],
  [
    "a university's microsite",
    { origin: "https://northgate.waymark.example", "sec-fetch-site": "same-site" },
    false,
  ],
  ["the same host without encryption", { origin: "http://waymark.example" }, false],
  ["a script that is no browser", {}, true],
])("%s", (_case, headers, isOwn) => {
  expect(isOwnWrite(new Headers(headers as Record<string, string>), own)).toBe(isOwn);
});

test.each([
  ["a signed way out", "POST", "/unsubscribe-job-newsletter/ada%40mail.example?s=abc.def", true],
  ["signed, with more", "POST", "/unsubscribe-job-newsletter/a?x=1&s=abc", true],
  ["not signed", "POST", "/unsubscribe-job-newsletter/ada%40mail.example", false],
  ["an empty signature", "POST", "/unsubscribe-job-newsletter/a?s=", false],
  ["only a name that ends so", "POST", "/unsubscribe-job-newsletter/a?ads=1", false],
  ["another way to write", "DELETE", "/unsubscribe-job-newsletter/a?s=abc", false],
  ["a signed way out of reminders", "POST", "/visa-reminders/stop/abc.1.def", true],
  ["reminders, below it", "POST", "/visa-reminders/stop/abc.1.def/more", false],
  ["reminders, not signed", "POST", "/visa-reminders/stop/abc", false],
  ["below it", "POST", "/unsubscribe-job-newsletter/a/b?s=abc", false],
  ["elsewhere", "POST", "/login?x=/unsubscribe-job-newsletter/a?s=abc", false],
])("one click out of the job mails: %s", (_case, method, target, isAllowed) => {
  expect(isOneClickUnsubscribe(method, target)).toBe(isAllowed);
});

test.each([
  ["an advert that a phone shares", "POST", "/paste-advert", true],
  ["the same as data", "POST", "/paste-advert.data", true],
  ["another way to write", "PUT", "/paste-advert", false],
  ["below it", "POST", "/paste-advert/more", false],
  ["a signed way out", "POST", "/visa-reminders/stop/abc.1.def", true],
  ["a form of ours", "POST", "/login", false],
])("open to all: %s", (_case, method, target, isOpen) => {
  expect(isOpenWrite(method, target)).toBe(isOpen);
});
