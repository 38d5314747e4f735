import { VisaTools } from "#app/compose/visa/visa-tools.tsx";
import { loadWorkHours } from "#app/compose/visa/work-hours-page.server.ts";
import { answerWorkHours } from "#app/routes/student/work-hours/work-hours-answers.server.ts";
import { WorkHoursEmpty } from "#domain/visas/work-hours/components/work-hours-empty.tsx";
import { WorkHoursScreen } from "#domain/visas/work-hours/components/work-hours-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadWorkHours(args);
}

export function action(args: Route.ActionArgs) {
  return answerWorkHours(args);
}

export function meta() {
  return [{ title: "Work hours - Waymark" }];
}

export default function WorkHoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const more = <VisaTools except="/work-hours" />;
  return loaderData ? (
    <WorkHoursScreen {...loaderData} state={actionData} more={more} />
  ) : (
    <WorkHoursEmpty more={more} />
  );
}
