import { answerAlerts, loadAlerts } from "#app/compose/jobs/alerts.server.ts";
import { AlertsScreen } from "#domain/jobs/alerts/components/alerts-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadAlerts(args);
}

export function action(args: Route.ActionArgs) {
  return answerAlerts(args);
}

export function meta() {
  return [{ title: "Job alerts and saved searches - Waymark" }];
}

export default function MyJobAlertsPage({ loaderData }: Route.ComponentProps) {
  return <AlertsScreen {...loaderData} />;
}
