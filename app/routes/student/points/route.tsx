import { useLocation } from "react-router";
import { pointsPaths } from "#app/compose/points/addresses.ts";
import { VisaTools } from "#app/compose/visa/visa-tools.tsx";
import { answerPoints } from "#app/routes/student/points/answer-points.server.ts";
import { loadPoints } from "#app/routes/student/points/points-page.server.ts";
import { PointsScreen } from "#domain/visas/au/components/points-screen.tsx";
import type { Route } from "./+types/route";

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
