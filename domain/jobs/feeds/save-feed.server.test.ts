import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { securityEvents } from "#db/schema/accounts.ts";
import { jobFeedRuns, jobFeeds } from "#db/schema/job-feeds.ts";
import { jobs } from "#db/schema/jobs.ts";
import { setOutsideAllowed } from "#platform/switches.server.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { aJob } from "#test/job-factories.ts";
import { waitingTasks } from "#test/tasks.ts";
import { importFeeds, importOneFeed } from "#workers/import-feeds.ts";
import { type FeedInput, feedSchema } from "./feed.schema.ts";
import {
  findFeed,
  findRun,
  hasLostMany,
  listDueFeeds,
  listFeeds,
  listRuns,
} from "./feeds.queries.server.ts";
import { feedRefusals } from "./refusals.ts";
import {
  addFeed,
  changeFeed,
  removeFeed,
  runFeedAcceptingLoss,
  runFeedNow,
  switchFeed,
} from "./save-feed.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

const input: FeedInput = {
  name: "Fern board",
  format: "lever",
  // Nothing listens there, and nothing may: it is this machine.
  url: "https://127.0.0.1/fern",
  employerName: "Fern",
  country: null,
};

async function aFeed(changes: Partial<FeedInput> = {}) {
  const added = await addFeed(await aStaffMember(), { ...input, ...changes });
  if (!added.ok) throw new Error(added.error);
  return added.value.id;
}

test("a feed is added, changed and paused; two cannot have one name", async () => {
  const staff = await aStaffMember();
  const id = await aFeed();
  expect(await addFeed(staff, input)).toEqual({ ok: false, error: "name-taken" });
  const other = await aFeed({ name: "Moss board" });
  expect(await changeFeed(staff, other, input)).toEqual({ ok: false, error: "name-taken" });

  await changeFeed(staff, id, { ...input, name: "Fern and Co", country: "ie" });
  await switchFeed(staff, id, "off");
  expect(await findFeed(id)).toMatchObject({ name: "Fern and Co", country: "ie", isActive: false });
  expect(await changeFeed(staff, 9999, { ...input, name: "Nobody" })).toEqual({
    ok: false,
    error: "not-found",
  });
});

test("a feed that is removed takes its reports along and closes its jobs", async () => {
  const id = await aFeed();
  const kept = await aJob();
  const gone = await aJob({ feedId: id, source: `feed-${id}` });
  await setOutsideAllowed("on", null, now);
  await importOneFeed({ feedId: id });

  await removeFeed(await aStaffMember(), id, now);
  expect(await db.$count(jobFeeds)).toBe(0);
  expect(await db.$count(jobFeedRuns)).toBe(0);
  const states = await db.select({ id: jobs.id, state: jobs.state }).from(jobs).orderBy(jobs.id);
  expect(states).toEqual([
    { id: kept.id, state: "approved" },
    { id: gone.id, state: "closed" },
  ]);
});

test("a feed is due when it never ran, or last ran six hours ago, and is not paused", async () => {
  const never = await aFeed({ name: "never" });
  const long = await aFeed({ name: "long" });
  const short = await aFeed({ name: "short" });
  const paused = await aFeed({ name: "paused" });
  await db
    .update(jobFeeds)
    .set({ lastRunAt: hoursAgo(6) })
    .where(eq(jobFeeds.id, long));
  await db
    .update(jobFeeds)
    .set({ lastRunAt: hoursAgo(5) })
    .where(eq(jobFeeds.id, short));
  await switchFeed(await aStaffMember(), paused, "off");
  expect(await listDueFeeds(now)).toEqual([never, long]);
});

test("nothing is fetched, and nothing queued, while the switch is off", async () => {
  const id = await aFeed();
  expect(await runFeedNow(id)).toEqual({ ok: false, error: "outside-off" });
  await importFeeds();
  await importOneFeed({ feedId: id });
  expect(await waitingTasks()).toEqual([]);
  expect(await db.$count(jobFeedRuns)).toBe(0);
});

test("with the switch on, due feeds are queued; one that cannot be fetched says why", async () => {
  const id = await aFeed();
  await setOutsideAllowed("on", null, now);
  await importFeeds();
  await importFeeds();
  await runFeedNow(id);
  expect(await waitingTasks()).toMatchObject([{ name: "import-feed", data: { feedId: id } }]);

  await importOneFeed({ feedId: id });
  const runs = await listRuns({ page: 1 }, id);
  expect(runs.rows).toMatchObject([
    {
      feedName: "Fern board",
      state: "failed",
      failure: expect.stringContaining("private network"),
    },
  ]);
  expect(await findRun(runs.rows[0]!.id)).toMatchObject({ refusals: [] });
  expect((await listFeeds({ page: 1 })).rows).toMatchObject([{ lastState: "failed", openJobs: 0 }]);
  // It rests like one that ran: an address that is wrong is not asked every hour.
  expect(await listDueFeeds(new Date())).toEqual([]);
});

test("a feed that was removed or paused in the meantime does not run, and is no fault", async () => {
  await setOutsideAllowed("on", null, now);
  const id = await aFeed();
  await runFeedNow(id);
  await switchFeed(await aStaffMember(), id, "off");
  await importOneFeed({ feedId: id });
  await importOneFeed({ feedId: 9999 });
  expect(await db.$count(jobFeedRuns)).toBe(0);
  expect(await runFeedNow(id)).toEqual({ ok: false, error: "paused" });
});

test("staff accept a feed’s loss: queued beside a plain run, and kept with their name", async () => {
  const staff = await aStaffMember();
  await setOutsideAllowed("on", null, now);
  const id = await aFeed();
  expect(await hasLostMany(id)).toBe(false);
  const lost = { source: `feed-${id}`, format: "lever", feedId: id, startedAt: now };
  const failure = feedRefusals["too-many-vanished"];
  await db.insert(jobFeedRuns).values({ ...lost, state: "failed", failure });
  expect(await hasLostMany(id)).toBe(true);

  await runFeedNow(id);
  expect((await runFeedAcceptingLoss(staff, id)).ok).toBe(true);
  expect((await waitingTasks()).map(({ data }) => data)).toEqual([
    { feedId: id, acceptsLoss: false },
    { feedId: id, acceptsLoss: true },
  ]);
  const [event] = await db
    .select({ actorId: securityEvents.actorId, detail: securityEvents.detail })
    .from(securityEvents)
    .where(eq(securityEvents.kind, "job-feed-loss-accepted"));
  expect(event).toEqual({ actorId: staff.id, detail: { feed: "Fern board" } });
});

test.each([
  ["url", "http://example.org/feed"],
  ["url", "https://user:word@example.org/feed"],
  ["url", "feed"],
  ["format", "yaml"],
  ["name", " "],
  ["country", "us"],
])("the %s %j is refused in words", (field, text) => {
  const typed = { ...input, url: "https://example.org", country: "", [field]: text };
  const read = feedSchema.safeParse(typed);
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
