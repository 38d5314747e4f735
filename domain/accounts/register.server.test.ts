import { expect } from "vitest";
import { preAuthorise } from "#domain/universities/pre-authorise.server.ts";
import { test } from "#test/database.ts";
import { anAdminOf, aStudent, aUniversity, lastMailTo } from "#test/factories.ts";
import { register } from "./register.server.ts";

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

  expect(await register(registering(university.id, email!), now)).toEqual({ ok: true, value: {} });

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

    expect(await register(registering(university.id, email), now)).toEqual({
      ok: false,
      error: "not-listed",
    });
    expect(await lastMailTo(email)).toBeUndefined();
  },
);

test("somebody on the pre-authorised list is let in, at that university only", async () => {
  const university = await aUniversity();
  const other = await aUniversity();
  const admin = await anAdminOf(university);
  await preAuthorise(admin, [{ email: "Ada@mail.example", name: "Ada", courseEndsOn: null }], now);

  const there = await register(registering(university.id, "ada@mail.example"), now);
  const elsewhere = await register(registering(other.id, "ada@mail.example"), now);

  expect(there.ok).toBe(true);
  expect(elsewhere).toEqual({ ok: false, error: "not-listed" });
});

test("an address with an account gets the same answer and another mail", async () => {
  const university = await aUniversity({ domains: ["uni.example"] });
  const student = await aStudent({ email: "known@uni.example" });

  const known = await register(registering(university.id, student.email), now);
  const unknown = await register(registering(university.id, "new@uni.example"), now);

  expect(known).toEqual(unknown);
  expect((await lastMailTo(student.email))?.template).toBe("account-exists");
});

test("nobody can have one address flooded with mail", async () => {
  const university = await aUniversity({ domains: ["uni.example"] });
  for (let sent = 0; sent < 6; sent += 1)
    await register(registering(university.id, "ada@uni.example"), now);

  const seventh = await register(registering(university.id, "ada@uni.example"), now);

  expect(seventh).toEqual({ ok: false, error: "slow-down" });
});

test("an unknown university is refused", async () => {
  await aUniversity();
  expect(await register(registering(999, "ada@uni.example"), now)).toEqual({
    ok: false,
    error: "no-such-university",
  });
});
