import { beforeEach, expect, test } from "vitest";
import { readSettings, setSettings } from "./settings.server.ts";
import { hashed, sign, verifySigned } from "./signing.server.ts";

const now = new Date("2031-03-01T09:00:00Z");
const later = new Date("2031-03-01T10:00:00Z");

beforeEach(() => useSecret("0123456789abcdef0123456789abcdef"));

test("a token gives its payload back", () => {
  const token = sign("set-up", "id 7, Zoë", later);
  expect(verifySigned("set-up", token, now)).toBe("id 7, Zoë");
});

test("a token is good for one purpose", () => {
  expect(verifySigned("reset", sign("set-up", "7"), now)).toBeNull();
});

test("a token ends at its moment", () => {
  const token = sign("set-up", "7", later);
  expect(verifySigned("set-up", token, new Date(later.getTime() - 1))).toBe("7");
  expect(verifySigned("set-up", token, later)).toBeNull();
});

test.each([
  [
    "another payload",
    (token: string) => token.replace(/^[^.]+/, Buffer.from("8").toString("base64url")),
  ],
  ["a later end", (token: string) => token.replace(/\.\d+\./, ".9999999999.")],
  ["no end", (token: string) => token.replace(/\.\d+\./, "..")],
  ["no signature", (token: string) => token.replace(/[^.]+$/, "")],
  ["more parts", (token: string) => `${token}.x`],
  ["nothing at all", () => ""],
])("a token with %s is refused", (_case, change) => {
  expect(verifySigned("set-up", change(sign("set-up", "7", later)), now)).toBeNull();
});

test("a token of another installation is refused", () => {
  const token = sign("set-up", "7");
  useSecret("another secret, 32 characters or more");
  expect(verifySigned("set-up", token, now)).toBeNull();
});

test("a keyed hash is steady, and differs by purpose and by installation", () => {
  const first = hashed("limits", "a@b.example");
  expect(hashed("limits", "a@b.example")).toBe(first);
  expect(hashed("logs", "a@b.example")).not.toBe(first);
  useSecret("another secret, 32 characters or more");
  expect(hashed("limits", "a@b.example")).not.toBe(first);
});

function useSecret(APP_SECRET: string) {
  const reading = readSettings({ APP_SECRET });
  if (reading.ok) setSettings(reading.value);
}
