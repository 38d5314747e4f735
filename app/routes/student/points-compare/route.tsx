import { pointsPaths } from "#app/compose/points/addresses.ts";
import { memberOf } from "#app/member.server.ts";
import { CompareScreen, MAX_COMPARED } from "#domain/visas/au/components/compare-screen.tsx";
import { scenarioLine } from "#domain/visas/au/scenario-lines.ts";
import { findScenarios, listScenarios } from "#domain/visas/au/scenarios.queries.server.ts";
import { dayIn } from "#rules/day-in.ts";
import type { Route } from "./+types/route";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id: userId } = memberOf(context);
  const today = dayIn("au", new Date());
  const asked = new URL(request.url).searchParams.getAll("with").slice(0, 20);
  const found = await findScenarios(userId, asked);
  const saved = await listScenarios(userId);
  return {
    today,
    compared: found.length < 2 ? [] : found.slice(0, MAX_COMPARED),
    sentence: sentenceFor(asked.length, found.length),
    saved: saved.map((scenario) => scenarioLine(scenario, today)),
  };
}

function sentenceFor(asked: number, found: number): string | null {
  if (asked === 0) return null;
  if (found < 2) return "Tick two or three calculations to see them side by side.";
  return found > MAX_COMPARED
    ? "Three fit side by side. These are the first three you ticked."
    : null;
}

export function meta() {
  return [{ title: "Compare points calculations - Waymark" }];
}

export default function PointsComparePage({ loaderData }: Route.ComponentProps) {
  return <CompareScreen {...loaderData} paths={pointsPaths} />;
}
