import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobDays, jobs } from "#db/schema/jobs.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import { test } from "#test/database.ts";
import { anAuthor, sendAdvert, typed } from "#test/employer-factories.ts";
import { aStudent } from "#test/factories.ts";
import { closeJob, deleteDraft } from "./close-job.server.ts";
import {
  countGroupsOf,
  findJobOf,
  listJobsOf,
  liveFiguresOf,
} from "./employer-jobs.queries.server.ts";
import { renewJob } from "./renew-job.server.ts";
import { saveJobDraft } from "./save-job-draft.server.ts";
import { discardChange, takeBackJob } from "./take-back-job.server.ts";

const now = new Date("2026-11-15T10:00:00Z");
const later = new Date("2026-11-15T11:00:00Z");

async function sent(author: { userId: string; employerId: number }, values = {}) {
  const result = await sendAdvert(author, { values, now });
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

test("a draft keeps what was typed, whole or not, and its owner finds it again", async () => {
  const { author } = await anAuthor();
  const kept = await saveJobDraft(
    author,
    { jobId: null, values: { title: " Chef ", payFrom: "lots" } },
    now,
  );
  if (!kept.ok) throw new Error(kept.error);

  expect(await findJobOf(author.employerId, kept.value.id)).toMatchObject({
    state: "draft",
    title: "Chef",
    form: { title: " Chef ", payFrom: "lots" },
  });
  await saveJobDraft(author, { jobId: kept.value.id, values: { title: "Head chef" } }, later);
  expect(await findJobOf(author.employerId, kept.value.id)).toMatchObject({
    title: "Head chef",
    form: { title: "Head chef" },
    revision: 1,
  });
});

test("an advert waits to be read; a trusted employer’s is live at once", async () => {
  const { author } = await anAuthor();
  const { id, to } = await sent(author);
  expect(to).toBe("waiting");
  expect(await findJobOf(author.employerId, id)).toMatchObject({
    state: "waiting",
    sentAt: now,
    slug: expect.stringMatching(/^graduate-software-developer-employer-\d+-/),
    salaryMin: 3_750_000,
    yearlyPay: 3_750_000,
  });

  const trusted = await anAuthor({ isTrusted: true });
  const live = await sent(trusted.author);
  expect(live.to).toBe("live");
  expect(await findJobOf(trusted.author.employerId, live.id)).toMatchObject({
    state: "approved",
    postedAt: now,
  });
});

test("what waits is changed only after it was taken back, and loses nothing by it", async () => {
  const { author } = await anAuthor();
  const { id } = await sent(author);

  expect(await saveJobDraft(author, { jobId: id, values: typed }, later)).toEqual({
    ok: false,
    error: "being-read",
  });
  expect(await takeBackJob(author, id, later)).toEqual({ ok: true, value: {} });
  expect(await findJobOf(author.employerId, id)).toMatchObject({ state: "draft", form: typed });
  expect(await takeBackJob(author, id, later)).toEqual({ ok: false, error: "not-waiting" });
});

test("a change that readers decide by waits beside the live advert; others are live at once", async () => {
  const { author } = await anAuthor();
  const { id } = await sent(author);
  await db.update(jobs).set({ state: "approved" }).where(eq(jobs.id, id));

  const small = await sendAdvert(author, { jobId: id, values: { closesOn: "2026-12-20" }, now });
  expect(small).toEqual({ ok: true, value: { id, to: "live", held: null } });
  const great = await sendAdvert(author, { jobId: id, values: { payFrom: "39,000" }, now: later });
  expect(great).toEqual({ ok: true, value: { id, to: "change-waiting", held: null } });

  expect(await findJobOf(author.employerId, id)).toMatchObject({
    state: "approved",
    salaryMin: 3_750_000,
    changeSentAt: later,
    form: { payFrom: "39,000" },
  });
  await takeBackJob(author, id, later);
  await discardChange(author, id, later);
  expect(await findJobOf(author.employerId, id)).toMatchObject({ changeSentAt: null, form: null });
});

test("a trusted employer’s change is live at once", async () => {
  const { author, employer } = await anAuthor({ isTrusted: true });
  const { id } = await sent(author);
  await sendAdvert(author, { jobId: id, values: { payFrom: "39,000" }, now: later });
  expect(await findJobOf(employer.id, id)).toMatchObject({ salaryMin: 3_900_000, postedAt: now });
});

test("an advert is closed and renewed as old as it is; one that never was live is deleted", async () => {
  const { author } = await anAuthor({ isTrusted: true });
  const { id } = await sent(author);
  const closesAt = new Date("2026-12-24T12:00:00Z");

  expect(await deleteDraft(author, id)).toEqual({ ok: false, error: "published-once" });
  expect((await closeJob(author, id, later)).ok).toBe(true);
  expect(await closeJob(author, id, later)).toEqual({ ok: false, error: "not-live" });
  await renewJob(author, { jobId: id, closesAt, closesZone: "Europe/London" }, later);
  expect(await findJobOf(author.employerId, id)).toMatchObject({
    state: "approved",
    closesAt,
    postedAt: now,
    form: { closesOn: "2026-12-24", closesTime: "12:00" },
  });

  const draft = await saveJobDraft(author, { jobId: null, values: {} }, now);
  if (!draft.ok) throw new Error(draft.error);
  expect((await deleteDraft(author, draft.value.id)).ok).toBe(true);
  expect(await findJobOf(author.employerId, draft.value.id)).toBeUndefined();
});

test("another employer’s advert is not found, whatever one would do to it", async () => {
  const [mine, theirs] = [await anAuthor(), await anAuthor()];
  const { id } = await sent(theirs.author);
  const notFound = { ok: false, error: "not-found" };
  const closing = { jobId: id, closesAt: later, closesZone: "Europe/London" };

  expect(await findJobOf(mine.author.employerId, id)).toBeUndefined();
  expect(await saveJobDraft(mine.author, { jobId: id, values: typed }, now)).toEqual(notFound);
  expect(await sendAdvert(mine.author, { jobId: id, now })).toEqual(notFound);
  expect(await takeBackJob(mine.author, id, now)).toEqual(notFound);
  expect(await discardChange(mine.author, id, now)).toEqual(notFound);
  expect(await closeJob(mine.author, id, now)).toEqual(notFound);
  expect(await deleteDraft(mine.author, id)).toEqual(notFound);
  expect(await renewJob(mine.author, closing, now)).toEqual(notFound);
});

test("a feed’s advert is the feed’s to change", async () => {
  const { author } = await anAuthor();
  const { id } = await sent(author);
  await db.update(jobs).set({ externalKey: "1", source: "feed" }).where(eq(jobs.id, id));
  const refused = { ok: false, error: "from-feed" };
  expect(await saveJobDraft(author, { jobId: id, values: typed }, now)).toEqual(refused);
  expect(await closeJob(author, id, now)).toEqual(refused);
});

test("adverts are listed by state with what readers did in the last thirty days", async () => {
  const { author } = await anAuthor({ isTrusted: true });
  const live = await sent(author);
  await db.update(employers).set({ isTrusted: false }).where(eq(employers.id, author.employerId));
  const waiting = await sent(author);
  const ended = await sent(author, { closesOn: "2026-11-16" });
  await db
    .update(jobs)
    .set({ state: "approved", closesAt: new Date("2026-11-10T00:00:00Z") })
    .where(eq(jobs.id, ended.id));
  await saveJobDraft(author, { jobId: null, values: {} }, now);
  await db.insert(jobDays).values([
    { jobId: live.id, day: "2026-11-14", views: 40, applyClicks: 3 },
    { jobId: live.id, day: "2026-11-15", views: 2, applyClicks: 1 },
    { jobId: live.id, day: "2026-09-01", views: 900, applyClicks: 90 },
  ]);
  const student = await aStudent();
  await db.insert(savedJobs).values({ userId: student.id, jobId: live.id, savedAt: now });

  expect(await countGroupsOf(author.employerId, later)).toEqual({
    all: 4,
    live: 1,
    waiting: 1,
    drafts: 1,
    ended: 1,
  });
  const page = await listJobsOf(author.employerId, { group: "live", page: 1 }, later);
  expect(page.rows).toMatchObject([{ id: live.id, views: 42, applyClicks: 4, saves: 1 }]);
  expect(await liveFiguresOf(author.employerId, later)).toEqual({
    views: 42,
    applyClicks: 4,
    saves: 1,
  });
  const read = await listJobsOf(author.employerId, { group: "waiting", page: 1 }, later);
  expect(read.rows).toMatchObject([{ id: waiting.id, views: 0, saves: 0 }]);
});

test.each([
  ["absurdly low pay", { payFrom: "10", payTo: "12" }, "pay"],
  ["absurdly high pay", { payFrom: "9,999,999", payTo: "" }, "pay"],
  ["a request for money", { advert: `${typed.advert} There is a registration fee.` }, "words"],
])("%s holds even a trusted employer’s advert", async (_what, values, held) => {
  const { author } = await anAuthor({ isTrusted: true });
  const { id, ...rest } = await sent(author, values);
  expect(rest).toEqual({ to: "waiting", held: { why: held } });
  expect(await findJobOf(author.employerId, id)).toMatchObject({ state: "waiting", sentAt: now });
});

test.each([
  ["trusted", true, "gb", "Native speakers only", "Equality Act 2010: section 39"],
  ["new", false, "gb", "Native speakers only", "Equality Act 2010: section 39"],
  ["new, in Ireland", false, "ie", "Native speakers only", "Employment Equality Acts 1998 to 2015"],
  ["new, with a reason", false, "gb", "SC clearance: British nationals only", "A person decides."],
])("a %s employer is told at once of words against the law, and of the law", async (...row) => {
  const [, isTrusted, country, words, law] = row;
  const { author } = await anAuthor({ isTrusted });
  const advert = `${typed.advert} ${words}. There is a registration fee.`;
  const place = country === "ie" ? { country, currency: "EUR", city: "Dublin" } : { country };
  const { to, held } = await sent(author, { ...place, advert });
  expect(to).toBe("waiting");
  expect(held).toEqual({
    why: "law",
    sentence: expect.stringContaining(law),
    evidence: expect.stringContaining(words),
  });
});

const noSponsor = "We cannot sponsor visas for this role";
const sponsor = "We sponsor Skilled Worker visas for this role";
test.each([
  ["offered", noSponsor, "says that you sponsor, and the advert says that you do not"],
  ["not-offered", sponsor, "says that you do not sponsor, and the advert says that you do"],
])("a trusted employer whose answer is %s is told that “%s” differs", async (...row) => {
  const [sponsorship, words, told] = row;
  const { author } = await anAuthor({ isTrusted: true });
  const about = "You will join a team of seven who write software that finds leaks in mains. ";
  const { to, held } = await sent(author, { sponsorship, advert: `${about.repeat(2)}${words}.` });
  expect(to).toBe("waiting");
  expect(held).toEqual({
    why: "sponsorship",
    sentence: expect.stringContaining(told),
    evidence: words,
  });
});

test("of the same advert sent four times at once by a trusted employer one is live", async () => {
  const { author } = await anAuthor({ isTrusted: true });
  const all = await Promise.all([1, 2, 3, 4].map(() => sent(author)));
  expect(all.map(({ to }) => to).sort()).toEqual(["live", "waiting", "waiting", "waiting"]);
  expect(all.find(({ to }) => to === "waiting")).toMatchObject({ held: { why: "twin" } });
});

test("a grave change to a trusted employer’s live advert waits beside it", async () => {
  const { author } = await anAuthor({ isTrusted: true });
  const { id } = await sent(author);
  const change = await sendAdvert(author, { jobId: id, values: { payFrom: "10" }, now: later });
  expect(change).toMatchObject({ ok: true, value: { to: "change-waiting", held: { why: "pay" } } });
  expect(await findJobOf(author.employerId, id)).toMatchObject({
    state: "approved",
    salaryMin: 3_750_000,
    changeSentAt: later,
  });
});
