import { answerSavedJobs } from "#app/routes/student/my-saved-jobs/saved-answers.server.ts";
import { loadSavedJobs } from "#app/routes/student/my-saved-jobs/saved-page.server.ts";
import { SavedScreen } from "#domain/jobs/saved/components/saved-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadSavedJobs(args);
}

export function action(args: Route.ActionArgs) {
  return answerSavedJobs(args);
}

export function meta() {
  return [{ title: "Saved jobs - Waymark" }];
}

export default function MySavedJobsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <SavedScreen view={loaderData} answer={actionData} />;
}
