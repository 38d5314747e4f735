import { lessonReaderOf } from "#app/compose/learning/lesson-reader.server.ts";
import { answerLessonFile } from "#domain/learning/media/answer-lesson-file.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { Route } from "./+types/route";

/** A video, its captions or its poster. */
export function loader({ request, url, params, context }: Route.LoaderArgs) {
  const asked = {
    lessonId: rowNumber(params.lesson),
    kind: params.kind,
    token: url.searchParams.get("t") ?? "",
  };
  return answerLessonFile(request, asked, { reader: lessonReaderOf(context), now: new Date() });
}
