import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useSearchParams } from "react-router";
import { answerNewCv, loadNewCv } from "#app/routes/student/create-cv/new-cv.server.ts";
import { answerStudio, loadStudio } from "#app/routes/student/create-cv/studio.server.ts";
import { NewCvForm } from "#domain/cvs/list/components/new-cv-form.tsx";
import { Studio } from "#domain/cvs/studio/components/studio.tsx";
import type { Route } from "./+types/route";

export async function loader(args: Route.LoaderArgs) {
  const studio = await loadStudio(args);
  return studio ? { studio, starts: null } : { studio: null, starts: await loadNewCv(args) };
}

export function action(args: Route.ActionArgs) {
  return new URL(args.request.url).searchParams.has("cv") ? answerStudio(args) : answerNewCv(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.studio?.cv.title ?? "New CV"} - Waymark` }];
}

/** Another section of the same CV is on the page already: only its address changes. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const isSame = ["cv", "show"].every(
    (name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name),
  );
  return formMethod || !isSame || currentUrl.pathname !== nextUrl.pathname
    ? defaultShouldRevalidate
    : false;
}

export default function CreateCvPage({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { studio, starts } = loaderData;
  if (!studio) return <NewCvForm {...starts} state={asForm(actionData)} />;
  const answer = actionData && "kind" in actionData ? actionData : undefined;
  return <Studio key={studio.cv.id} view={studio} asked={search.get("section")} answer={answer} />;
}

function asForm(answer: Route.ComponentProps["actionData"]) {
  return answer && "values" in answer ? answer : undefined;
}
