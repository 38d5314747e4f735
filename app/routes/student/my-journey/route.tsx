import { loadJourney } from "#app/compose/journey/journey.server.ts";
import { memberOf } from "#app/member.server.ts";
import { JourneyScreen } from "#domain/journey/components/journey-screen.tsx";
import type { Route } from "./+types/route";

export function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get("month");
  return loadJourney(memberOf(context), asked, new Date());
}

export function meta() {
  return [{ title: "Your journey - Waymark" }];
}

export default function MyJourneyPage({ loaderData }: Route.ComponentProps) {
  return <JourneyScreen {...loaderData} />;
}
