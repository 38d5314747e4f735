import { expect } from "vitest";
import { aCv, aDocument } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { anAdminOf, aStudent, aUniversity } from "#test/factories.ts";
import { saveCv } from "../document/save-cv.server.ts";
import { emptyCvBin } from "../list/empty-bin.server.ts";
import {
  commentOnCv,
  deleteComment,
  listCommentsForReview,
  listCommentsOwnedBy,
  replyToComment,
} from "./comments.server.ts";
import { askForReview, findReview } from "./review-cv.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const onWork = { section: "work", entryId: "tide", body: "Move this up?", now };

/** A note of an adviser beside a job. */
async function noted() {
  const university = await aUniversity();
  const owner = await aStudent({ university });
  const adviser = await anAdminOf(university);
  const cv = await aCv(owner);
  await askForReview({ owner, cvId: cv.id, question: "", now });
  const made = await commentOnCv({ ...onWork, adviser, cvId: cv.id });
  return { owner, adviser, cv, commentId: made.ok ? made.value.id : 0 };
}

test("a note on a part that is gone stands at the top, and can still be settled", async () => {
  const { owner, adviser, cv } = await noted();
  const save = { ownerId: owner.id, cvId: cv.id, baseRevision: 1, look: cv.look, now };
  await saveCv({ ...save, title: cv.title, document: aDocument({ work: [] }) });
  const atTop = [{ section: "basics", entryId: null, body: "Move this up?" }];
  expect(await listCommentsOwnedBy(owner.id, cv.id)).toMatchObject(atTop);
  expect(await listCommentsForReview(adviser, cv.id)).toMatchObject(atTop);
});

test("an adviser who takes a note back leaves its owner's answer", async () => {
  const { owner, adviser, cv, commentId } = await noted();
  await replyToComment({ author: owner, cvId: cv.id, commentId, body: "Done.", now });
  await deleteComment(adviser.id, commentId);
  expect(await listCommentsOwnedBy(owner.id, cv.id)).toMatchObject([
    { body: "This note was deleted.", replies: [{ body: "Done." }] },
  ]);
});

test("one that nobody answered goes whole, and only by its author", async () => {
  const { owner, adviser, cv, commentId } = await noted();
  await deleteComment(owner.id, commentId);
  expect(await listCommentsOwnedBy(owner.id, cv.id)).toHaveLength(1);
  await deleteComment(adviser.id, commentId);
  expect(await listCommentsOwnedBy(owner.id, cv.id)).toEqual([]);
});

test("a review nobody has written to for half a year ends by itself; the notes stay", async () => {
  const { owner, cv } = await noted();
  await emptyCvBin(new Date("2027-05-01T09:00:00Z"));
  expect(await findReview(owner.id, cv.id)).not.toBeNull();
  await emptyCvBin(new Date("2027-05-20T09:00:00Z"));
  expect(await findReview(owner.id, cv.id)).toBeNull();
  expect(await listCommentsOwnedBy(owner.id, cv.id)).toHaveLength(1);
});
