import { eq } from "drizzle-orm";
import { expect, onTestFinished } from "vitest";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { demoEmployers } from "#demo/employers.ts";
import type { PageContent } from "#domain/pages/page.ts";
import { invalidatePages, onInvalidatedPages } from "#platform/page-cache.server.ts";
import { contentOf } from "#test/content.ts";
import { test } from "#test/database.ts";
import { givenDemo } from "#test/demo.ts";
import { aStaffMember, aStudent } from "#test/factories.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { startTestSearch } from "#test/search.ts";
import { findBoardPage } from "../board/board.server.ts";
import { searchOf } from "./criteria.ts";
import { landingSchema } from "./landing-form.schema.ts";
import type { LandingPage } from "./landing-page.ts";
import {
  findStaffPage,
  landingStops,
  listStaffPages,
  toLandingPage,
} from "./landing-pages.queries.server.ts";
import { type LandingRow, landingType } from "./landing-type.ts";
import { landingView } from "./landing-view.server.ts";
import {
  addLandingPage,
  changeLandingPage,
  publishLandingPage,
} from "./save-landing-page.server.ts";

const now = new Date("2031-03-01T09:00:00Z");

const given = (changes: Record<string, string> = {}) => ({
  title: "Law jobs in Leeds",
  description: "Live law jobs in Leeds for students from abroad, counted on the day you look.",
  search: "/jobs?sector=law&city=Leeds",
  intro: `Leeds has more law firms than its size suggests.\n\n${"They hire all year. ".repeat(12)}`,
  "question-2": "Do they sponsor?",
  "answer-2": "Some do. The cards say what the register says.",
  ...changes,
});

const input = (changes: Record<string, string> = {}) => landingSchema.parse(given(changes));

test("every written page has jobs to show in the demo, and counts as the board does", async () => {
  await givenDemo(now);
  await standAsTheRegisterSays();
  await startTestSearch();

  const pages = contentOf(landingType).map(stored);
  expect(pages).toHaveLength(10);
  for (const page of pages) {
    const { live } = await landingView(page, { now, timeZone: null, near: [] });
    const board = await findBoardPage(searchOf(page), now);
    expect([page.path, live?.total]).toEqual([page.path, board.total]);
    expect([page.path, board.total >= 8]).toEqual([page.path, true]);
    expect(live?.cards.length).toBe(Math.min(10, board.total));
  }
});

test("a page shows what its criteria find, split by the register, and its neighbours' counts", async () => {
  const licensed = await anEmployer({ sponsorStatus: "licensed", sponsorAsOf: "2031-02-27" });
  const unknown = await anEmployer({ sponsorStatus: "not_found", sponsorAsOf: "2031-02-27" });
  await aJob({ employerId: licensed.id, sector: "law", sponsorship: "offered" });
  await aJob({ employerId: licensed.id, sector: "law" });
  await aJob({ employerId: unknown.id, sector: "law" });
  await aJob({ sector: "design" });
  await startTestSearch();

  const law = pageOf("city=Leeds&sector=law");
  const design = { ...pageOf("city=Leeds&sector=design"), path: "/design", heading: "Design" };
  const empty = { ...pageOf("city=Atlantis"), path: "/atlantis" };
  const now = new Date("2031-03-01T09:30:00Z");
  const { live } = await landingView(law, { now, timeZone: null, near: [design, empty] });

  expect(live).toMatchObject({
    total: 3,
    countedAt: "1 March 2031 at 09:30, UK time",
    registerDay: "27 February 2031",
    split: { of: 3, elsewhere: 0 },
    near: [
      { count: 3, isHere: true },
      { label: "Design", count: 1, isHere: false },
    ],
  });
  expect(live?.funnel.map(({ count }) => count)).toEqual([3, 2, 1]);
  expect(live?.split?.keys.map(({ state, count, href }) => [state, count, href])).toEqual([
    ["licensed", 2, "/jobs?city=Leeds&sector=law&register=licensed"],
    ["not_found", 1, "/jobs?city=Leeds&sector=law&register=not_found"],
  ]);
});

test("the search goes on from a page with every condition it has", async () => {
  const criteria = "q=data&country=gb&city=Leeds&pay=30000&posted=7&closing=14&safe=1";
  const page: LandingPage = { ...pageOf(criteria), board: "part-time-jobs" };
  const { form } = await landingView(page, { now: new Date(), timeZone: null, near: [] });
  const sent = new URLSearchParams([["q", form.q], ...form.hidden]);
  expect(sent.get("was")).toBe("Leeds");
  sent.delete("was");
  expect(sent.toString()).toBe(criteria);
});

test("without jobs a page claims none, and without the index it shows its words", async () => {
  const page = pageOf("city=Atlantis");
  const reader = { now: new Date(), timeZone: null, near: [] };
  expect((await landingView(page, reader)).live).toBeNull();

  await startTestSearch();
  const { live } = await landingView(page, reader);
  expect(live).toMatchObject({
    total: 0,
    cards: [],
    lead: "No jobs here are open on Waymark today.",
  });
});

test("a page is a draft until it is published, and a draft again when it is taken off", async () => {
  const actor = await aStaffMember();
  const at = new Date("2031-03-01T09:00:00Z");
  expect(await addLandingPage(actor, "law-jobs-in-leeds", input(), at)).toMatchObject({ ok: true });
  expect(await landingStops()).toEqual([]);

  await publishLandingPage(actor, "law-jobs-in-leeds", { isPublished: true, now });
  expect(await landingStops()).toEqual([
    {
      path: "/jobs-for/law-jobs-in-leeds",
      heading: "Law jobs in Leeds",
      board: "jobs",
      criteria: "city=Leeds&sector=law",
    },
  ]);
  const row = await findStaffPage("law-jobs-in-leeds");
  expect(row && toLandingPage(row, "2026-11-16")).toMatchObject({
    checkedOn: "2031-03-01",
    questions: [{ question: "Do they sponsor?" }],
  });

  await publishLandingPage(actor, "law-jobs-in-leeds", { isPublished: false, now });
  expect(await landingStops()).toEqual([]);
  expect((await listStaffPages({ page: 1 })).total).toBe(1);
});

test("an address is taken once", async () => {
  const actor = await aStaffMember();
  await addLandingPage(actor, "leeds", input(), new Date());
  const again = await addLandingPage(actor, "leeds", input({ title: "Another" }), new Date());
  expect(again).toEqual({ ok: false, error: "slug-taken" });
  expect((await findStaffPage("leeds"))?.title).toBe("Law jobs in Leeds");
});

test("of two people who change a page at once, the second is told", async () => {
  const actor = await aStaffMember();
  const opened = new Date("2031-03-01T09:00:00Z");
  await addLandingPage(actor, "leeds", input(), opened);

  const save = (title: string, minute: number) =>
    changeLandingPage(
      actor,
      { slug: "leeds", baseRevision: 1 },
      input({ title }),
      new Date(opened.getTime() + minute * 60_000),
    );
  expect(await save("First title", 1)).toMatchObject({ ok: true });
  expect(await save("Second title", 2)).toMatchObject({
    ok: false,
    error: "conflict",
    mine: { title: "Second title" },
    theirs: { title: "First title", revision: 2 },
  });
  expect((await findStaffPage("leeds"))?.title).toBe("First title");
});

test("what readers were shown is forgotten when a page changes", async () => {
  const forgotten: string[] = [];
  onTestFinished(onInvalidatedPages((tag) => forgotten.push(tag)));
  const actor = await aStaffMember();
  const opened = new Date("2031-03-01T09:00:00Z");
  await addLandingPage(actor, "leeds", input(), opened);
  await publishLandingPage(actor, "leeds", { isPublished: true, now });
  await changeLandingPage(actor, { slug: "leeds", baseRevision: 1 }, input(), new Date());
  expect(forgotten).toEqual(["landing", "landing"]);
});

test("only staff make, change and publish pages", async () => {
  const student = await aStudent();
  const refused = { ok: false, error: "forbidden" };
  const page = { slug: "leeds", baseRevision: 1 };
  expect(await addLandingPage(student, "leeds", input(), new Date())).toEqual(refused);
  expect(await changeLandingPage(student, page, input(), new Date())).toEqual(refused);
  expect(await publishLandingPage(student, "leeds", { isPublished: true, now })).toEqual(refused);
});

test("a page shows a job from the moment it is live, and never one that has closed", async () => {
  const job = await aJob({ sector: "law" });
  await startTestSearch();
  const reader = { now: new Date(), timeZone: null, near: [] };
  expect((await landingView(pageOf("sector=law"), reader)).live?.cards).toHaveLength(1);

  await db.update(jobs).set({ state: "closed" }).where(eq(jobs.id, job.id));
  // As every way of closing a job does.
  invalidatePages("jobs");
  expect((await landingView(pageOf("sector=law"), reader)).live?.cards).toHaveLength(0);
});

/** What the demo's first start finds in its register; sponsors' own tests prove that it does. */
async function standAsTheRegisterSays(): Promise<void> {
  for (const { slug, standing } of demoEmployers) {
    const known = { sponsorStatus: standing, sponsorAsOf: standing ? "2031-02-27" : null };
    await db.update(employers).set(known).where(eq(employers.slug, slug));
  }
}

function pageOf(criteria: string): LandingPage {
  const fields = { heading: "Here", criteria, one: "job here", many: "jobs here" };
  return stored({
    ...{ slug: "here", variant: "", title: "Here", description: "", body: "Words." },
    ...{ status: "published", publishedAt: null, reviewBy: null, author: null },
    fields: landingType.fields.parse(fields),
  });
}

function stored(content: PageContent<LandingRow["fields"]>): LandingPage {
  return toLandingPage({ ...content, id: 1, revision: 1, updatedAt: now }, "2026-11-16");
}
