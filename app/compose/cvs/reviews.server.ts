import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf, universityIdOf } from "#app/member.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { readFormData } from "#app/request-body.server.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { MAX_COMMENT_LENGTH, reviewRefusals } from "#domain/cvs/document/refusals.ts";
import {
  commentOnCv,
  deleteComment,
  listCommentsForReview,
  replyToComment,
} from "#domain/cvs/sharing/comments.server.ts";
import {
  findCvForReview,
  listReviews,
  nextReview,
  type ReviewFilter,
} from "#domain/cvs/sharing/review-cv.server.ts";
import { letterPlaces, reviewPlaces } from "#domain/cvs/sharing/review-places.ts";
import {
  finishReview,
  giveBackReview,
  reopenReview,
  takeReview,
} from "#domain/cvs/sharing/take-review.server.ts";
import { daysBetween, isoDay } from "#rules/days.ts";
import { rowNumber } from "#rules/row-number.ts";
import { workingDaysAfter } from "#rules/working-days.ts";
import { drawOneAtATime, letterPagesOf, pageAnswer, pagesOf } from "./drawn.server.ts";
import { type CvRequest, missing, printableLetter, printableOf } from "./own-cv.server.ts";

/** How long a student may wait, in working days. */
const PROMISED_DAYS = 5;
const filters = ["open", "mine", "free", "done"] as const satisfies readonly ReviewFilter[];

export async function loadReviews({ request, context }: CvRequest) {
  const asked = new URL(request.url).searchParams.get("show");
  const filter = filters.find((each) => each === asked) ?? "open";
  const { id: adviserId, timeZone } = memberOf(context);
  const page = readPage(request);
  const reviews = await listReviews(universityIdOf(context), { filter, adviserId, page });
  const zone = timeZone ?? "Europe/London";
  const today = isoDay(new Date());
  const rows = reviews.rows.map((row) => ({
    ...row,
    isMine: row.assignedToId === adviserId,
    daysLate: Math.max(0, daysBetween(workingDaysAfter(row.askedAt, PROMISED_DAYS), today)),
  }));
  return { ...reviews, rows, filter, pageCount: pageCountOf(reviews), timeZone: zone };
}

/** One CV an adviser was invited to read, with what was written beside it. */
export async function loadReview(asked: CvRequest) {
  const { review, adviser, owner, cv } = await reviewAt(asked);
  const member = memberOf(asked.context);
  const next = await nextReview(universityIdOf(asked.context), {
    adviserId: member.id,
    after: review,
  });
  const { pages } = await drawnOf(cv);
  const { id, title, kind, look, revision } = cv;
  return {
    cv: { id, title, kind, look, revision },
    places: cv.kind === "cv" ? reviewPlaces(cv.document, look) : letterPlaces,
    review,
    adviser: review.assignedToId === member.id ? "you" : adviser,
    nextCvId: next,
    owner,
    pages: pages.length,
    comments: await listCommentsForReview(member, id),
    timeZone: member.timeZone ?? "Europe/London",
  };
}

export async function answerReviewPage(asked: CvRequest): Promise<Response> {
  const { cv } = await reviewAt(asked);
  const drawn = await drawOneAtATime(memberOf(asked.context).id, () => drawnOf(cv));
  return pageAnswer(drawn, asked.params?.page_number);
}

export async function answerReview(asked: CvRequest) {
  const { cv } = await reviewAt(asked);
  const author = memberOf(asked.context);
  const fields = await readFormData(asked.request);
  const commentId = rowNumber(fields.get("comment"));
  const to = `/university/cv-reviews/${cv.id}`;
  const moved = await moveInQueue(author, cv.id, String(fields.get("intent")));
  if (moved) {
    const said = moved.result.ok ? moved.said : reviewRefusals[moved.result.error];
    return redirectWithFlash(moved.leaves ? "/university/cv-reviews" : to, said, {
      tone: moved.result.ok ? "positive" : "negative",
    });
  }
  if (fields.get("intent") === "delete") {
    await deleteComment(author.id, commentId);
    return redirectWithFlash(to, "Your note is deleted.");
  }
  const body = String(fields.get("body") ?? "").trim();
  if (body === "" || body.length > MAX_COMMENT_LENGTH) {
    return redirectWithFlash(to, "Write a note of up to 2,000 characters.", { tone: "negative" });
  }
  const now = new Date();
  const [section = "basics", entryId = null] = String(fields.get("place") ?? "").split(" ");
  const written =
    fields.get("intent") === "reply"
      ? await replyToComment({ author, cvId: cv.id, commentId, body, now })
      : await commentOnCv({ adviser: author, cvId: cv.id, section, entryId, body, now });
  return written.ok
    ? redirectWithFlash(to, "Your note is added.")
    : redirectWithFlash(to, reviewRefusals[written.error], { tone: "negative" });
}

/** Null where the button was another. */
async function moveInQueue(adviser: SignedInMember, cvId: string, intent: string) {
  switch (intent) {
    case "take":
      return { result: await takeReview(adviser, cvId), said: "Assigned to you." };
    case "give-back":
      return { result: await giveBackReview(adviser, cvId), said: "No longer assigned to you." };
    case "reopen":
      return { result: await reopenReview(adviser, cvId), said: "Back in the queue." };
    case "finish": {
      const result = await finishReview(adviser, cvId, new Date());
      return { result, said: "Done. Removed from the queue.", leaves: result.ok };
    }
    default:
      return null;
  }
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
