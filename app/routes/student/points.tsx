import { useLocation } from "react-router";
import { pointsPaths } from "#app/points/addresses.ts";
import { answerPoints } from "#app/points/answer-points.server.ts";
import { loadPoints } from "#app/points/points-page.server.ts";
import { VisaTools } from "#app/visa/visa-tools.tsx";
import { PointsScreen } from "#domain/visas/au/components/points-screen.tsx";
import type { Route } from "./+types/points";

export function loader(args: Route.LoaderArgs) {
  return loadPoints(args);
}

export function action(args: Route.ActionArgs) {
  return answerPoints(args);
}

export function meta() {
  return [{ title: "Points test, Australia - Waymark" }];
}

export default function PointsPage({ loaderData, actionData }: Route.ComponentProps) {
  // Another address is another calculation: its form begins with its own answers.
  const { key } = useLocation();
  return (
    <PointsScreen
      key={key}
      view={{ ...loaderData, ...actionData }}
      paths={pointsPaths}
      more={<VisaTools except={pointsPaths.calculator} />}
    />
  );
}
