import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { jobReports } from "#db/schema/jobs.ts";
import { messages } from "#db/schema/messages.ts";
import { mails } from "#db/schema/platform.ts";
import { test } from "#test/database.ts";
import { anAuthor, sendAdvert } from "#test/employer-factories.ts";
import { anAccessRequest, aUniversity } from "#test/factories.ts";
import { aJob } from "#test/job-factories.ts";
import { statementsOf } from "#test/statements.ts";
import { countWaiting, MAX_COUNTED } from "./waiting.queries.server.ts";

const now = new Date("2031-03-01T09:00:00Z");
const nothing = {
  accessRequests: 0,
  jobs: 0,
  reportedJobs: 0,
  jobCodes: 0,
  companyRequests: 0,
  companyPages: 0,
  messages: 0,
  stories: 0,
  ambassadors: 0,
  failedMails: 0,
  brokenLinks: 0,
  failedTasks: 0,
};
const aMessage = (at: number) => ({
  reference: `WM-0000-${at}`,
  formKey: String(at),
  kind: "contact" as const,
  topic: "help",
  name: "Ada",
  email: "ada@fern.example",
  body: "Hello",
  createdAt: now,
  dueOn: "2026-11-18",
});

test("what waits for staff is counted in one query, and what waits for others is not", async () => {
  await anAccessRequest(null, { kind: "employer" });
  await anAccessRequest(await aUniversity(), { kind: "student" });
  await anAccessRequest(null, { kind: "employer", decidedAt: now, decision: "declined" });
  const { author } = await anAuthor();
  await sendAdvert(author, { now });
  const reported = await aJob();
  await db.insert(jobReports).values([
    { jobId: reported.id, reason: "scam" },
    { jobId: reported.id, reason: "scam" },
  ]);
  await db
    .insert(messages)
    .values([aMessage(1), { ...aMessage(2), answeredAt: now }, { ...aMessage(3), closedAt: now }]);

  const counted: unknown[] = [];
  const statements = await statementsOf(async () => counted.push(await countWaiting()));

  expect(counted).toEqual([
    { ...nothing, accessRequests: 1, jobs: 1, reportedJobs: 1, messages: 1 },
  ]);
  expect(statements).toHaveLength(1);
});

test("an email counts once it was tried and not taken", async () => {
  const mail = { template: "invitation", recipient: "ada@mail.example", props: {} };
  await db.insert(mails).values([
    { ...mail, id: "new" },
    { ...mail, id: "tried", attempts: 2, lastError: "ESOCKET" },
    { ...mail, id: "sent", attempts: 1, sentAt: now },
    { ...mail, id: "kept", attempts: 1, text: "Come in." },
    { ...mail, id: "decoy", attempts: 1, recipient: "" },
  ]);

  expect(await countWaiting()).toEqual({ ...nothing, failedMails: 1 });
});

test("a flood is counted no further than the menu can say", async () => {
  await db
    .insert(messages)
    .values(Array.from({ length: MAX_COUNTED + 20 }, (_, at) => aMessage(at)));

  expect((await countWaiting()).messages).toBe(MAX_COUNTED);
});
