import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { accessRequests, securityEvents } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/platform.ts";
import { rateLimits } from "#db/schema/sign-in.ts";
import { NOBODY } from "#platform/mail.server.ts";
import { retentionDays } from "#rules/retention.ts";
import { test } from "#test/database.ts";
import { anAccessRequest, aUniversity } from "#test/factories.ts";
import { housekeeping } from "./housekeeping.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000);

test("mails are kept for their days, delivered or not", async () => {
  const aMail = { template: "x", recipient: "ada@mail.example", props: {} };
  await db.insert(mails).values([
    { ...aMail, id: "old", queuedAt: daysAgo(retentionDays.mails + 1), sentAt: daysAgo(30) },
    { ...aMail, id: "old and not sent", queuedAt: daysAgo(retentionDays.mails + 1) },
    { ...aMail, id: "new", queuedAt: daysAgo(retentionDays.mails - 1) },
  ]);
  await housekeeping();

  expect(await db.select({ id: mails.id }).from(mails)).toEqual([{ id: "new" }]);
});

test("what was written for nobody goes after two days", async () => {
  const decoy = { template: "x", recipient: NOBODY, props: {} };
  await db.insert(mails).values([
    { ...decoy, id: "old", queuedAt: daysAgo(3) },
    { ...decoy, id: "new", queuedAt: daysAgo(1) },
  ]);
  await housekeeping();

  expect(await db.select({ id: mails.id }).from(mails)).toEqual([{ id: "new" }]);
});

test("security events are kept for their days", async () => {
  await db.insert(securityEvents).values([
    { kind: "old", at: daysAgo(retentionDays.securityEvents + 1) },
    { kind: "new", at: daysAgo(retentionDays.securityEvents - 1) },
  ]);
  await housekeeping();

  expect(await db.select({ kind: securityEvents.kind }).from(securityEvents)).toEqual([
    { kind: "new" },
  ]);
});

test("a request for access goes some days after its decision, never while it waits", async () => {
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
  await housekeeping();

  const left = await db.select({ id: accessRequests.id }).from(accessRequests);
  expect(left.map(({ id }) => id).sort()).toEqual([recent.id, waiting.id].sort());
});

test("a count of failures goes once its time is over", async () => {
  await db.insert(rateLimits).values([
    { key: "old", count: 9, resetsAt: daysAgo(0.01) },
    { key: "running", count: 9, resetsAt: daysAgo(-0.01) },
  ]);
  await housekeeping();

  expect(await db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: "running" }]);
});
