import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/platform.ts";
import { eraseAccounts } from "#domain/accounts/erasure/erase-accounts.server.ts";
import { requestErasure } from "#domain/accounts/erasure/request-erasure.server.ts";
import { aCv } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import {
  anAdminOf,
  aPerson,
  aStudent,
  aUniversity,
  lastMailTo,
  PASSWORD,
} from "#test/factories.ts";
import { listCvs } from "../document/cvs.queries.server.ts";
import { binCv } from "../list/bin-cv.server.ts";
import {
  commentOnCv,
  deleteComment,
  listCommentsForReview,
  listCommentsOwnedBy,
  replyToComment,
  resolveComment,
} from "./comments.server.ts";
import {
  askForReview,
  endReview,
  findCvForReview,
  findReview,
  listReviews,
  nextReview,
} from "./review-cv.server.ts";
import { finishReview, giveBackReview, reopenReview, takeReview } from "./take-review.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const later = new Date("2026-11-15T10:00:00Z");
const tomorrow = new Date("2026-11-16T10:00:00Z");

/** A student, their adviser, and a CV the adviser was asked to read. */
async function asked() {
  const university = await aUniversity();
  const owner = await aStudent({ university, name: "Ada" });
  const adviser = await anAdminOf(university, { name: "Ruth" });
  const cv = await aCv(owner);
  await askForReview({ owner, cvId: cv.id, question: "Is it too long?", now });
  return { university, owner, adviser, cv };
}

const everything = { filter: "open", adviserId: "nobody", page: 1 } as const;
const onWork = { section: "work", entryId: "tide", body: "Move this up?", now };
const notFound = { ok: false, error: "not-found" };

test("an invited university reads the CV; every other is told it is not there", async () => {
  const { university, cv } = await asked();
  const elsewhere = await aUniversity();
  expect(await findCvForReview(university.id, cv.id)).toMatchObject({
    owner: "Ada",
    review: { question: "Is it too long?", answeredAt: null },
    cv: { id: cv.id, document: cv.document },
  });
  expect(await findCvForReview(elsewhere.id, cv.id)).toBeNull();
  expect((await listReviews(elsewhere.id, everything)).rows).toEqual([]);
  expect(await listReviews(university.id, everything)).toMatchObject({
    rows: [{ cvId: cv.id, owner: "Ada", title: "My CV", openComments: 0 }],
    total: 1,
  });
});

test("after a change of university the new one can be asked", async () => {
  const { owner, cv } = await asked();
  const next = await aUniversity();
  await db.update(users).set({ universityId: next.id }).where(eq(users.id, owner.id));
  const there = { ...owner, universityId: next.id };
  const ask = { owner: there, cvId: cv.id, question: "", now: later };
  expect(await askForReview(ask)).toMatchObject({ ok: true });
  expect(await askForReview(ask)).toEqual({ ok: false, error: "asked-already" });
  expect(await findCvForReview(next.id, cv.id)).not.toBeNull();
});

test("nothing is open before it is asked, after it is taken back, in the bin, or at a new university", async () => {
  const { university, owner, cv, adviser } = await asked();
  const other = await aCv(owner);
  expect(await findCvForReview(university.id, other.id)).toBeNull();
  expect(await commentOnCv({ ...onWork, adviser, cvId: other.id })).toEqual(notFound);

  await endReview({ ownerId: owner.id, cvId: cv.id, now });
  expect(await findCvForReview(university.id, cv.id)).toBeNull();
  expect(await commentOnCv({ ...onWork, adviser, cvId: cv.id })).toEqual(notFound);

  await askForReview({ owner, cvId: cv.id, question: "", now });
  const elsewhere = await aUniversity();
  await db.update(users).set({ universityId: elsewhere.id }).where(eq(users.id, owner.id));
  expect(await findCvForReview(university.id, cv.id)).toBeNull();
  expect(await commentOnCv({ ...onWork, adviser, cvId: cv.id })).toEqual(notFound);
  await db.update(users).set({ universityId: university.id }).where(eq(users.id, owner.id));
  expect(await findCvForReview(university.id, cv.id)).not.toBeNull();

  await binCv({ ownerId: owner.id, cvId: cv.id, now });
  expect(await findCvForReview(university.id, cv.id)).toBeNull();
  expect(await listCommentsForReview(adviser, cv.id)).toEqual([]);
});

test("it is asked once at a time, by its owner, who has a university", async () => {
  const { owner, cv, university } = await asked();
  const stranger = await aStudent({ university });
  const ask = { cvId: cv.id, question: "", now };
  expect(await askForReview({ ...ask, owner })).toEqual({ ok: false, error: "asked-already" });
  expect(await askForReview({ ...ask, owner: stranger })).toEqual(notFound);
  expect(await askForReview({ ...ask, owner: await aStudent() })).toEqual({
    ok: false,
    error: "no-university",
  });
  expect(await findReview(owner.id, cv.id)).toMatchObject({ question: "Is it too long?" });
  expect(await findReview(stranger.id, cv.id)).toBeNull();
});

test("an adviser comments on an entry, its owner answers and settles it", async () => {
  const { owner, adviser, cv, university } = await asked();
  const made = await commentOnCv({ ...onWork, adviser, cvId: cv.id });
  const commentId = made.ok ? made.value.id : 0;
  await replyToComment({ author: owner, cvId: cv.id, commentId, body: "Done.", now: later });

  expect(await listCommentsOwnedBy(owner.id, cv.id)).toMatchObject([
    {
      author: "Ruth",
      isByOwner: false,
      isMine: false,
      section: "work",
      entryId: "tide",
      body: "Move this up?",
      resolvedAt: null,
      replies: [{ author: "Ada", isByOwner: true, isMine: true, body: "Done." }],
    },
  ]);
  expect(await listCommentsForReview(adviser, cv.id)).toMatchObject([{ isMine: true }]);
  expect((await listCvs(owner.id, 1, now)).rows).toMatchObject([
    { openComments: 1, isInReview: true },
  ]);
  expect((await listReviews(university.id, everything)).rows).toMatchObject([{ answeredAt: now }]);

  await resolveComment({ ownerId: owner.id, commentId, resolvedAt: later });
  expect(await listCommentsOwnedBy(owner.id, cv.id)).toMatchObject([{ resolvedAt: later }]);
  expect((await listCvs(owner.id, 1, now)).rows).toMatchObject([{ openComments: 0 }]);
});

test("its owner has one mail for many comments, another for those of the next day, none for their own", async () => {
  const { owner, adviser, cv } = await asked();
  const mailsTo = () => db.$count(mails, eq(mails.recipient, owner.email));
  const comment = (at: Date) => commentOnCv({ ...onWork, adviser, cvId: cv.id, now: at });
  const made = await comment(now);
  await comment(later);
  expect(await mailsTo()).toBe(1);
  expect(await lastMailTo(owner.email)).toMatchObject({
    template: "cv-commented",
    props: { title: "My CV", link: expect.stringContaining(`/create-cv?cv=${cv.id}`) },
  });
  const commentId = made.ok ? made.value.id : 0;
  await replyToComment({ author: owner, cvId: cv.id, commentId, body: "Done.", now: tomorrow });
  expect(await mailsTo()).toBe(1);
  await comment(tomorrow);
  expect(await mailsTo()).toBe(2);
});

test("a comment stands beside something that is there", async () => {
  const { adviser, cv } = await asked();
  const comment = { adviser, cvId: cv.id, body: "Why?", now };
  for (const [section, entryId] of [
    ["work", "gone"],
    ["custom:none", null],
    ["nonsense", null],
    ["basics", "tide"],
  ] as const) {
    expect(await commentOnCv({ ...comment, section, entryId })).toEqual({
      ok: false,
      error: "no-such-place",
    });
  }
  for (const section of ["basics", "summary", "education"]) {
    expect(await commentOnCv({ ...comment, section, entryId: null })).toMatchObject({ ok: true });
  }
});

test("nobody but an adviser comments, and nobody outside answers, settles or deletes", async () => {
  const { owner, adviser, cv, university } = await asked();
  const made = await commentOnCv({ ...onWork, adviser, cvId: cv.id });
  const commentId = made.ok ? made.value.id : 0;
  const outsiders = [
    await aStudent({ university }),
    await anAdminOf(await aUniversity()),
    await aPerson("staff"),
    await aPerson("employer"),
  ];
  for (const author of outsiders) {
    expect(await commentOnCv({ ...onWork, adviser: author, cvId: cv.id })).toEqual(notFound);
    const reply = { author, cvId: cv.id, commentId, body: "Hm.", now };
    expect(await replyToComment(reply)).toEqual(notFound);
    expect(await listCommentsForReview(author, cv.id)).toEqual([]);
    await resolveComment({ ownerId: author.id, commentId, resolvedAt: now });
    await deleteComment(author.id, commentId);
  }
  expect(await commentOnCv({ ...onWork, adviser: owner, cvId: cv.id })).toEqual(notFound);
  await deleteComment(owner.id, commentId);
  expect(await listCommentsOwnedBy(owner.id, cv.id)).toMatchObject([{ resolvedAt: null }]);
  expect(await listCommentsOwnedBy(outsiders[0]!.id, cv.id)).toEqual([]);
  await deleteComment(adviser.id, commentId);
  expect(await listCommentsOwnedBy(owner.id, cv.id)).toEqual([]);
});

test("what an adviser wrote stays when their account goes, without their name", async () => {
  const { owner, adviser, cv } = await asked();
  await commentOnCv({ ...onWork, adviser, cvId: cv.id });
  await requestErasure(adviser, PASSWORD, now);
  await eraseAccounts(new Date("2027-03-01T09:00:00Z"));
  expect(await listCommentsOwnedBy(owner.id, cv.id)).toMatchObject([
    { author: "", isByOwner: false, body: "Move this up?" },
  ]);
});

test("of two advisers who take a review together one has it; done, it leaves the queue", async () => {
  const { university, adviser, cv } = await asked();
  const other = await anAdminOf(university, { officeRole: "adviser" });
  const viewer = await anAdminOf(university, { officeRole: "viewer" });
  const stranger = await anAdminOf(await aUniversity());
  for (const actor of [viewer, stranger])
    expect(await takeReview(actor, cv.id)).toEqual({ ok: false, error: "not-found" });
  const outcomes = await Promise.all([takeReview(adviser, cv.id), takeReview(other, cv.id)]);
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, error: "taken" });
  const of = async (filter: "open" | "mine" | "free" | "done", adviserId: string) =>
    (await listReviews(university.id, { filter, adviserId, page: 1 })).total;
  const holder = outcomes[0]!.ok ? adviser : other;
  expect(await of("mine", holder.id)).toBe(1);
  expect(await of("free", holder.id)).toBe(0);
  expect(await finishReview(holder, cv.id, later)).toMatchObject({ ok: true });
  expect(await finishReview(holder, cv.id, later)).toEqual({ ok: false, error: "taken" });
  expect([await of("open", holder.id), await of("done", holder.id)]).toEqual([0, 1]);
  await reopenReview(holder, cv.id);
  await giveBackReview(holder, cv.id);
  expect(await of("free", holder.id)).toBe(1);
});

test("the queue goes on to the next that is mine or nobody's, the longest waiting first", async () => {
  const { university, owner, adviser, cv } = await asked();
  const colleague = await anAdminOf(university, { officeRole: "adviser" });
  const [second, third] = [await aCv(owner), await aCv(owner)];
  await askForReview({ owner, cvId: second.id, question: "", now: later });
  await askForReview({ owner, cvId: third.id, question: "", now: tomorrow });
  await takeReview(colleague, second.id);
  const found = await findCvForReview(university.id, cv.id);
  const next = (adviserId: string) =>
    nextReview(university.id, { adviserId, after: found!.review });
  expect(await next(adviser.id)).toBe(third.id);
  expect(await next(colleague.id)).toBe(second.id);
});
