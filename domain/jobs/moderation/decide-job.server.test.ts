import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobDecisions, jobs } from "#db/schema/jobs.ts";
import { test } from "#test/database.ts";
import { anAuthor, sendAdvert } from "#test/employer-factories.ts";
import { aStaffMember, lastMailTo } from "#test/factories.ts";
import { lastDecisionOn, wasApproved } from "../posting/employer-jobs.queries.server.ts";
import { takeBackJob } from "../posting/take-back-job.server.ts";
import { decideJob, type JobDecision } from "./decide-job.server.ts";
import {
  unsafeFindReview,
  unsafeListQueue,
  unsafeNextInQueue,
} from "./moderation.queries.server.ts";
import { unsafeAfterInQueue } from "./next-in-queue.server.ts";

const now = new Date("2026-11-15T10:00:00Z");
const later = new Date("2026-11-15T11:00:00Z");
const approving = (revision: number): JobDecision => ({
  decision: "approved",
  reasons: [],
  note: null,
  revision,
});

async function waiting(values: Record<string, string> = {}, at = now) {
  const who = await anAuthor();
  const sent = await sendAdvert(who.author, { values, now: at });
  if (!sent.ok) throw new Error(sent.error);
  return { ...who, id: sent.value.id };
}

async function jobWith(id: number) {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
  return job!;
}

test("an approved advert is live and its employer hears of it", async () => {
  const staff = await aStaffMember();
  const { id, person } = await waiting();

  const decided = await decideJob(staff, id, { decision: approving(1), now: later });

  expect(decided).toMatchObject({ ok: true, value: { id } });
  expect(await jobWith(id)).toMatchObject({ state: "approved", postedAt: later });
  expect(await lastMailTo(person.email)).toMatchObject({ template: "job-approved" });
});

test("one that is sent back says why, and comes first when it is sent again", async () => {
  const staff = await aStaffMember();
  const { id, person, author } = await waiting();
  const younger = await waiting({}, later);
  const decision = {
    ...approving(1),
    decision: "sent-back" as const,
    reasons: ["pay-missing" as const],
    note: "Which is right?",
  };

  await decideJob(staff, id, { decision, now: later });
  expect(await jobWith(id)).toMatchObject({ state: "sent-back" });
  expect(await lastDecisionOn(id)).toMatchObject({
    reasons: ["pay-missing"],
    note: "Which is right?",
  });
  expect(await wasApproved(id), "sent back is not let through").toBe(false);
  expect(await lastMailTo(person.email)).toMatchObject({
    template: "job-sent-back",
    props: { note: "Which is right?", sentences: [expect.stringContaining("what the job pays")] },
  });

  await sendAdvert(author, { jobId: id, now: new Date("2026-11-15T12:00:00Z") });
  const queue = await unsafeListQueue({ page: 1, since: null }, later);
  expect(queue.rows.map((row) => row.id)).toEqual([id, younger.id]);

  const { revision } = await jobWith(id);
  await decideJob(staff, id, { decision: approving(revision), now: later });
  expect(await lastDecisionOn(id)).toMatchObject({ decision: "approved" });
  expect(await wasApproved(id)).toBe(true);
});

test("of two who decide together one is told, and only one mail goes out", async () => {
  const [one, other] = [await aStaffMember(), await aStaffMember()];
  const { id } = await waiting();

  const outcomes = await Promise.all([
    decideJob(one, id, { decision: approving(1), now: later }),
    decideJob(other, id, {
      decision: { ...approving(1), decision: "declined", reasons: ["scam"] },
      now: later,
    }),
  ]);

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, error: "already-decided" });
  expect(await db.$count(jobDecisions)).toBe(1);
});

test("staff decide on what they read: taken back and sent again, it must be read again", async () => {
  const staff = await aStaffMember();
  const { id, author } = await waiting();
  await takeBackJob(author, id, later);
  expect(await decideJob(staff, id, { decision: approving(1), now: later })).toEqual({
    ok: false,
    error: "already-decided",
  });
  await sendAdvert(author, { jobId: id, values: { payFrom: "10" }, now: later });
  expect(await decideJob(staff, id, { decision: approving(1), now: later })).toEqual({
    ok: false,
    error: "changed-since",
  });
});

test("a change waits beside the live advert until somebody lets it through", async () => {
  const staff = await aStaffMember();
  const { id, author } = await waiting();
  await decideJob(staff, id, { decision: approving(1), now });
  await sendAdvert(author, { jobId: id, values: { payFrom: "39,000" }, now: later });

  expect((await unsafeFindReview(id, later))?.advert).toMatchObject({
    isChange: true,
    salaryMin: 3_900_000,
  });
  expect(await jobWith(id)).toMatchObject({ salaryMin: 3_750_000 });
  await decideJob(staff, id, { decision: approving(2), now: later });
  expect(await jobWith(id)).toMatchObject({
    salaryMin: 3_900_000,
    postedAt: now,
    changeSentAt: null,
  });
});

test("a change that waits says what would change, beside what readers see", async () => {
  const { id, author } = await waiting();
  await decideJob(await aStaffMember(), id, { decision: approving(1), now });
  await sendAdvert(author, { jobId: id, values: { payFrom: "20,000", payTo: "" }, now: later });
  expect((await unsafeFindReview(id, later))?.changes).toEqual([
    { what: "Pay", before: "£37,500 to £41,000 a year", after: "£20,000 a year" },
  ]);
});

test("a change that is declined leaves the advert live as it was", async () => {
  const staff = await aStaffMember();
  const { id, author } = await waiting();
  await decideJob(staff, id, { decision: approving(1), now });
  await sendAdvert(author, { jobId: id, values: { payFrom: "39,000" }, now: later });
  const decision = { ...approving(2), decision: "declined" as const, note: "No." };

  await decideJob(staff, id, { decision, now: later });

  expect(await jobWith(id)).toMatchObject({ state: "approved", salaryMin: 3_750_000, form: null });
});

test("nobody but our staff decides, and an advert past its closing is not let through", async () => {
  const { id, person } = await waiting({ closesOn: "2026-11-15", closesTime: "10:30" });
  expect(await decideJob(person, id, { decision: approving(1), now: later })).toEqual({
    ok: false,
    error: "forbidden",
  });
  expect(await decideJob(await aStaffMember(), id, { decision: approving(1), now: later })).toEqual(
    {
      ok: false,
      error: "closing-passed",
    },
  );
});

test("the queue is oldest first with its signals, and what was decided in this sitting holds its place", async () => {
  const staff = await aStaffMember();
  const first = await waiting();
  const scam = await waiting({ applyTo: "https://bit.ly/x", payFrom: "", payTo: "" }, later);
  const at = new Date("2026-11-15T12:00:00Z");

  const queue = await unsafeListQueue({ page: 1, since: null }, at);
  expect(queue).toMatchObject({ total: 2, rows: [{ id: first.id }, { id: scam.id }] });
  expect(queue.rows[1]?.signals.map(({ code }) => code)).toEqual(["short-link", "no-pay"]);
  expect(await unsafeNextInQueue(first.id)).toBe(scam.id);

  await decideJob(staff, first.id, { decision: approving(1), now: at });
  expect((await unsafeListQueue({ page: 1, since: at }, at)).rows).toMatchObject([
    { id: first.id, decided: "approved" },
    { id: scam.id, decided: null },
  ]);
  expect((await unsafeListQueue({ page: 1, since: null }, at)).rows).toMatchObject([
    { id: scam.id },
  ]);
});

test("an advert decided twice in a sitting stands there once, and those that wait are counted on every page", async () => {
  const staff = await aStaffMember();
  const { id, author } = await waiting();
  const back = { ...approving(1), decision: "sent-back" as const, note: "Say the pay." };
  await decideJob(staff, id, { decision: back, now: later });
  await sendAdvert(author, { jobId: id, now: later });
  const { revision } = await jobWith(id);
  await decideJob(staff, id, { decision: approving(revision), now: later });
  await waiting({}, later);

  const queue = await unsafeListQueue({ page: 1, since: now }, later);
  expect(queue).toMatchObject({ total: 2, waiting: 1, rows: [{ id, decided: "approved" }, {}] });
  expect(await unsafeListQueue({ page: 2, since: now }, later)).toMatchObject({ waiting: 1 });
});

test("an employer that says it sponsors and is not on the register is noticed", async () => {
  const { id, employer } = await waiting();
  await db
    .update(employers)
    .set({ sponsorStatus: "not_found" })
    .where(eq(employers.id, employer.id));
  const codes = (await unsafeFindReview(id, later))?.signals.map(({ code }) => code);
  expect(codes).toContain("not-on-register");
});

test("one can go through the queue without deciding, from the oldest to its end", async () => {
  const first = await waiting();
  const second = await waiting({}, later);

  expect(await unsafeAfterInQueue(first.id)).toBe(second.id);
  expect(await unsafeAfterInQueue(second.id)).toBeNull();
});
