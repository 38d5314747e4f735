import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf, universityIdOf } from "#app/member.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { readFormData } from "#app/request-body.server.ts";
import { LONGEST_COMMENT, reviewRefusals } from "#domain/cvs/document/refusals.ts";
import {
  commentOnCv,
  deleteComment,
  listCommentsForReview,
  replyToComment,
} from "#domain/cvs/sharing/comments.server.ts";
import { findCvForReview, listReviews } from "#domain/cvs/sharing/review-cv.server.ts";
import { letterPlaces, reviewPlaces } from "#domain/cvs/sharing/review-places.ts";
import { rowNumber } from "#rules/row-number.ts";
import { inTurn, letterPagesOf, pageAnswer, pagesOf } from "./drawn.server.ts";
import { type CvRequest, missing, printableLetter, printableOf } from "./own-cv.server.ts";

export async function loadReviews({ request, context }: CvRequest) {
  const reviews = await listReviews(universityIdOf(context), readPage(request));
  const timeZone = memberOf(context).timeZone ?? "Europe/London";
  return { ...reviews, pageCount: pageCountOf(reviews), timeZone };
}

/** One CV an adviser was invited to read, with what was written beside it. */
export async function loadReview(asked: CvRequest) {
  const { review, owner, cv } = await reviewAt(asked);
  const member = memberOf(asked.context);
  const { pages } = await drawnOf(cv);
  const { id, title, kind, look, revision } = cv;
  return {
    cv: { id, title, kind, look, revision },
    places: cv.kind === "cv" ? reviewPlaces(cv.document, look) : letterPlaces,
    review,
    owner,
    pages: pages.length,
    comments: await listCommentsForReview(member, id),
    timeZone: member.timeZone ?? "Europe/London",
  };
}

export async function answerReviewPage(asked: CvRequest): Promise<Response> {
  const { cv } = await reviewAt(asked);
  const drawn = await inTurn(memberOf(asked.context).id, () => drawnOf(cv));
  return pageAnswer(drawn, asked.params?.page_number);
}

export async function answerReview(asked: CvRequest) {
  const { cv } = await reviewAt(asked);
  const author = memberOf(asked.context);
  const fields = await readFormData(asked.request);
  const commentId = rowNumber(fields.get("comment"));
  const to = `/university/cv-reviews/${cv.id}`;
  if (fields.get("intent") === "delete") {
    await deleteComment(author.id, commentId);
    return redirectWithFlash(to, "Your note is gone.");
  }
  const body = String(fields.get("body") ?? "").trim();
  if (body === "" || body.length > LONGEST_COMMENT) {
    return redirectWithFlash(to, "Write a note of up to 2,000 characters.", { tone: "negative" });
  }
  const now = new Date();
  const [section = "basics", entryId = null] = String(fields.get("place") ?? "").split(" ");
  const written =
    fields.get("intent") === "reply"
      ? await replyToComment({ author, cvId: cv.id, commentId, body, now })
      : await commentOnCv({ adviser: author, cvId: cv.id, section, entryId, body, now });
  return written.ok
    ? redirectWithFlash(to, "Your note stands beside it.")
    : redirectWithFlash(to, reviewRefusals[written.error], { tone: "negative" });
}

async function reviewAt({ context, params }: CvRequest) {
  return (await findCvForReview(universityIdOf(context), params?.cv_id ?? "")) ?? missing();
}

type Reviewed = Awaited<ReturnType<typeof reviewAt>>["cv"];

async function drawnOf(cv: Reviewed) {
  return cv.kind === "cv"
    ? pagesOf(await printableOf(cv, cv.ownerId))
    : letterPagesOf(printableLetter(cv));
}
