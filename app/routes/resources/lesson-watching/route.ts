import { redirect } from "react-router";
import { lessonReaderOf } from "#app/compose/learning/lesson-reader.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { unsafeFindLesson } from "#domain/learning/catalogue/catalogue.queries.server.ts";
import { hubPaths } from "#domain/learning/catalogue/hub-paths.ts";
import { mayWatch } from "#domain/learning/media/lesson-media.ts";
import { readOpened } from "#domain/learning/watching/opened.server.ts";
import { readPlayed } from "#domain/learning/watching/played.ts";
import { type WatchRefusal, watchRefusals } from "#domain/learning/watching/refusals.ts";
import { saveWatching } from "#domain/learning/watching/save-watching.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { Route } from "./+types/route";

/** Only a player saves; a link leads to the lessons. */
export function loader() {
  return redirect(hubPaths.front);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const now = new Date();
  const { id: userId } = memberOf(context);
  const lesson = await unsafeFindLesson(rowNumber(params.lesson));
  const { visitor } = lessonReaderOf(context);
  if (!lesson || !mayWatch({ tier: lesson.tier, isPublished: true }, visitor))
    return refuse("not-found", 404);
  const fields = await readFormData(request);
  const played = readPlayed(String(fields.get("played") ?? ""));
  const place = /^\d{1,9}$/.exec(String(fields.get("position") ?? ""));
  const token = String(fields.get("opened") ?? "");
  const openedAt = readOpened(token, { userId, lessonId: lesson.id }, now);
  if (!played || !place || !openedAt) return refuse("not-read", 400);
  const told = { positionMs: Number(place[0]), played, openedAt };
  const saved = await saveWatching({ userId, lesson }, told, now);
  return saved.ok ? Response.json(saved.value) : refuse(saved.error, 409);
}

function refuse(refusal: WatchRefusal, status: number): Response {
  return Response.json({ sentence: watchRefusals[refusal] }, { status });
}
