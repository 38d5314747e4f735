import { answerApply, loadApply } from "#app/compose/applications/apply-page.server.ts";
import { ApplyScreen } from "#domain/applications/components/apply-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadApply(args);
}

export function action(args: Route.ActionArgs) {
  return answerApply(args);
}

/** What a button saved is a new revision, also where something was still missing. */
export function shouldRevalidate() {
  return true;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Apply: ${loaderData?.job.title ?? "a job"} - Waymark` }];
}

export default function ApplyPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplyScreen view={loaderData} state={actionData} />;
}
