import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import {
  cvComments,
  cvPhotos,
  cvReviews,
  cvSendings,
  cvShares,
  cvs,
  cvVersions,
} from "#db/schema/cvs.ts";
import { files } from "#db/schema/files.ts";
import { exportMyData } from "#domain/accounts/erasure/export-my-data.server.ts";
import { requestErasure } from "#domain/accounts/erasure/request-erasure.server.ts";
import { readWhole } from "#platform/files/files.server.ts";
import { aCv } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { anAdminOf, aStudent, aUniversity, PASSWORD } from "#test/factories.ts";
import { aPhoto } from "#test/files.ts";
import { performOnly } from "#test/tasks.ts";
import { eraseAccountsTask } from "#workers/erase-accounts.ts";
import { commentOnCv, replyToComment } from "../sharing/comments.server.ts";
import { noteSending } from "../sharing/note-sending.server.ts";
import { askForReview } from "../sharing/review-cv.server.ts";
import { shareCv } from "../sharing/share-cv.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const tables = [files, cvs, cvVersions, cvPhotos, cvShares, cvReviews, cvComments, cvSendings];

/** Somebody with one of everything the studio keeps. */
async function somebody() {
  const university = await aUniversity();
  const owner = await aStudent({ university });
  const adviser = await anAdminOf(university);
  const { id: cvId } = await aCv(owner);
  const own = { ownerId: owner.id, cvId };
  const share = await shareCv({ ...own, label: "For the fair", days: 7, now });
  await askForReview({ owner, cvId, question: "Too long?", now });
  const place = { section: "work", entryId: null };
  const comment = await commentOnCv({ adviser, cvId, ...place, body: "No.", now });
  const commentId = comment.ok ? comment.value.id : 0;
  await replyToComment({ author: owner, cvId, commentId, body: "Thank you.", now });
  const recipientLabel = {
    jobId: null,
    sentTo: "The mill",
    jobTitle: "",
    sentOn: "2026-11-14",
    note: "",
  };
  const sent = [{ cvId, revision: 1, rightToWorkWords: "" }];
  await noteSending({ ownerId: owner.id, sent, ...recipientLabel, now });
  const photo = await aPhoto(owner, now);
  return { owner, adviser, photo, token: share.ok ? share.value.token : "" };
}

test("the file of one's own data holds CVs and all that hangs on them, once", async () => {
  const { owner, adviser, token } = await somebody();
  const mine = await exportMyData(owner.id, now);
  expect(mine?.tables).toMatchObject({
    cvs: [{ title: "My CV", document: { basics: { name: "Ada Byron" } } }],
    cv_versions: [{ number: 1 }],
    cv_photos: [{ width: 1, file: `data:image/jpeg;base64,${btoa("x")}` }],
    cv_shares: [{ label: "For the fair" }],
    cv_reviews: [{ question: "Too long?" }],
    cv_comments: [{ body: "No." }, { body: "Thank you." }],
    cv_sendings: [{ sent_to: "The mill" }],
  });
  expect(JSON.stringify(mine)).not.toContain(token);
  const advisers = await exportMyData(adviser.id, now);
  expect(advisers?.tables).toMatchObject({ cv_comments: [], cvs: [] });
  expect(advisers?.mentions).toMatchObject({ "cv_comments.author_id": 1 });
});

test("everything goes with the account, the bytes of photos too", async () => {
  const { owner, photo } = await somebody();
  const longAgo = new Date("2025-11-15T09:00:00Z");
  await db.update(files).set({ createdAt: longAgo });
  await requestErasure(owner, PASSWORD, longAgo);
  expect(String(await readWhole(photo.file))).toBe("x");
  await eraseAccountsTask();
  expect(await Promise.all(tables.map((table) => db.$count(table)))).toEqual(tables.map(() => 0));
  await performOnly("remove-files");
  expect(await readWhole(photo.file)).toBeNull();
});
