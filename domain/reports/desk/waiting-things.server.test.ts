import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { checkedLinks } from "#db/schema/desk.ts";
import { jobFeedRuns, jobFeeds } from "#db/schema/job-feeds.ts";
import { jobReports } from "#db/schema/jobs.ts";
import { premiumRequests } from "#db/schema/learners.ts";
import { messages } from "#db/schema/messages.ts";
import { pageDrafts, pages } from "#db/schema/pages.ts";
import { failedTasks, mails } from "#db/schema/platform.ts";
import { test } from "#test/database.ts";
import { anAuthor, sendAdvert } from "#test/employer-factories.ts";
import { anAccessRequest, aStaffMember, aStudent, aUniversity } from "#test/factories.ts";
import { aJob } from "#test/job-factories.ts";
import { statementsOf } from "#test/statements.ts";
import { queueNames } from "./queues.ts";
import { listWaiting, MAX_WAITING, type StoredQueue } from "./waiting-things.queries.server.ts";

const now = new Date("2031-03-01T09:00:00Z");
const all = queueNames.filter((name): name is StoredQueue => name !== "stale-facts");
const message = (reference: string, more: Partial<typeof messages.$inferInsert> = {}) => ({
  ...{ reference, formKey: reference, kind: "partner" as const, topic: "partner-other" },
  ...{ name: "Ada", email: "ada@fern.example", body: "Hello", createdAt: now, dueOn: "2031-03-04" },
  ...more,
});
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3600_000);

test("what waits is read in one query, with its name and since when", async () => {
  await anAccessRequest(null, { kind: "employer", employerName: "Fern", createdAt: hoursAgo(3) });
  await anAccessRequest(await aUniversity(), { kind: "student" });
  const { author } = await anAuthor();
  await sendAdvert(author, { now: hoursAgo(5) });
  const reported = await aJob();
  await db.insert(jobReports).values([
    { jobId: reported.id, reason: "scam", createdAt: hoursAgo(2) },
    { jobId: reported.id, reason: "scam", createdAt: hoursAgo(9) },
  ]);
  await db
    .insert(messages)
    .values([
      message("WM-1", { createdAt: hoursAgo(1) }),
      message("WM-2", { createdAt: hoursAgo(80), dueOn: "2031-03-01" }),
      message("WM-3", { answeredAt: now }),
      message("WM-4", { closedAt: now }),
      message("WM-5", { kind: "complaint", createdAt: hoursAgo(8) }),
    ]);
  await db.insert(failedTasks).values({
    ...{ id: "t", task: "import-feed", data: {}, error: "No room", attempts: 2 },
    failedAt: hoursAgo(4),
  });
  const mail = { template: "invitation", recipient: "ada@mail.example", props: {} };
  await db.insert(mails).values([
    { ...mail, id: "tried", attempts: 2, lastError: "ESOCKET", queuedAt: hoursAgo(6) },
    { ...mail, id: "new" },
    { ...mail, id: "refused", attempts: 1, lastError: "refused: 550" },
  ]);
  await db.insert(checkedLinks).values([
    {
      address: "/gone",
      kind: "own",
      state: "broken",
      reason: "no-such-page",
      failingSince: hoursAgo(7),
      checkedAt: now,
    },
    { address: "/fine", kind: "own", state: "fine", checkedAt: now },
  ]);

  let things: Awaited<ReturnType<typeof listWaiting>> = [];
  const statements = await statementsOf(async () => {
    things = await listWaiting(all, now);
  });

  expect(statements).toHaveLength(1);
  const told = things.map(({ queue, title, since }) => [queue, title, since]);
  expect(told).toEqual([
    ["jobs", expect.any(String), hoursAgo(5)],
    ["reported-jobs", reported.title, hoursAgo(9)],
    ["access-requests", expect.stringMatching(/^Asker/), hoursAgo(3)],
    ["messages", "WM-2", hoursAgo(80)],
    ["messages", "WM-1", hoursAgo(1)],
    ["complaints", "WM-5", hoursAgo(8)],
    ["broken-links", "/gone", hoursAgo(7)],
    ["failed-tasks", "import-feed", hoursAgo(4)],
    ["undelivered-mail", "invitation", hoursAgo(6)],
  ]);
  expect(things.find(({ queue }) => queue === "undelivered-mail")?.detail).toBe("To mail.example");
});

test("a page waits from the moment its writer asked, under the address of its editor", async () => {
  const author = await aStaffMember();
  const [page] = await db
    .insert(pages)
    .values({
      ...{ type: "post", slug: "first-weeks", title: "Old", description: "", body: "" },
      ...{ status: "published", fields: {}, revision: 1 },
      ...{ createdAt: hoursAgo(90), updatedAt: hoursAgo(50) },
    })
    .returning({ id: pages.id });
  const state = {
    ...{ title: "First weeks", description: "", body: "", fields: {} },
    ...{ reviewBy: null, author: null },
  };
  const draft = { pageId: page!.id, state, revision: 1, baseRevision: 1, updatedAt: now };
  await db.insert(pageDrafts).values({
    ...draft,
    ...{ stage: "review", stageAt: hoursAgo(30), stageById: author.id },
  });
  expect(await listWaiting(["pages-in-review"], now)).toEqual([
    {
      ...{ queue: "pages-in-review", id: "post/first-weeks", title: "First weeks" },
      ...{ detail: `From ${author.name}`, since: hoursAgo(30), due: null },
    },
  ]);
  await db.update(pageDrafts).set({ stage: "approved" });
  expect(await listWaiting(["pages-in-review"], now)).toEqual([]);
});

test("a feed waits while its last run failed, and only what may be seen is asked for", async () => {
  const [feed] = await db
    .insert(jobFeeds)
    .values({ name: "Fern", format: "xml", url: "https://fern.example/feed" })
    .returning();
  const run = { feedId: feed!.id, source: "feed", format: "xml" };
  await db.insert(jobFeedRuns).values([
    { ...run, state: "failed", startedAt: hoursAgo(9), failure: "Away" },
    { ...run, state: "done", startedAt: hoursAgo(5) },
  ]);
  expect(await listWaiting(["failed-feeds"], now)).toEqual([]);
  await db
    .insert(jobFeedRuns)
    .values({ ...run, state: "failed", startedAt: hoursAgo(2), failure: "Broken off" });

  expect(await listWaiting(["failed-feeds"], now)).toMatchObject([
    { title: "Fern", detail: "Broken off", since: hoursAgo(2) },
  ]);
  expect(await listWaiting(["messages"], now)).toEqual([]);
  expect(await listWaiting([], now)).toEqual([]);
});

test("a flood is read no further than the overview can say", async () => {
  const flood = Array.from({ length: MAX_WAITING + 20 }, (_, at) => message(`WM-${at}`));
  await db.insert(messages).values(flood);
  expect(await listWaiting(["messages"], now)).toHaveLength(MAX_WAITING);
});

test("a message is due at the end of the day its writer was promised, in London", async () => {
  await db
    .insert(messages)
    .values([
      message("WM-WINTER", { dueOn: "2031-01-10" }),
      message("WM-SUMMER", { dueOn: "2031-07-10" }),
    ]);
  const things = await listWaiting(["messages", "jobs"], now);
  expect(things.map(({ title, due }) => [title, due?.toISOString()])).toEqual([
    ["WM-WINTER", "2031-01-11T00:00:00.000Z"],
    ["WM-SUMMER", "2031-07-10T23:00:00.000Z"],
  ]);
});

test("a wish for premium waits here without a university, or once its office left it for a week", async () => {
  const university = await aUniversity();
  const ask = async (name: string, days: number, universityId: number | null) => {
    const { id: userId } = await aStudent({ name });
    const askedAt = hoursAgo(days * 24);
    await db.insert(premiumRequests).values({ userId, universityId, askedAt });
  };
  await ask("Alone", 1, null);
  await ask("Left", 9, university.id);
  await ask("Fresh", 2, university.id);
  const things = await listWaiting(["premium-requests"], now);
  expect(things.map(({ title }) => title)).toEqual(["Left", "Alone"]);
});
