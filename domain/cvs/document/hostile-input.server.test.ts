import { expect } from "vitest";
import { aCv, aState } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { anAdminOf, aStudent, aUniversity } from "#test/factories.ts";
import { binCv, deleteBinnedCv, unbinCv } from "../list/bin-cv.server.ts";
import { duplicateCv } from "../list/duplicate-cv.server.ts";
import {
  deleteComment,
  listCommentsForReview,
  resolveComment,
} from "../sharing/comments.server.ts";
import { noteSending } from "../sharing/note-sending.server.ts";
import { removeSending } from "../sharing/remove-sending.server.ts";
import { askForReview, findCvForReview, findReview } from "../sharing/review-cv.server.ts";
import { listShares, revokeShare, shareCv } from "../sharing/share-cv.server.ts";
import {
  findVersion,
  listVersions,
  nameVersion,
  restoreVersion,
} from "../versions/versions.server.ts";
import { findDocumentOwnedBy } from "./cvs.queries.server.ts";
import { findPhotoOwnedBy } from "./photos.server.ts";
import { saveCv } from "./save-cv.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const numbers = [Number.NaN, -1, 0.5, 2 ** 31, 1e300];

test.for(["", "\u0000", "' or true --", "x".repeat(5000), "../etc", "cv%00"])(
  "an address like %j is not found, and no fault",
  async (cvId) => {
    const university = await aUniversity();
    const owner = await aStudent({ university });
    const own = { ownerId: owner.id, cvId };
    const notFound = { ok: false, error: "not-found" };
    expect(await findDocumentOwnedBy(owner.id, cvId)).toBeNull();
    expect(await findCvForReview(university.id, cvId)).toBeNull();
    expect(await findVersion({ ...own, number: 1 })).toBeNull();
    expect((await listVersions(owner.id, cvId, 1)).rows).toEqual([]);
    expect(await saveCv({ ...own, ...aState(), baseRevision: 1, now })).toEqual(notFound);
    expect(await duplicateCv({ ...own, forJobId: null, now })).toEqual(notFound);
    expect(await binCv({ ...own, now })).toEqual(notFound);
    expect(await unbinCv(own)).toEqual(notFound);
    expect(await shareCv({ ...own, label: "", days: 7, now })).toEqual(notFound);
    expect(await askForReview({ owner, cvId, question: "", now })).toEqual(notFound);
    expect(await listCommentsForReview(await anAdminOf(university), cvId)).toEqual([]);
    await deleteBinnedCv(own);
  },
);

test("a number no row can have finds nothing, and no fault", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  const own = { ownerId: owner.id, cvId: cv.id };
  for (const number of numbers) {
    expect(await findVersion({ ...own, number })).toBeNull();
    expect(await nameVersion({ ...own, number, name: "x" })).toMatchObject({ ok: false });
    expect(await restoreVersion({ ...own, number, now })).toMatchObject({ ok: false });
    expect(await findPhotoOwnedBy(owner.id, number)).toBeNull();
    await revokeShare({ ownerId: owner.id, shareId: number, now });
    await resolveComment({ ownerId: owner.id, commentId: number, resolvedAt: now });
    await deleteComment(owner.id, number);
    await removeSending(owner.id, number);
    const { title, look, document } = cv;
    const save = { ...own, title, look, document, baseRevision: number, now };
    expect(await saveCv({ ...save, title: `Mine ${number}` })).toMatchObject({
      value: { kind: "merged", conflict: { version: expect.any(Number) } },
    });
  }
});

test("words a database cannot keep are kept without what it cannot", async () => {
  const university = await aUniversity();
  const owner = await aStudent({ university });
  const cv = await aCv(owner);
  const own = { ownerId: owner.id, cvId: cv.id };
  await shareCv({ ...own, label: "a\u0000b\ud800", days: 7, now });
  expect(await listShares(owner.id, cv.id, now)).toMatchObject([{ label: "ab\ufffd" }]);
  await askForReview({ owner, cvId: cv.id, question: "why\u0000?", now });
  expect(await findReview(owner.id, cv.id)).toMatchObject({ question: "why?" });
  const sent = [{ cvId: cv.id, revision: 1, rightToWorkWords: "" }];
  const sending = { sent, jobId: null, jobTitle: "\u0000", note: "\u0000", now };
  const sentTo = "\u0000Mill";
  expect(
    await noteSending({ ownerId: owner.id, ...sending, sentTo, sentOn: "2026-11-15" }),
  ).toMatchObject({
    ok: true,
  });
  expect(
    await noteSending({ ownerId: owner.id, ...sending, sentTo, sentOn: "0000-01-01" }),
  ).toEqual({
    ok: false,
    error: "no-such-day",
  });
});
