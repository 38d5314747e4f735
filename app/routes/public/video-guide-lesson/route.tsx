import { answerLesson } from "#app/compose/learning/lesson-actions.server.ts";
import { lessonMeta } from "#app/compose/learning/lesson-meta.ts";
import { loadLesson } from "#app/compose/learning/lesson-page.server.ts";
import { lessonResult } from "#app/compose/learning/lesson-result.ts";
import { siteContext } from "#app/contexts.ts";
import { findJumpstartLesson } from "#domain/learning/catalogue/catalogue.queries.server.ts";
import { lessonPath } from "#domain/learning/catalogue/hub-paths.ts";
import { LessonScreen } from "#domain/learning/components/lesson-screen.tsx";
import type { Route } from "./+types/route";

export async function loader(args: Route.LoaderArgs) {
  const lesson = await findJumpstartLesson(args.params.slug);
  const view = await loadLesson(lesson, "jumpstart", args);
  // One lesson may stand at two addresses: search engines are told about the hub's.
  const path = lesson ? lessonPath(lesson) : view.path;
  return { view, canonical: args.context.get(siteContext).origin + path };
}

export async function action(args: Route.ActionArgs) {
  return answerLesson(await findJumpstartLesson(args.params.slug), "jumpstart", args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? lessonMeta(loaderData.view, loaderData.canonical) : [];
}

export default function LessonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view } = loaderData;
  return <LessonScreen key={view.id} view={view} {...lessonResult(actionData)} />;
}
