import {
  answerWorkSettings,
  loadWorkSettings,
} from "#app/routes/student/work-hours-settings/work-settings-page.server.ts";
import { WorkSettingsScreen } from "#domain/visas/work-hours/components/work-settings-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadWorkSettings(args);
}

export function action(args: Route.ActionArgs) {
  return answerWorkSettings(args);
}

export function meta() {
  return [{ title: "Work hours: your course and breaks - Waymark" }];
}

export default function WorkHoursSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <WorkSettingsScreen {...loaderData} state={actionData} />;
}
