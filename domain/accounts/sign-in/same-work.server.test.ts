import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { mergedAccounts } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/platform.ts";
import { test } from "#test/database.ts";
import { anAccessRequest, anAdminOf, aStudent, aUniversity, facts } from "#test/factories.ts";
import { statementsOf } from "#test/statements.ts";
import { performTasks } from "#test/tasks.ts";
import { requestAccess } from "../access/request-access.server.ts";
import { requestEmployerAccess } from "../access/request-employer-access.server.ts";
import { requestUniversityStaffAccess } from "../access/request-university-staff-access.server.ts";
import { register } from "../registration/register.server.ts";
import { requestPasswordReset } from "./request-password-reset.server.ts";
import { requestSignInLink } from "./request-sign-in-link.server.ts";

const now = new Date();
const NOBODY = "nobody@uni.example";
const requester = { name: "Ada Lovelace", reason: "I study there." };

/** What a request asks of the database, and what the tasks it causes ask of it later. */
async function workOf(request: () => Promise<unknown>) {
  return { atOnce: await statementsOf(request), later: await statementsOf(performTasks) };
}

async function someone() {
  const university = await aUniversity({ domains: ["uni.example"] });
  const { email } = await aStudent({ email: "somebody@uni.example" });
  return { university, email };
}

/** Of an account that was merged into another. */
async function aFormerAddress(email: string): Promise<void> {
  const { id } = await aStudent();
  await db
    .insert(mergedAccounts)
    .values({ email, formerId: `of ${email}`, userId: id, mergedAt: now });
}

test.for([
  ["a sign-in link", (email: string) => requestSignInLink({ email })],
  ["a new password", (email: string) => requestPasswordReset(email)],
] as const)(
  "asking for %s is the same work for every address: now, later, and when asked too often",
  async ([, ask]) => {
    const { email } = await someone();
    await aFormerAddress("former@uni.example");

    const known = await workOf(() => ask(email));
    const unknown = await workOf(() => ask(NOBODY));
    const former = await workOf(() => ask("former@uni.example"));
    for (let times = 0; times < 3; times += 1) await workOf(() => ask(email));
    const often = await workOf(() => ask(email));

    expect(known.atOnce.length).toBeGreaterThan(0);
    expect(known.later.length).toBeGreaterThan(0);
    expect(unknown).toEqual(known);
    expect(former).toEqual(known);
    expect(often).toEqual(known);
  },
);

test("registering an address that has an account is the same work as a new one", async () => {
  const { university, email } = await someone();
  const registering = (address: string) =>
    register(
      {
        universityId: university.id,
        email: address,
        name: requester.name,
        source: "register",
        referralCode: null,
      },
      facts(),
      now,
    );

  // Once a minute somebody has the university read.
  await workOf(() => registering("first@uni.example"));

  const known = await workOf(() => registering(email));
  expect(await workOf(() => registering(NOBODY))).toEqual(known);
  await aFormerAddress("former@uni.example");
  expect(await workOf(() => registering("former@uni.example"))).toEqual(known);
});

test("asking a university for access is the same work for anyone who has asked before", async () => {
  const { university, email } = await someone();
  await anAdminOf(university);
  await anAccessRequest(university, { email });
  const ask = (address: string) =>
    requestAccess({ ...requester, universityId: university.id, email: address }, now);

  const again = await workOf(() => ask(email));
  const first = await workOf(() => ask(NOBODY));

  expect(again).toEqual(first);
});

test("asking our staff for access is the same work for anyone who has asked before", async () => {
  const forEmployers = (email: string) =>
    requestEmployerAccess({ ...requester, email, employerName: "Tide Tables" }, "192.0.2.1", now);
  const { university } = await someone();
  const forStaff = (email: string) =>
    requestUniversityStaffAccess(
      {
        ...requester,
        email,
        universityId: university.id,
        universityName: null,
        jobTitle: "Adviser",
      },
      now,
    );

  for (const ask of [forEmployers, forStaff]) {
    await workOf(() => ask("earlier@mail.example"));
    const first = await workOf(() => ask("first@mail.example"));
    expect(await workOf(() => ask("first@mail.example"))).toEqual(first);
  }
});

test("what is done for nobody is sent to nobody", async () => {
  await requestSignInLink({ email: NOBODY });
  await performTasks();

  expect(await db.select().from(mails).where(eq(mails.recipient, NOBODY))).toEqual([]);
});
