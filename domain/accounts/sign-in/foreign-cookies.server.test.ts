import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aStudent, facts, PASSWORD, visitorWith } from "#test/factories.ts";
import { signIn } from "./sign-in.server.ts";

const NAMES = ["device", "session_token", "session_data", "dont_remember"];
const broken = (value: string) => NAMES.map((name) => `waymark.${name}=${value}`);

test("somebody with cookies that nobody of ours wrote can sign in", async () => {
  const student = await aStudent();
  const given = { email: student.email, password: PASSWORD, remember: true };

  const result = await signIn(given, facts({ cookies: broken("%") }), new Date());

  expect(result).toMatchObject({ ok: true, value: { kind: "signed-in" } });
});

test("cookies that nobody of ours wrote are a guest's", async () => {
  for (const value of ["%", "%00", "%FF", "..", "a.b.c"]) {
    const { headers } = facts({ cookies: broken(value) });
    expect(await visitorWith(headers), value).toMatchObject({ kind: "guest" });
  }
});
