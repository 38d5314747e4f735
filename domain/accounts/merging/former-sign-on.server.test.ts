import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { mergedAccounts } from "#db/schema/accounts.ts";
import { test } from "#test/database.ts";
import { aStudent, aUniversity } from "#test/factories.ts";
import { findAccount } from "../single-sign-on/entry/find-account.server.ts";

test("an address of before opens no account by single sign-on, and makes none", async () => {
  const now = new Date();
  const university = await aUniversity();
  const { id: userId } = await aStudent({ university });
  const email = "former@uni.example";
  await db.insert(mergedAccounts).values({ email, formerId: "gone", userId, mergedAt: now });
  const answer = {
    ...{ issuer: "https://idp.example", subject: "somebody-new", isEmailVerified: true },
    ...{ attributes: {}, sessionIndex: null, ticket: {} },
  };
  const person = { email, name: "Somebody New", role: "student", course: null } as const;

  const found = await db.transaction((tx) =>
    findAccount(tx, {
      ...{ university, answer, person, now, referralCode: null, referredAt: null },
      known: "domain",
    }),
  );

  expect(found).toEqual({ ok: false, error: "merged" });
});
