import { AchievementsScreen } from "#domain/journey/components/achievements-screen.tsx";
import type { Route } from "./+types/route";
import { answerAchievements, loadAchievements } from "./page.server.ts";

export function loader(args: Route.LoaderArgs) {
  return loadAchievements(args);
}

export function action(args: Route.ActionArgs) {
  return answerAchievements(args);
}

export function meta() {
  return [{ title: "Your achievements - Waymark" }];
}

export default function AchievementsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AchievementsScreen {...loaderData} error={actionData?.errors.form?.[0]} />;
}
