import { expect } from "vitest";
import { test } from "#test/database.ts";
import {
  aUniversity,
  facts,
  lastMailTo,
  tokenFrom,
  visitorWith,
  withCookies,
} from "#test/factories.ts";
import { findProfile } from "../people/profiles.server.ts";
import { setUpAccountSchema } from "./register.schema.ts";
import { register } from "./register.server.ts";
import { findInvitation, findRegistrationByToken } from "./registrations.server.ts";
import { setUpAccount } from "./set-up-account.server.ts";

const now = new Date();
const email = "ada@uni.example";
const input = setUpAccountSchema.parse({
  name: "Ada Lovelace",
  password: "a long enough one",
  course: "Mathematics",
  timeZone: "Asia/Kolkata",
});

async function aRegistration(source: "register" | "alumni" | "jumpstart" = "register") {
  const university = await aUniversity({ domains: ["uni.example"] });
  await register(
    { universityId: university.id, email, name: "Ada", source, referralCode: "friend" },
    facts(),
    now,
  );
  return { university, token: tokenFrom((await lastMailTo(email))?.props.link) };
}

test("a set-up link becomes an account, signed in and with its address confirmed", async () => {
  const { university, token } = await aRegistration();

  const result = await setUpAccount({ token, email, input }, facts(), now);

  const cookies = result.ok ? result.value.cookies : [];
  const visitor = await visitorWith(withCookies(new Headers(), cookies));
  expect(visitor).toMatchObject({
    role: "student",
    universityId: university.id,
    email,
    emailVerified: true,
    firstName: "Ada",
    timeZone: "Asia/Kolkata",
  });
  expect(await findProfile("id" in visitor ? visitor.id : "")).toMatchObject({
    course: "Mathematics",
  });
});

test.for([
  ["alumni", "alumni"],
  ["jumpstart", "predeparture_student"],
] as const)("registering through %s makes a %s", async ([source, role]) => {
  const { token } = await aRegistration(source);

  expect(await setUpAccount({ token, email, input }, facts(), now)).toMatchObject({
    ok: true,
    value: { member: { role } },
  });
});

test("of two who use one link together, one gets the account", async () => {
  const { token } = await aRegistration();

  const outcomes = await Promise.all([
    setUpAccount({ token, email, input }, facts(), now),
    setUpAccount({ token, email, input }, facts(), now),
  ]);

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, error: "link-invalid" });
});

test("two links for one address make one account", async () => {
  const { university, token } = await aRegistration();
  await register(
    { universityId: university.id, email, name: "Ada", source: "register", referralCode: null },
    facts(),
    new Date(now.getTime() + 1000),
  );
  const second = tokenFrom((await lastMailTo(email))?.props.link);
  await setUpAccount({ token, email, input }, facts(), now);

  const result = await setUpAccount({ token: second, email, input }, facts(), now);

  expect(result.ok ? "" : result.error).toMatch(/account-exists|link-invalid/);
});

test("a link is worth nothing with another address, altered, used or too old", async () => {
  const { token } = await aRegistration();
  const later = new Date(now.getTime() + 15 * 24 * 3600_000);

  expect(await findRegistrationByToken(token, email, now)).toMatchObject({ email, name: "Ada" });
  expect(await findRegistrationByToken(token, "eve@uni.example", now)).toBeNull();
  expect(await findRegistrationByToken(`${token}x`, email, now)).toBeNull();
  expect(await findRegistrationByToken(token, email, later)).toBeNull();
  expect(await findInvitation("another-id", token, now)).toBeNull();
  const asEve = await setUpAccount({ token, email: "eve@uni.example", input }, facts(), now);
  expect(asEve).toEqual({ ok: false, error: "link-invalid" });

  await setUpAccount({ token, email, input }, facts(), now);
  expect(await findRegistrationByToken(token, email, now)).toBeNull();
});

test("the address itself is no password", async () => {
  const { token } = await aRegistration();

  const result = await setUpAccount(
    { token, email, input: { ...input, password: email } },
    facts(),
    now,
  );

  expect(result).toEqual({ ok: false, error: "weak-password" });
});
