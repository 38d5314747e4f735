import { data, redirect } from "react-router";
import { type CvRequest, ownDocument } from "#app/compose/cvs/own-cv.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { safePath } from "#app/safe-path.ts";
import { MAX_COMMENT_LENGTH, reviewRefusals } from "#domain/cvs/document/refusals.ts";
import { replyToComment, resolveComment } from "#domain/cvs/sharing/comments.server.ts";
import { rowNumber } from "#rules/row-number.ts";

/** What an owner does with an adviser's note: answers it, or is done with it. */
export async function answerComments(asked: CvRequest) {
  const { id: cvId } = await ownDocument(asked);
  const author = memberOf(asked.context);
  const fields = await readFormData(asked.request);
  const commentId = rowNumber(fields.get("comment"));
  const back = safePath(String(fields.get("back") ?? "")) ?? "/my-cvs";
  const to = `${back}#comment-${commentId}`;
  const now = new Date();
  switch (fields.get("intent")) {
    case "resolve":
    case "reopen": {
      const resolvedAt = fields.get("intent") === "resolve" ? now : null;
      await resolveComment({ ownerId: author.id, commentId, resolvedAt });
      return redirect(to);
    }
    case "reply": {
      const body = String(fields.get("body") ?? "").trim();
      if (body === "" || body.length > MAX_COMMENT_LENGTH) {
        return redirectWithFlash(to, "Write an answer of up to 2,000 characters.", {
          tone: "negative",
        });
      }
      const replied = await replyToComment({ author, cvId, commentId, body, now });
      if (!replied.ok) {
        return redirectWithFlash(to, reviewRefusals[replied.error], { tone: "negative" });
      }
      return redirectWithFlash(to, "Your answer is sent.");
    }
    default:
      throw data("Go back and press the button again.", { status: 400 });
  }
}
