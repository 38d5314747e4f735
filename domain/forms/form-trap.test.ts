import { beforeEach, expect, test } from "vitest";
import { readSettings, setSettings } from "#platform/settings.server.ts";
import { checkForm, openForm, reopenForm } from "./form-trap.server.ts";

beforeEach(() => {
  const reading = readSettings({ APP_SECRET: "0123456789abcdef0123456789abcdef" });
  if (reading.ok) setSettings(reading.value);
});

const opened = new Date("2026-11-16T09:00:00Z");
const later = (ms: number) => new Date(opened.getTime() + ms);
const HOUR = 3600_000;

test("a form that somebody filled in passes, with the same key however often it is sent", () => {
  const token = openForm(opened);
  const first = checkForm({ opened: token, homepage: "" }, later(60_000));
  const second = checkForm({ opened: token, homepage: "" }, later(90_000));
  expect(first).toMatchObject({
    ok: true,
    value: { formKey: expect.stringMatching(/^[\w-]{36}$/) },
  });
  expect(second).toEqual(first);
  expect(checkForm({ opened: openForm(opened), homepage: "" }, later(60_000))).not.toEqual(first);
});

test.each([
  ["a field that people cannot see was filled in", "http://buy.example", 60_000, "trap-filled"],
  ["it was sent a second after it was opened", "", 1000, "too-quick"],
  ["it was open for more than a day", "", 25 * HOUR, "too-old"],
])("refused: %s", (_case, homepage, ms, error) => {
  expect(checkForm({ opened: openForm(opened), homepage }, later(ms))).toEqual({
    ok: false,
    error,
  });
});

test.each(["", "x", "a.b.c", "eA.9999999999.eA"])(
  "what we did not sign does not pass: %s",
  (token) => {
    expect(checkForm({ opened: token, homepage: "" }, later(60_000))).toEqual({
      ok: false,
      error: "too-old",
    });
  },
);

test("a page that was open too long can be sent again at once", () => {
  expect(checkForm({ opened: reopenForm(opened), homepage: "" }, opened).ok).toBe(true);
});
