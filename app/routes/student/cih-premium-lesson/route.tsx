import { requirePremium } from "#app/compose/learning/hub-reader.server.ts";
import { answerLesson } from "#app/compose/learning/lesson-actions.server.ts";
import { lessonMeta } from "#app/compose/learning/lesson-meta.ts";
import { loadLesson } from "#app/compose/learning/lesson-page.server.ts";
import { lessonResult } from "#app/compose/learning/lesson-result.ts";
import { unsafeFindPremiumLesson } from "#domain/learning/catalogue/catalogue.queries.server.ts";
import { LessonScreen } from "#domain/learning/components/lesson-screen.tsx";
import type { Route } from "./+types/route";

export async function loader(args: Route.LoaderArgs) {
  requirePremium(args.context);
  return { view: await loadLesson(await findLesson(args), "hub", args) };
}

export async function action(args: Route.ActionArgs) {
  requirePremium(args.context);
  return answerLesson(await findLesson(args), "hub", args);
}

function findLesson({ params }: Pick<Route.LoaderArgs, "params">) {
  return unsafeFindPremiumLesson(params.courseslug, params.slug);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? lessonMeta(loaderData.view, "") : [];
}

export default function LessonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view } = loaderData;
  return <LessonScreen key={view.id} view={view} {...lessonResult(actionData)} />;
}
