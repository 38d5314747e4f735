import { lessonReaderOf } from "#app/compose/learning/lesson-reader.server.ts";
import { openLessonFile } from "#domain/learning/media/open-lesson-file.server.ts";
import { answerFile } from "#platform/files/answer-file.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { Route } from "./+types/route";

// Asked for again each time: what a browser holds must not open once its reader has signed out.
const cacheControl = "private, no-cache";

const sentences = {
  forbidden: { status: 403, words: "This address does not open here. Open the lesson again." },
  "not-found": { status: 404, words: "We could not find that file." },
} as const;

/** A video, its captions or its poster, whole or in parts. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const asked = {
    lessonId: rowNumber(params.lesson),
    kind: params.kind,
    token: url.searchParams.get("t") ?? "",
  };
  const file = await openLessonFile(asked, lessonReaderOf(context), new Date());
  if (typeof file !== "string") return answerFile(request, file, { cacheControl });
  const { status, words } = sentences[file];
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return new Response(words, { status, headers });
}
