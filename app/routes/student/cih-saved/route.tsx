import { hasPremium } from "#app/compose/learning/hub-reader.server.ts";
import { lessonReaderOf } from "#app/compose/learning/lesson-reader.server.ts";
import { posterFor } from "#app/compose/learning/posters.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf } from "#app/member.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { readFormData } from "#app/request-body.server.ts";
import { spokenTime } from "#domain/learning/catalogue/film-time.ts";
import { hubPaths, lessonPath } from "#domain/learning/catalogue/hub-paths.ts";
import { SavedScreen } from "#domain/learning/components/saved-screen.tsx";
import { savedLessonsOf, setSaved } from "#domain/learning/saved/saved-lessons.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { Route } from "./+types/route";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = memberOf(context);
  const saved = await savedLessonsOf(member.id, readPage(request));
  const poster = posterFor(lessonReaderOf(context), new Date());
  const mayPremium = hasPremium(member);
  const lessons = saved.rows.map((lesson) => {
    // Premium may have ended since: of a lesson that is locked now the title stays.
    const isOpen = lesson.tier === "standard" || mayPremium;
    return {
      id: lesson.id,
      title: lesson.title,
      path: isOpen ? lessonPath(lesson) : hubPaths.offer,
      note: isOpen ? `${lesson.courseTitle}, ${spokenTime(lesson.durationMs)}` : "Premium",
      poster: isOpen ? poster(lesson.id) : null,
      isDone: false,
    };
  });
  return { lessons, paged: { page: saved.page, pageCount: pageCountOf(saved) } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFormData(request);
  const lessonId = rowNumber(fields.get("lesson"));
  await setSaved(memberOf(context).id, lessonId, { isSaved: false, now: new Date() });
  return redirectWithFlash(hubPaths.saved, "No longer saved.");
}

export function meta() {
  return [{ title: "Saved lessons - Waymark" }];
}

export default function SavedPage({ loaderData }: Route.ComponentProps) {
  return <SavedScreen {...loaderData} />;
}
