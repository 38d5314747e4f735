import { expect } from "vitest";
import { askForReview } from "#domain/cvs/sharing/review-cv.server.ts";
import { finishReview } from "#domain/cvs/sharing/take-review.server.ts";
import { aCv } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { anAdminOf, aStudent, aUniversity } from "#test/factories.ts";
import { countUniversityWaiting } from "./university-waiting.queries.server.ts";

const now = new Date("2026-11-15T09:00:00Z");

test("a CV that was read without a note waits for nobody", async () => {
  const university = await aUniversity();
  const owner = await aStudent({ university });
  const adviser = await anAdminOf(university);
  const cv = await aCv(owner);
  await askForReview({ owner, cvId: cv.id, question: "", now });
  const waiting = async () => (await countUniversityWaiting(university.id, now)).cvReviews;
  expect(await waiting()).toBe(1);
  await finishReview(adviser, cv.id, now);
  expect(await waiting()).toBe(0);
});
