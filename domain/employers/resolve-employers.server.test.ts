import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { employers } from "#db/schema/employers.ts";
import { searchOutbox } from "#db/schema/search.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import {
  type RegisterAnswer,
  type RegisterLookUp,
  resolveEmployers,
} from "./resolve-employers.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const later = new Date("2026-11-16T09:00:00Z");

const licensed: RegisterAnswer = {
  organisationId: 5,
  status: "licensed",
  confidence: 0.98,
  why: "Same name",
  asOf: "2026-11-14",
};

/** A register that gives one answer to every name, and notes who was asked about. */
function aRegister(answer: RegisterAnswer | null, byOrganisation: Partial<RegisterAnswer> = {}) {
  const asked: unknown[] = [];
  const register: RegisterLookUp = {
    byName: async ({ name }) => {
      asked.push(name);
      return answer;
    },
    byOrganisation: async (organisationId) => {
      asked.push(organisationId);
      return { ...licensed, organisationId, ...byOrganisation };
    },
  };
  return { asked, register };
}

async function sponsorOf(id: number) {
  const [row] = await db
    .select({
      organisationId: employers.sponsorOrganisationId,
      status: employers.sponsorStatus,
      confidence: employers.sponsorConfidence,
      why: employers.sponsorWhy,
      asOf: employers.sponsorAsOf,
      changedAt: employers.sponsorChangedAt,
    })
    .from(employers)
    .where(eq(employers.id, id));
  return row!;
}

test("an employer with a British job is looked up, and the answer kept with its date", async () => {
  const { employerId } = await aJob();
  const { register } = aRegister(licensed);
  expect(await resolveEmployers({ register, which: "new", now })).toEqual({ resolved: 1 });
  expect(await sponsorOf(employerId)).toEqual({
    ...licensed,
    confidence: expect.closeTo(0.98),
    changedAt: null,
  });
});

test("employers without a British job are left alone", async () => {
  await aJob({ country: "ie" });
  await anEmployer();
  const { register, asked } = aRegister(licensed);
  await resolveEmployers({ register, which: "all", now });
  expect(asked).toEqual([]);
});

test("new means never looked up; all means all; named means those", async () => {
  const first = await aJob();
  const { register, asked } = aRegister(licensed);
  await resolveEmployers({ register, which: "new", now });
  const second = await aJob();
  await resolveEmployers({ register, which: "new", now });
  expect(asked).toHaveLength(2);
  await resolveEmployers({ register, which: "all", now });
  expect(asked).toHaveLength(4);
  await resolveEmployers({ register, which: "all", ids: [second.employerId], now });
  expect(asked).toHaveLength(5);
  expect(first.employerId).not.toBe(second.employerId);
});

test("a status that becomes another is dated, and its jobs are read into the index again", async () => {
  const { id, employerId } = await aJob();
  await resolveEmployers({ ...aRegister(licensed), which: "all", now });
  await db.delete(searchOutbox);

  const same = { ...licensed, asOf: "2026-11-15" };
  await resolveEmployers({ ...aRegister(same), which: "all", now: later });
  expect(await sponsorOf(employerId)).toMatchObject({ asOf: "2026-11-15", changedAt: null });
  expect(await db.$count(searchOutbox)).toBe(0);

  const gone = { ...licensed, organisationId: null, status: "not_found" };
  await resolveEmployers({ ...aRegister(gone), which: "all", now: later });
  expect(await sponsorOf(employerId)).toMatchObject({ status: "not_found", changedAt: later });
  const told = await db.select({ documentId: searchOutbox.documentId }).from(searchOutbox);
  expect(told).toEqual([{ documentId: id }]);
});

test("an organisation that staff confirmed is kept when they leave, and its standing is still followed", async () => {
  const staff = await aStaffMember();
  const { id } = await anEmployer({
    sponsorOrganisationId: 9,
    sponsorStatus: "licensed",
    sponsorConfirmedAt: now,
    sponsorConfirmedById: staff.id,
  });
  await db.delete(users).where(eq(users.id, staff.id));
  await aJob({ employerId: id });
  const { register, asked } = aRegister(licensed, { status: "licensed_restricted" });
  await resolveEmployers({ register, which: "all", now });
  expect(asked).toEqual([9]);
  expect(await sponsorOf(id)).toMatchObject({
    organisationId: 9,
    status: "licensed_restricted",
    changedAt: now,
  });
});

test("what staff confirm while we look is not overwritten", async () => {
  // @meets: two transactions do.
  const { employerId } = await aJob();
  const register: RegisterLookUp = {
    ...aRegister(licensed).register,
    byName: async () => {
      const confirmed = { sponsorOrganisationId: 9, sponsorConfirmedAt: now };
      await db.update(employers).set(confirmed).where(eq(employers.id, employerId));
      return licensed;
    },
  };
  await resolveEmployers({ register, which: "all", now });
  expect(await sponsorOf(employerId)).toMatchObject({ organisationId: 9, status: null });
});

test("without a register nothing is said", async () => {
  const { employerId } = await aJob();
  const { register } = aRegister(null);
  expect(await resolveEmployers({ register, which: "all", now })).toEqual({ resolved: 0 });
  expect(await sponsorOf(employerId)).toMatchObject({ status: null, asOf: null });
});

test("more employers than fit in one batch are all asked about", async () => {
  for (let at = 0; at < 105; at++) await aJob();
  const { register, asked } = aRegister(licensed);
  expect(await resolveEmployers({ register, which: "new", now })).toEqual({ resolved: 105 });
  expect(new Set(asked).size).toBe(105);
});
