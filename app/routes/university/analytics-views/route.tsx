import { AnalyticsFrame } from "#app/shell/analytics-menu.tsx";
import { ViewsScreen } from "#domain/analytics/components/views-screen.tsx";
import type { Route } from "./+types/route";
import { answerViews, loadViews } from "./page.server.ts";

export function loader(args: Route.LoaderArgs) {
  return loadViews(args);
}

export function action(args: Route.ActionArgs) {
  return answerViews(args);
}

export function meta() {
  return [{ title: "Saved views - Waymark" }];
}

export default function AnalyticsViewsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AnalyticsFrame>
      <ViewsScreen {...loaderData} answer={actionData} />
    </AnalyticsFrame>
  );
}
