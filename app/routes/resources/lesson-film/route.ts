import { redirect } from "react-router";
import { answerFilm } from "#app/compose/learning/film-desk.server.ts";
import { deskLessonAt } from "#app/compose/learning/lesson-desk.server.ts";
import { coursePaths } from "#domain/learning/desk/desk-paths.ts";
import type { Route } from "./+types/route";

/** Only the page's script sends here; a link leads back to the page. */
export async function loader({ params }: Route.LoaderArgs) {
  const { lesson } = await deskLessonAt(params);
  return redirect(coursePaths.lesson(lesson.courseId, lesson.id));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { lesson } = await deskLessonAt(params);
  return answerFilm(context, lesson.id, request);
}
