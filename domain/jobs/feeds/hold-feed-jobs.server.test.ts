import { asc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobFeedRuns } from "#db/schema/job-feeds.ts";
import { jobs } from "#db/schema/jobs.ts";
import { ensureEmployers } from "#domain/employers/ensure-employers.server.ts";
import { test } from "#test/database.ts";
import { type FeedImport, importFeed } from "./import-feed.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const later = new Date("2026-11-16T09:00:00Z");

function run(bytes: Uint8Array, changes: Partial<FeedImport> = {}) {
  return importFeed({
    ...{ format: "csv", source: "one", feedId: null, from: { bytes }, employerName: null },
    ...{ country: null, force: false, now, ensureEmployers },
    ...changes,
  });
}

function stored() {
  return db
    .select({ key: jobs.externalKey, state: jobs.state })
    .from(jobs)
    .orderBy(asc(jobs.externalKey));
}

function withWords(rows: readonly [id: string, words: string][]): Uint8Array {
  const body = rows.map(
    ([id, words]) =>
      `${id},Analyst ${id},Halden Rowe,"Leeds, UK",https://jobs.example.org/${id},"${words}"`,
  );
  return Buffer.from(["id,title,company,location,url,description", ...body].join("\n"));
}

const PLAIN = "You will make charts for a small team.";
const GRAVE = "Pay a registration fee of 50 pounds before you start.";

test("a job with something grave in it waits for a person, whatever its source", async () => {
  const report = await run(
    withWords([
      ["a", PLAIN],
      ["b", GRAVE],
      ["c", "Native speakers only."],
      ["d", "Females only. You wash hair. We keep to the Equality Act 2010."],
      ["e", "British nationals only, for SC clearance."],
    ]),
  );
  expect(report).toMatchObject({ added: 1, held: 4, refused: 0 });
  const states = (await stored()).map(({ key, state }) => [key, state]);
  expect(states).toEqual([
    ["a", "approved"],
    ["b", "waiting"],
    ["c", "waiting"],
    ["d", "waiting"],
    ["e", "waiting"],
  ]);
  const queue = await db
    .select({ sentAt: jobs.sentAt })
    .from(jobs)
    .where(eq(jobs.state, "waiting"));
  expect(queue).toEqual(Array(4).fill({ sentAt: now }));
});

test("a live job whose new words are grave waits; fixed it is live; gone from the feed it is closed", async () => {
  await run(
    withWords([
      ["a", PLAIN],
      ["b", PLAIN],
    ]),
  );
  const state = async () => (await stored()).map((job) => job.state);
  expect(
    await run(
      withWords([
        ["a", PLAIN],
        ["b", GRAVE],
      ]),
      { now: later },
    ),
  ).toMatchObject({ held: 1 });
  expect(await state()).toEqual(["approved", "waiting"]);
  await run(
    withWords([
      ["a", PLAIN],
      ["b", `${PLAIN} Really.`],
    ]),
    { now: later },
  );
  expect(await state()).toEqual(["approved", "approved"]);
  await run(
    withWords([
      ["a", PLAIN],
      ["b", GRAVE],
    ]),
    { now: later },
  );
  await run(withWords([["a", PLAIN]]), { now: later });
  expect(await state()).toEqual(["approved", "closed"]);
});

test("what staff approved stays approved while the feed says the same", async () => {
  await run(withWords([["a", GRAVE]]));
  await db.update(jobs).set({ state: "approved" });
  expect(await run(withWords([["a", GRAVE]]), { now: later })).toMatchObject({
    unchanged: 1,
    held: 0,
  });
  expect(await stored()).toMatchObject([{ state: "approved" }]);
});

test("an employer that is looked up and not on the register cannot say by feed that it sponsors", async () => {
  const words = "We offer visa sponsorship for this role.";
  await run(withWords([["a", PLAIN]]));
  await db.update(employers).set({ sponsorStatus: "not_found", sponsorAsOf: "2026-11-13" });
  expect(await run(withWords([["a", words]]), { now: later })).toMatchObject({ held: 1 });
  await db.update(employers).set({ sponsorStatus: "licensed" });
  expect(await run(withWords([["a", `${words} Yes.`]]), { now: later })).toMatchObject({ held: 0 });
});

test("grave jobs of a large import wait too, and the others come on the board", async () => {
  const many = Array.from({ length: 260 }, (_, at) => [`n${at}`, PLAIN] as [string, string]);
  expect(await run(withWords([...many, ["z", GRAVE]]))).toMatchObject({ added: 260, held: 1 });
  const waiting = await db
    .select({ key: jobs.externalKey })
    .from(jobs)
    .where(eq(jobs.state, "waiting"));
  expect(waiting).toEqual([{ key: "z" }]);
});

test("an empty feed closes nothing until somebody accepts the loss", async () => {
  const board = (list: readonly object[]) => Buffer.from(JSON.stringify({ jobs: list }));
  const one = {
    id: 7,
    title: "Analyst",
    absolute_url: "https://jobs.example.org/7",
    location: { name: "Leeds, UK" },
  };
  const greenhouse = { format: "greenhouse", employerName: "Halden Rowe" } as const;
  await run(board([one]), greenhouse);
  const empty = await run(board([]), { ...greenhouse, now: later });
  expect(empty.failure).toContain("Nothing was closed");
  expect(await stored()).toMatchObject([{ state: "approved" }]);
  expect(await run(board([]), { ...greenhouse, now: later, force: true })).toMatchObject({
    closed: 1,
  });
});

test("columns that mean nothing to us are reported", async () => {
  const bytes = Buffer.from(
    "id,title,company,url,Start_Date,Recruiter\n1,Analyst,Halden Rowe,https://jobs.example.org/1,soon,Ada\n",
  );
  const report = await run(bytes);
  expect(report).toMatchObject({ added: 1, unknownColumns: ["Start_Date", "Recruiter"] });
  const [row] = await db.select({ names: jobFeedRuns.unknownColumns }).from(jobFeedRuns);
  expect(row?.names).toEqual(["Start_Date", "Recruiter"]);
});
