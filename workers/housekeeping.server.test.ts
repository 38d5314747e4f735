import { eq, ne } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { accessRequests, securityEvents } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/platform.ts";
import { rateLimits } from "#db/schema/sign-in.ts";
import { NOBODY } from "#platform/mail.server.ts";
import { retentionDays } from "#rules/retention.ts";
import { testOn } from "#test/database.ts";
import { anAccessRequest, aUniversity } from "#test/factories.ts";
import { housekeeping } from "./housekeeping.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000);

// It looks through every table, so it runs once and each test looks at what is left of its own rows.
const test = testOn(async () => {
  await addMails();
  await addDecoys();
  await addSecurityEvents();
  await addFailureCounts();
  const requests = await addAccessRequests();
  await housekeeping();
  return { requests };
});

test("mails are kept for their days, delivered or not", async () => {
  const left = await db.select({ id: mails.id }).from(mails).where(ne(mails.recipient, NOBODY));
  expect(left).toEqual([{ id: "new" }]);
});

async function addMails() {
  const aMail = { template: "x", recipient: "ada@mail.example", props: {} };
  await db.insert(mails).values([
    { ...aMail, id: "old", queuedAt: daysAgo(retentionDays.mails + 1), sentAt: daysAgo(30) },
    { ...aMail, id: "old and not sent", queuedAt: daysAgo(retentionDays.mails + 1) },
    { ...aMail, id: "new", queuedAt: daysAgo(retentionDays.mails - 1) },
  ]);
}

test("what was written for nobody goes after two days", async () => {
  const left = await db.select({ id: mails.id }).from(mails).where(eq(mails.recipient, NOBODY));
  expect(left).toEqual([{ id: "new decoy" }]);
});

async function addDecoys() {
  const decoy = { template: "x", recipient: NOBODY, props: {} };
  await db.insert(mails).values([
    { ...decoy, id: "old decoy", queuedAt: daysAgo(3) },
    { ...decoy, id: "new decoy", queuedAt: daysAgo(1) },
  ]);
}

test("security events are kept for their days", async () => {
  expect(await db.select({ kind: securityEvents.kind }).from(securityEvents)).toEqual([
    { kind: "new" },
  ]);
});

async function addSecurityEvents() {
  await db.insert(securityEvents).values([
    { kind: "old", at: daysAgo(retentionDays.securityEvents + 1) },
    { kind: "new", at: daysAgo(retentionDays.securityEvents - 1) },
  ]);
}

test("a request for access goes some days after its decision, never while it waits", async ({
  given: { requests },
}) => {
  const left = await db.select({ id: accessRequests.id }).from(accessRequests);
  expect(left.map(({ id }) => id).sort()).toEqual(requests.toBeKept.sort());
});

async function addAccessRequests() {
  const university = await aUniversity();
  const createdAt = daysAgo(1000);
  const decided = (days: number) => ({
    createdAt,
    decidedAt: daysAgo(days),
    decision: "declined" as const,
  });
  await anAccessRequest(university, decided(retentionDays.decidedAccessRequests + 1));
  const recent = await anAccessRequest(
    university,
    decided(retentionDays.decidedAccessRequests - 1),
  );
  const waiting = await anAccessRequest(university, { createdAt });
  return { toBeKept: [recent.id, waiting.id] };
}

test("a count of failures goes once its time is over", async () => {
  expect(await db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: "running" }]);
});

async function addFailureCounts() {
  await db.insert(rateLimits).values([
    { key: "old", count: 9, resetsAt: daysAgo(0.01) },
    { key: "running", count: 9, resetsAt: daysAgo(-0.01) },
  ]);
}
