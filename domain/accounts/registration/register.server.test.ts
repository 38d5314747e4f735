import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { mails } from "#db/schema/platform.ts";
import { test } from "#test/database.ts";
import {
  aListedStudent,
  aStudent,
  aUniversity,
  facts,
  lastMailTo,
  tokenFrom,
} from "#test/factories.ts";
import { register } from "./register.server.ts";
import { findRegistrationByToken } from "./registrations.server.ts";

const now = new Date();

function registering(universityId: number, email: string) {
  return {
    universityId,
    email,
    name: "Ada Lovelace",
    source: "register" as const,
    referralCode: null,
  };
}

test.for([
  ["the university's domain", "ada@uni.example"],
  ["a sub-domain of it", "ada@students.cs.uni.example"],
])("an address on %s gets a set-up link", async ([, email]) => {
  const university = await aUniversity({ domains: ["uni.example"], slug: "northgate" });

  expect(await register(registering(university.id, email!), facts(), now)).toEqual({
    ok: true,
    value: {},
  });

  const mail = await lastMailTo(email!);
  expect(mail?.template).toBe("set-up-account");
  expect(mail?.props.link).toMatch(
    /^http:\/\/northgate\.localhost:\d+\/register\/setup-account-redirection\/ada%40/,
  );
});

test.for(["ada@elsewhere.example", "ada@notuni.example", "ada@example"])(
  "%s is not let in",
  async (email) => {
    const university = await aUniversity({ domains: ["uni.example"] });

    expect(await register(registering(university.id, email), facts(), now)).toEqual({
      ok: false,
      error: "not-listed",
    });
    expect(await lastMailTo(email)).toBeUndefined();
  },
);

test("somebody on the pre-authorised list is let in, at that university only", async () => {
  const university = await aUniversity();
  const other = await aUniversity();
  await aListedStudent(university, { email: "ada@mail.example" });

  const there = await register(registering(university.id, "ada@mail.example"), facts(), now);
  const elsewhere = await register(registering(other.id, "ada@mail.example"), facts(), now);

  expect(there.ok).toBe(true);
  expect(elsewhere).toEqual({ ok: false, error: "not-listed" });
});

test("an address with an account gets the same answer and another mail", async () => {
  const university = await aUniversity({ domains: ["uni.example"] });
  const student = await aStudent({ email: "known@uni.example" });

  const known = await register(registering(university.id, student.email), facts(), now);
  const unknown = await register(registering(university.id, "new@uni.example"), facts(), now);

  expect(known).toEqual(unknown);
  expect((await lastMailTo(student.email))?.template).toBe("account-exists");
});

test("nobody can have one address flooded with mail, nor keep its owner from registering", async () => {
  const university = await aUniversity({ domains: ["uni.example"] });
  const ada = "ada@uni.example";
  for (let sent = 0; sent < 8; sent += 1)
    expect(await register(registering(university.id, ada), facts(), now)).toMatchObject({
      ok: true,
    });

  expect(await db.$count(mails, eq(mails.recipient, ada))).toBe(6);
  const token = tokenFrom((await lastMailTo(ada))?.props.link);
  expect(await findRegistrationByToken(token, ada, now)).toMatchObject({ email: ada });

  // As alumni is another account to set up, which a stranger's mails do not stand in for.
  await register({ ...registering(university.id, ada), source: "alumni" }, facts(), now);
  expect(await db.$count(mails, eq(mails.recipient, ada))).toBe(7);
});

test("an unknown university is refused", async () => {
  await aUniversity();
  expect(await register(registering(999, "ada@uni.example"), facts(), now)).toEqual({
    ok: false,
    error: "no-such-university",
  });
});

test("a university's list cannot be probed from one address, and its own domain stays open", async () => {
  const university = await aUniversity({ domains: ["uni.example"] });
  await aListedStudent(university, { email: "listed@mail.example" });
  for (let n = 0; n < 30; n += 1)
    await register(registering(university.id, `guess-${n}@mail.example`), facts(), now);

  const refused = { ok: false, error: "many-tries" };
  const guess = registering(university.id, "guess@mail.example");
  const hit = registering(university.id, "listed@mail.example");
  expect(await register(guess, facts(), now)).toEqual(refused);
  expect(await register(hit, facts(), now)).toEqual(refused);
  expect(await register(hit, facts({ clientAddress: "198.51.100.9" }), now)).toMatchObject({
    ok: true,
  });
  const own = registering(university.id, "ada@uni.example");
  expect(await register(own, facts(), now)).toMatchObject({ ok: true });
});
